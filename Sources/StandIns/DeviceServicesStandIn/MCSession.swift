// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import Foundation

/// Somebody nearby: a name, which is nobody else's of the same name.
open class MCPeerID: NSObject, @unchecked Sendable {
  public let displayName: String
  public init(displayName myDisplayName: String) { displayName = myDisplayName }
}

/// What is said to people nearby: there are none, and nothing is ever sent.
open class MCSession: NSObject, @unchecked Sendable {
  public let myPeerID: MCPeerID
  public let encryptionPreference: MCEncryptionPreference
  public weak var delegate: (any MCSessionDelegate)?
  public var connectedPeers: [MCPeerID] { [] }
  public var securityIdentity: [Any]? { nil }

  public convenience init(peer myPeerID: MCPeerID) {
    self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .required)
  }
  public init(peer myPeerID: MCPeerID, securityIdentity: [Any]?, encryptionPreference: MCEncryptionPreference) {
    self.myPeerID = myPeerID
    self.encryptionPreference = encryptionPreference
  }
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
    throw MCError(.notConnected)
  }
  open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
    throw MCError(.notConnected)
  }
  @discardableResult
  open func sendResource(
    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) -> Progress? {
    completionHandler?(MCError(.notConnected))
    return nil
  }
  open func cancelConnectPeer(_ peerID: MCPeerID) {}
  open func disconnect() {}
}

public enum MCSessionState: Int, Hashable, Sendable { case notConnected, connecting, connected }
public enum MCSessionSendDataMode: Int, Hashable, Sendable { case reliable, unreliable }
public enum MCEncryptionPreference: Int, Hashable, Sendable { case optional, required, none }

public struct MCError: Error, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// What is told of people nearby; nothing ever is.
public protocol MCSessionDelegate: AnyObject {
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    with progress: Progress)
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    at localURL: URL?, withError error: (any Error)?)
}

/// Says that somebody is there, to nobody.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
  public let myPeerID: MCPeerID
  public let discoveryInfo: [String: String]?
  public let serviceType: String
  public weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    self.myPeerID = myPeerID
    discoveryInfo = info
    self.serviceType = serviceType
  }
  open func startAdvertisingPeer() {}
  open func stopAdvertisingPeer() {}
}
public protocol MCNearbyServiceAdvertiserDelegate: AnyObject {
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
    invitationHandler: @escaping (Bool, MCSession?) -> Void)
}

/// Looks for people nearby, and finds none.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
  public let myPeerID: MCPeerID
  public let serviceType: String
  public weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  public init(peer myPeerID: MCPeerID, serviceType: String) {
    self.myPeerID = myPeerID
    self.serviceType = serviceType
  }
  open func startBrowsingForPeers() {}
  open func stopBrowsingForPeers() {}
  open func invitePeer(
    _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
  ) {}
}
public protocol MCNearbyServiceBrowserDelegate: AnyObject {
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
}
