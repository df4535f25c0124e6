// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import Foundation

/// A phone that cannot shake.
open class CHHapticEngine: @unchecked Sendable {
  public enum StoppedReason: Int, Hashable, Sendable {
    case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed = 5
    case gameControllerDisconnect, systemError = -1
  }
  public static func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
  public var stoppedHandler: (StoppedReason) -> Void = { _ in }
  public var resetHandler: () -> Void = {}
  public var playsHapticsOnly = false
  public var isAutoShutdownEnabled = false
  public init() throws {}
  open func start() throws {}
  open func start() async throws {}
  open func start(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  open func stop() async throws {}
  open func stop(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { SilentPlayer() }
  open func playPattern(from url: URL) throws {}
}
public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}
private struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}
public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func cancel() throws
}
private final class SilentPlayer: CHHapticPatternPlayer {
  func start(atTime time: TimeInterval) throws {}
  func stop(atTime time: TimeInterval) throws {}
  func cancel() throws {}
}
public let CHHapticTimeImmediate: TimeInterval = 0
public struct CHHapticPattern {
  public let duration: TimeInterval
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }
}
public struct CHHapticEvent {
  public enum EventType: Hashable, Sendable {
    case hapticTransient, hapticContinuous, audioContinuous, audioCustom
  }
  public enum ParameterID: Hashable, Sendable {
    case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained, audioVolume, audioPitch
    case audioPan, audioBrightness
  }
  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  public var relativeTime: TimeInterval
  public var duration: TimeInterval
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
    duration: TimeInterval = 0
  ) {
    (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
  }
}
public struct CHHapticEventParameter {
  public let parameterID: CHHapticEvent.ParameterID
  public var value: Float
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}
public struct CHHapticDynamicParameter {
  public enum ID: Hashable, Sendable { case hapticIntensityControl, hapticSharpnessControl, audioVolumeControl }
  public let parameterID: ID
  public var value: Float
  public var relativeTime: TimeInterval
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
  }
}
