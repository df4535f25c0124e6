// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import Dispatch
public import Foundation

public typealias CMTimeScale = Int32
public typealias CMTimeValue = Int64

/// A time as a fraction of seconds.
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public init(value: CMTimeValue = 0, timescale: CMTimeScale = 1) { (self.value, self.timescale) = (value, timescale) }
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    self.init(
      value: seconds.isFinite ? CMTimeValue(seconds * Double(preferredTimescale)) : 0, timescale: preferredTimescale)
  }
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  public var isValid: Bool { timescale != 0 }
  public var isIndefinite: Bool { false }
  public var isNumeric: Bool { isValid }
  public static let zero = CMTime()
  public static let invalid = CMTime(value: 0, timescale: 0)
  public static let indefinite = CMTime(value: 0, timescale: 0)
  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
  public static func + (left: CMTime, right: CMTime) -> CMTime {
    CMTime(seconds: left.seconds + right.seconds, preferredTimescale: max(left.timescale, right.timescale))
  }
  public static func - (left: CMTime, right: CMTime) -> CMTime {
    CMTime(seconds: left.seconds - right.seconds, preferredTimescale: max(left.timescale, right.timescale))
  }
}
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 < time2 ? -1 : time2 < time1 ? 1 : 0
}
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}

public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
}

open class AVAsset: NSObject, @unchecked Sendable {
  public let url: URL
  public var duration: CMTime { .zero }
  public init(url: URL) { self.url = url }
}
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public init(url: URL, options: [String: Any]? = nil) { super.init(url: url) }
}
open class AVPlayerItem: NSObject, @unchecked Sendable {
  public enum Status: Int, Hashable, Sendable { case unknown, readyToPlay, failed }
  public let asset: AVAsset
  public var status: Status { .unknown }
  public var duration: CMTime { .indefinite }
  public var error: (any Error)? { nil }
  public var preferredForwardBufferDuration: TimeInterval = 0
  public init(url: URL) { asset = AVAsset(url: url) }
  public init(asset: AVAsset) { self.asset = asset }
  public func currentTime() -> CMTime { .zero }
  public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}
extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// Plays nothing.
open class AVPlayer: NSObject, @unchecked Sendable {
  public enum Status: Int, Hashable, Sendable { case unknown, readyToPlay, failed }
  public enum TimeControlStatus: Int, Hashable, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  public enum ActionAtItemEnd: Int, Hashable, Sendable { case advance, pause, none }
  public private(set) var currentItem: AVPlayerItem?
  public var rate: Float = 0
  public var defaultRate: Float = 1
  public var volume: Float = 1
  public var isMuted = false
  public var allowsExternalPlayback = true
  public var preventsDisplaySleepDuringVideoPlayback = true
  public var automaticallyWaitsToMinimizeStalling = true
  public var actionAtItemEnd = ActionAtItemEnd.pause
  public var status: Status { .unknown }
  public var error: (any Error)? { nil }
  public var timeControlStatus: TimeControlStatus { .paused }
  public override init() { super.init() }
  public init(url URL: URL) { currentItem = AVPlayerItem(url: URL) }
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  public func play() {}
  public func pause() {}
  public func currentTime() -> CMTime { .zero }
  public func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  public func seek(to time: CMTime) {}
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  public func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(true) }
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  public func removeTimeObserver(_ observer: Any) {}
}
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  public init(items: [AVPlayerItem]) { super.init(playerItem: items.first) }
}
open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
}
