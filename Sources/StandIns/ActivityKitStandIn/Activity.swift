// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// What does not change of a live activity.
public protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable, Hashable
}

public struct ActivityContent<State: Codable & Hashable> {
  public let state: State
  public let staleDate: Date?
  public let relevanceScore: Double
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}
extension ActivityContent: Sendable where State: Sendable {}

public enum ActivityState: Codable, Hashable, Sendable { case active, pending, stale, ended, dismissed }

public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private let date: Date?
  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}

public struct PushType: Hashable, Sendable {
  private let channel: String?
  public static let token = PushType(channel: nil)
  public static func channel(_ id: String) -> PushType { PushType(channel: id) }
}

public enum ActivityStyle: Hashable, Sendable { case standard, transient }

/// What a phone would say and sound like; nobody is told.
public struct AlertConfiguration: Sendable {
  public struct AlertSound: Hashable, Sendable {
    private let name: String?
    public static let `default` = AlertSound(name: nil)
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {}
}

public enum ActivityAuthorizationError: Error, Hashable, Sendable {
  case unsupported, denied, globalMaximumExceeded, targetMaximumExceeded, unsupportedTarget, visibility
  case attributesTooLarge, malformedActivityIdentifier, missingProcessIdentifier, persistenceFailure, unentitled
  case reconnectNotPermitted
}

/// Nobody allows live activities here.
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool { false }
  public var frequentPushesEnabled: Bool { false }
  public var activityEnablementUpdates: AsyncStream<Bool> { .nothing }
  public var frequentPushEnablementUpdates: AsyncStream<Bool> { .nothing }
}

/// A live activity: none is ever begun.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
  public typealias ContentState = Attributes.ContentState

  private init() {}
  // There is no value of this class: what follows is for signatures.
  public var id: String { "" }
  public var attributes: Attributes { preconditionFailure("There are no live activities here.") }
  public var content: ActivityContent<ContentState> { preconditionFailure("There are no live activities here.") }
  public var contentState: ContentState { content.state }
  public var activityState: ActivityState { .dismissed }
  public var activityStyle: ActivityStyle { .standard }
  public var pushToken: Data? { nil }
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { .nothing }
  public var activityStateUpdates: AsyncStream<ActivityState> { .nothing }
  public var pushTokenUpdates: AsyncStream<Data> { .nothing }

  public static var activities: [Activity<Attributes>] { [] }
  public static var activityUpdates: AsyncStream<Activity<Attributes>> { .nothing }
  public static var pushToStartToken: Data? { nil }
  public static var pushToStartTokenUpdates: AsyncStream<Data> { .nothing }

  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle = .standard, alertConfiguration: AlertConfiguration? = nil, start: Date? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.denied
  }
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.denied
  }

  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date? = nil
  ) async {}
  public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
  public func end(
    _ content: ActivityContent<ContentState>? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default,
    timestamp: Date? = nil
  ) async {}
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}

extension AsyncStream {
  /// The one in which nothing comes.
  fileprivate static var nothing: AsyncStream<Element> { AsyncStream { $0.finish() } }
}
