// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here they are only there.

public import Foundation

/// A file of sound: none can be read.
open class AVAudioFile: NSObject, @unchecked Sendable {
  public let url: URL
  public let fileFormat = AVAudioFormat()
  public let processingFormat = AVAudioFormat()
  public let length: AVAudioFramePosition = 0
  public var framePosition: AVAudioFramePosition = 0

  public init(forReading fileURL: URL) throws {
    url = fileURL
    super.init()
    throw CocoaError(.fileReadUnsupportedScheme)
  }

  public init(forWriting fileURL: URL, settings: [String: Any]) throws { url = fileURL }
  public func read(into buffer: AVAudioPCMBuffer) throws {}
  public func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {}
  public func write(from buffer: AVAudioPCMBuffer) throws {}
}

public enum AVAudioUnitEQFilterType: Int, Hashable, Sendable {
  case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf
  case resonantLowShelf, resonantHighShelf
}
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
  public var filterType = AVAudioUnitEQFilterType.parametric
  public var frequency: Float = 0
  public var bandwidth: Float = 0
  public var gain: Float = 0
  public var bypass = true
}
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {}
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable { public var bypass = false }
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
  public let bands: [AVAudioUnitEQFilterParameters]
  public var globalGain: Float = 0
  public init(numberOfBands: Int) { bands = (0..<numberOfBands).map { _ in AVAudioUnitEQFilterParameters() } }
}
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable { public var wetDryMix: Float = 0 }
open class AVAudioUnitTimePitch: AVAudioUnit, @unchecked Sendable {
  public var rate: Float = 1
  public var pitch: Float = 0
  public var overlap: Float = 8
}
open class AVAudioConnectionPoint: NSObject, @unchecked Sendable {
  public weak var node: AVAudioNode?
  public let bus: AVAudioNodeBus
  public init(node: AVAudioNode, bus: AVAudioNodeBus) { (self.node, self.bus) = (node, bus) }
}

/// No node is kept, since nothing is heard.
extension AVAudioEngine {
  public var attachedNodes: Set<AVAudioNode> { [] }
  public func disconnectNodeOutput(_ node: AVAudioNode) {}
  public func inputConnectionPoint(for node: AVAudioNode, inputBus bus: AVAudioNodeBus) -> AVAudioConnectionPoint? {
    nil
  }
  public func outputConnectionPoints(for node: AVAudioNode, outputBus bus: AVAudioNodeBus) -> [AVAudioConnectionPoint] {
    []
  }
}
extension Notification.Name {
  public static let AVAudioEngineConfigurationChange = Notification.Name("AVAudioEngineConfigurationChangeNotification")
}
extension AVAudioNode {
  public var engine: AVAudioEngine? { nil }
  public var lastRenderTime: AVAudioTime? { nil }
}
extension AVAudioPlayerNode {
  public func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
  public func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil
  ) {}
  public func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
    at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil
  ) {}
}
extension AVAudioFormat { public var settings: [String: Any] { [:] } }
