// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import Foundation

/// What a phone says to a watch: there is none, and nothing is ever sent.
open class WCSession: NSObject, @unchecked Sendable {
  public static let `default` = WCSession()
  public class func isSupported() -> Bool { false }

  public weak var delegate: (any WCSessionDelegate)?
  public var activationState: WCSessionActivationState { .notActivated }
  public var isPaired: Bool { false }
  public var isWatchAppInstalled: Bool { false }
  public var isComplicationEnabled: Bool { false }
  public var isReachable: Bool { false }
  public var isCompanionAppInstalled: Bool { false }
  public var hasContentPending: Bool { false }
  public var watchDirectoryURL: URL? { nil }
  public var applicationContext: [String: Any] { [:] }
  public var receivedApplicationContext: [String: Any] { [:] }
  public var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  public var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

  open func activate() {}
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(code: .sessionNotSupported)
  }
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(WCError(code: .sessionNotSupported))
  }
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(WCError(code: .sessionNotSupported))
  }
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer()
  }
  @discardableResult
  open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer()
  }
  @discardableResult
  open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer { WCSessionFileTransfer() }
}

public enum WCSessionActivationState: Int, Hashable, Sendable { case notActivated, inactive, activated }

public struct WCError: Error, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case genericError = 7001, sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired
    case watchAppNotInstalled, notReachable
  }
  public let code: Code
}

open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  public var userInfo: [String: Any] { [:] }
  public var isTransferring: Bool { false }
  public func cancel() {}
}
open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
  public var isTransferring: Bool { false }
  public func cancel() {}
}
open class WCSessionFile: NSObject, @unchecked Sendable {
  public var fileURL: URL { URL(filePath: "/") }
  public var metadata: [String: Any]? { nil }
}

/// What is told of a watch; nothing ever is.
public protocol WCSessionDelegate: AnyObject {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
}
