// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import Dispatch
public import Foundation

/// A connection that never comes about: it prepares itself until it is cancelled, and what is sent by it fails at once, on the
/// thread of the caller.
public final class NWConnection: @unchecked Sendable {
  public enum State: Equatable, Sendable {
    case setup, waiting(NWError), preparing, ready, failed(NWError), cancelled
  }
  public enum SendCompletion {
    case contentProcessed(@Sendable (NWError?) -> Void)
    case idempotent
  }
  public final class ContentContext: Sendable {
    public static let defaultMessage = ContentContext(identifier: "Default Message")
    public static let finalMessage = ContentContext(identifier: "Final Message")
    public static let defaultStream = ContentContext(identifier: "Default Stream")
    public let identifier: String
    public init(identifier: String) { self.identifier = identifier }
  }

  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  public private(set) var state: State = .setup
  public private(set) var queue: DispatchQueue?
  public var currentPath: NWPath? { nil }
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
  public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)?
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?

  private var waiting: [@Sendable (Data?, ContentContext?, Bool, NWError?) -> Void] = []

  public init(to: NWEndpoint, using: NWParameters) {
    endpoint = to
    parameters = using
  }
  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: using)
  }
  public func start(queue: DispatchQueue) {
    self.queue = queue
    become(.preparing)
  }
  public func restart() {}
  /// Tells those who wait for something that nothing comes.
  public func cancel() {
    guard state != .cancelled else { return }
    become(.cancelled)
    for completion in waiting { completion(nil, nil, true, .posix(.ECANCELED)) }
    waiting = []
  }
  public func forceCancel() { cancel() }
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    if case .contentProcessed(let tell) = completion { tell(.posix(.ENOTCONN)) }
  }
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) { receiveMessage(completion: completion) }
  public func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {
    guard state != .cancelled else { return completion(nil, nil, true, .posix(.ECANCELED)) }
    waiting.append(completion)
  }
  public func batch(_ block: () -> Void) { block() }

  private func become(_ state: State) {
    self.state = state
    stateUpdateHandler?(state)
  }
}

/// Waits for others, of whom none come.
public final class NWListener: @unchecked Sendable {
  public enum State: Equatable, Sendable { case setup, waiting(NWError), ready, failed(NWError), cancelled }
  public struct Service: Equatable, Sendable {
    public var name: String?
    public var type: String
    public var domain: String?
    public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
      (self.name, self.type, self.domain) = (name, type, domain)
    }
  }
  public let parameters: NWParameters
  public let port: NWEndpoint.Port?
  public var service: Service?
  public private(set) var state: State = .setup
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
  public var newConnectionLimit = Int.max

  public init(using: NWParameters, on port: NWEndpoint.Port = .any) throws {
    parameters = using
    self.port = port
  }
  public func start(queue: DispatchQueue) {}
  public func cancel() {
    state = .cancelled
    stateUpdateHandler?(state)
  }
}

/// Looks for services nearby, and finds none.
public final class NWBrowser: @unchecked Sendable {
  public enum Descriptor: Sendable {
    case bonjour(type: String, domain: String?)
    case bonjourWithTXTRecord(type: String, domain: String?)
  }
  public enum State: Equatable, Sendable { case setup, ready, failed(NWError), cancelled, waiting(NWError) }
  public struct Result: Hashable, Sendable {
    public enum Metadata: Hashable, Sendable { case none }
    public enum Change: Hashable, Sendable { case identical, added(Result), removed(Result) }
    public let endpoint: NWEndpoint
    public let interfaces: [NWInterface]
    public let metadata: Metadata
  }
  public let descriptor: Descriptor
  public let parameters: NWParameters
  public private(set) var state: State = .setup
  public var browseResults: Set<Result> { [] }
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?

  public init(for descriptor: Descriptor, using: NWParameters) {
    self.descriptor = descriptor
    parameters = using
  }
  public func start(queue: DispatchQueue) {}
  public func cancel() {
    state = .cancelled
    stateUpdateHandler?(state)
  }
}
