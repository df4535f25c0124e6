import Foundation

/// The time zone of the device that views are shown on, for formatters that are made without one.
///
/// `date.formatted()` and `DateFormatter()` in a view take the zone of the process, which is the machine's: a picture would be
/// another one on each. So the process has the zone of the environment's default from the first view on that is shown, unless
/// a test has chosen one by `NSTimeZone.default`. Their locale is the machine's on Apple's platforms; on Linux Foundation has
/// the same on all (`en_001`).
enum DeviceClock {
  /// Gives the process the zone, once.
  static let setting: Void = {
    setenv("TZ", "GMT", 1)
    NSTimeZone.resetSystemTimeZone()
    // A zone that a test has chosen is the default still; formatters take one that was made the default only.
    if NSTimeZone.default == .gmt { NSTimeZone.default = .gmt }
  }()
}
