// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import Foundation

/// Where a connection leads.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case unix(path: String)
  case url(URL)

  public var interface: NWInterface? {
    if case .service(_, _, _, let interface) = self { interface } else { nil }
  }
  public var debugDescription: String {
    switch self {
    case .hostPort(let host, let port): "\(host):\(port)"
    case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    }
  }

  /// A name, or an address in figures, which is a name here, too.
  public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    case name(String, NWInterface?)
    public init(_ string: String) { self = .name(string, nil) }
    public init(stringLiteral: String) { self.init(stringLiteral) }
    public var interface: NWInterface? { if case .name(_, let interface) = self { interface } else { nil } }
    public var debugDescription: String { if case .name(let name, _) = self { name } else { "" } }
  }

  public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral, CustomDebugStringConvertible {
    public static let any = Port(integerLiteral: 0)
    public static let ssh = Port(integerLiteral: 22)
    public static let http = Port(integerLiteral: 80)
    public static let https = Port(integerLiteral: 443)
    public let rawValue: UInt16
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    public init(integerLiteral: UInt16) { rawValue = integerLiteral }
    public init?(_ string: String) {
      guard let number = UInt16(string) else { return nil }
      rawValue = number
    }
    public var debugDescription: String { "\(rawValue)" }
  }
}

/// How a connection is made.
public final class NWParameters: @unchecked Sendable {
  public enum ServiceClass: Hashable, Sendable {
    case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
  }
  public static var tcp: NWParameters { NWParameters() }
  public static var udp: NWParameters { NWParameters() }
  public static var tls: NWParameters { NWParameters() }
  public static var dtls: NWParameters { NWParameters() }
  public var requiredInterfaceType: NWInterface.InterfaceType = .other
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  public var prohibitExpensivePaths = false
  public var prohibitConstrainedPaths = false
  public var includePeerToPeer = false
  public var allowLocalEndpointReuse = false
  public var allowFastOpen = false
  public var acceptLocalOnly = false
  public var preferNoProxies = false
  public var serviceClass: ServiceClass = .bestEffort
  public var requiredLocalEndpoint: NWEndpoint?
  public init() {}
  public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {}
  public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {}
}

public enum NWProtocolTLS {
  public final class Options: @unchecked Sendable { public init() {} }
}
public enum NWProtocolUDP {
  public final class Options: @unchecked Sendable { public init() {} }
}
public enum NWProtocolTCP {
  public final class Options: @unchecked Sendable {
    public var noDelay = false
    public var enableKeepalive = false
    public var keepaliveIdle = 0
    public var keepaliveInterval = 0
    public var keepaliveCount = 0
    public var connectionTimeout = 0
    public var enableFastOpen = false
    public init() {}
  }
}

public enum NWError: Error, Equatable, Sendable {
  case posix(POSIXErrorCode)
  case dns(Int32)
  case tls(Int32)
}
