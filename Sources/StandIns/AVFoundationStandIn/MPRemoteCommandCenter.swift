// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import Foundation

/// What headphones and lock screens ask an app for: they are not there, and never ask.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let onlyOne = MPRemoteCommandCenter()
  public class func shared() -> MPRemoteCommandCenter { onlyOne }
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let changeRepeatModeCommand = MPRemoteCommand()
  public let changeShuffleModeCommand = MPRemoteCommand()
  public let likeCommand = MPFeedbackCommand()
  public let dislikeCommand = MPFeedbackCommand()
  public let bookmarkCommand = MPFeedbackCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  public let changePlaybackPositionCommand = MPRemoteCommand()
}
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  public var isEnabled = true
  @discardableResult
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { self }
  open func removeTarget(_ target: Any?) {}
}
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  public var preferredIntervals: [NSNumber] = []
}
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  public var supportedPlaybackRates: [NSNumber] = []
}
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  public var isActive = false
  public var localizedTitle = ""
  public var localizedShortTitle = ""
}
public enum MPRemoteCommandHandlerStatus: Int, Hashable, Sendable {
  case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed = 200
}
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  public let command = MPRemoteCommand()
  public let timestamp: TimeInterval = 0
}
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  public let interval: TimeInterval = 0
}
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  public let positionTime: TimeInterval = 0
}
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  public let playbackRate: Float = 1
}
open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  public let type = MPSeekCommandEventType.beginSeeking
}
public enum MPSeekCommandEventType: UInt, Hashable, Sendable { case beginSeeking, endSeeking }
