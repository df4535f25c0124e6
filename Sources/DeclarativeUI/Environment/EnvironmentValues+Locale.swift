public import Foundation

// Fixed values, the same on every machine: views look as in the United States, at Greenwich time.

private enum LocaleKey: EnvironmentKey {
  static let defaultValue = Locale(identifier: "en_US")
}
private enum TimeZoneKey: EnvironmentKey {
  static let defaultValue = TimeZone.gmt
}
private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = LocaleKey.defaultValue
    calendar.timeZone = TimeZoneKey.defaultValue
    return calendar
  }
}
private enum NowKey: EnvironmentKey {
  // 9 January 2007, 9:41 at Greenwich: the time that pictures of phones show.
  static let defaultValue = Date(timeIntervalSince1970: 1_168_335_660)
}

extension EnvironmentValues {
  /// The language and region that views are made for: English in the United States, unless a view says otherwise.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar of dates: the Gregorian one, in the United States and at Greenwich, unless a view says otherwise.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of dates: that of Greenwich, unless a view says otherwise.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The time at which a picture is taken: 9 January 2007, 9:41 at Greenwich, unless a test says otherwise.
  ///
  /// SwiftUI has no such value; here it is the clock of a `TimelineView` and of texts.
  public var now: Date {
    get { self[NowKey.self] }
    set { self[NowKey.self] = newValue }
  }
}
