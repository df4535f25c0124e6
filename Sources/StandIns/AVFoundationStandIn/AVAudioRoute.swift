// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here they are only there.

public import Foundation

/// The device's own speaker is heard, whatever an app asks for.
extension AVAudioSession {
  public enum InterruptionType: UInt, Hashable, Sendable { case began = 1, ended = 0 }
  public struct InterruptionOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }
  public enum InterruptionReason: UInt, Hashable, Sendable { case `default`, appWasSuspended, builtInMicMuted }
  public enum RouteChangeReason: UInt, Hashable, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory, routeConfigurationChange
  }
  public enum PortOverride: UInt, Hashable, Sendable {
    case none = 0
    case speaker = 0x73_70_6B_72
  }
  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    public static let builtInReceiver = Port(rawValue: "Receiver")
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    public static let headphones = Port(rawValue: "Headphones")
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    public static let airPlay = Port(rawValue: "AirPlay")
    public static let carAudio = Port(rawValue: "CarAudio")
    public static let usbAudio = Port(rawValue: "USBAudio")
    public static let lineOut = Port(rawValue: "LineOut")
    public static let HDMI = Port(rawValue: "HDMIOutput")
  }

  public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")

  public var mode: Mode { .default }
  public var categoryOptions: CategoryOptions { [] }
  /// A guess: what speakers of telephones usually have, in a second.
  public var sampleRate: Double { 48_000 }
  public var preferredSampleRate: Double { 0 }
  public var ioBufferDuration: TimeInterval { 0 }
  public var preferredIOBufferDuration: TimeInterval { 0 }
  public var outputLatency: TimeInterval { 0 }
  public var inputLatency: TimeInterval { 0 }
  public var outputNumberOfChannels: Int { 2 }
  public var inputNumberOfChannels: Int { 1 }
  public var maximumOutputNumberOfChannels: Int { 2 }
  public var isOtherAudioPlaying: Bool { false }
  public var secondaryAudioShouldBeSilencedHint: Bool { false }
  public var isInputAvailable: Bool { false }
  public var availableInputs: [AVAudioSessionPortDescription]? { nil }
  public var preferredInput: AVAudioSessionPortDescription? { nil }
  public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  public func setMode(_ mode: Mode) throws {}
  public func setPreferredSampleRate(_ sampleRate: Double) throws {}
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
  public func setPreferredOutputNumberOfChannels(_ count: Int) throws {}
  public func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
  public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
}

/// The speaker.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  public var inputs: [AVAudioSessionPortDescription] { [] }
  public var outputs: [AVAudioSessionPortDescription] {
    [AVAudioSessionPortDescription(portType: .builtInSpeaker, portName: "Speaker")]
  }
}
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  public let portType: AVAudioSession.Port
  public let portName: String
  public var uid: String { portName }
  init(portType: AVAudioSession.Port, portName: String) { (self.portType, self.portName) = (portType, portName) }
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
