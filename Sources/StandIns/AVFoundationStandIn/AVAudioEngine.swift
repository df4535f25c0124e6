// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here they are only there.

public import Foundation

/// Hears and plays nothing: its blocks are never called.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  public let inputNode = AVAudioInputNode()
  public let outputNode = AVAudioOutputNode()
  public let mainMixerNode = AVAudioMixerNode()
  public private(set) var isRunning = false
  public override init() { super.init() }
  public func attach(_ node: AVAudioNode) {}
  public func detach(_ node: AVAudioNode) {}
  public func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  public func disconnectNodeInput(_ node: AVAudioNode) {}
  public func prepare() {}
  public func start() throws { isRunning = true }
  public func pause() { isRunning = false }
  public func stop() { isRunning = false }
  public func reset() {}
}

public typealias AVAudioNodeBus = Int
public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

open class AVAudioNode: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  public func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  public func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}
  public func removeTap(onBus bus: AVAudioNodeBus) {}
  public func reset() {}
}
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {
  public func setVoiceProcessingEnabled(_ enabled: Bool) throws {}
}
open class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  public var outputVolume: Float = 1
}
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  public var isPlaying: Bool { false }
  public var volume: Float = 1
  public func play() {}
  public func pause() {}
  public func stop() {}
  public func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) {}
}

open class AVAudioFormat: NSObject, @unchecked Sendable {
  public let sampleRate: Double
  public let channelCount: UInt32
  public override init() {
    sampleRate = 44_100
    channelCount = 1
  }
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    self.sampleRate = sampleRate
    channelCount = channels
  }
}

/// Samples: of silence.
open class AVAudioBuffer: NSObject {
  public let format: AVAudioFormat
  init(format: AVAudioFormat) { self.format = format }
}
open class AVAudioPCMBuffer: AVAudioBuffer {
  public var frameLength: AVAudioFrameCount = 0
  public let frameCapacity: AVAudioFrameCount
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    self.frameCapacity = frameCapacity
    super.init(format: format)
  }
}
open class AVAudioTime: NSObject {
  public let sampleTime: AVAudioFramePosition
  public let sampleRate: Double
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    self.sampleTime = sampleTime
    self.sampleRate = sampleRate
  }
}
