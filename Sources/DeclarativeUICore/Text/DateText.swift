public import Foundation

// The time of these texts is `EnvironmentValues.now`, their language, calendar and time zone are the environment's: the
// machine is never asked.

extension Text {
  /// How a date is shown.
  /// - Remark: words and their order are those of the tables that Apple's systems have; whether iOS shows the same in languages
  ///   other than English is not known.
  public struct DateStyle: Codable, Equatable, Sendable {
    enum Kind: Codable {
      case time, date, relative, offset, timer
    }

    let kind: Kind

    /// The time of the day: `9:41 AM`.
    public static let time = DateStyle(kind: .time)
    /// The day: `January 9, 2007`.
    public static let date = DateStyle(kind: .date)
    /// How far away it is, in its two largest units: `11 min, 14 sec`.
    public static let relative = DateStyle(kind: .relative)
    /// How far away it is, in its largest unit, with a sign: `-11 minutes` for what is to come.
    public static let offset = DateStyle(kind: .offset)
    /// How far away it is, as on a clock: `11:14`.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates the text of a date, as it is at the time of the environment.
  /// - Remark: at the time `EnvironmentValues.now`.
  public init(_ date: Date, style: DateStyle) {
    self.init(.source(AnyTextSource(StyledDate(date: date, style: style))))
  }

  /// Creates the text of the range between two dates: `9:30 AM – 3:30 PM`, with the days where they are not the same.
  public init(_ dates: ClosedRange<Date>) {
    self.init(.source(AnyTextSource(DateRange(start: dates.lowerBound, end: dates.upperBound))))
  }

  /// Creates the text of an interval between two dates: `9:30 AM – 3:30 PM`, with the days where they are not the same.
  public init(_ interval: DateInterval) {
    self.init(.source(AnyTextSource(DateRange(start: interval.start, end: interval.end))))
  }

  /// Creates a clock that runs through a time: `11:14`.
  /// - Parameters:
  ///   - timerInterval: the time that it runs through; before and after it stands at its ends.
  ///   - pauseTime: when it stands, or nil.
  ///   - countsDown: whether it shows what is left, and not what has passed.
  ///   - showsHours: whether it has hours, and not more than 59 minutes.
  /// - Remark: at the time `EnvironmentValues.now`.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      .source(
        AnyTextSource(
          Timer(interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))))
  }
}

private struct StyledDate: TextSource {
  let date: Date
  let style: Text.DateStyle

  func content(in environment: EnvironmentValues) -> Text.Content { .string(string(in: environment)) }

  func problem(in environment: EnvironmentValues) -> String? {
    guard style == .relative || style == .offset, TimeSpan(from: date, in: environment).isInForeignWords else {
      return nil
    }
    return "The words for months are not known in the language \(environment.locale.identifier), so they are English; "
      + "show it by a format: Text(date, format: .relative(presentation: .named))"
  }

  private func string(in environment: EnvironmentValues) -> String {
    switch style.kind {
    case .time: formatted(.init(date: .omitted, time: .shortened), environment)
    case .date: formatted(.init(date: .long, time: .omitted), environment)
    case .timer: ClockReading(abs(date.timeIntervalSince(environment.now)), showsHours: true).text
    case .relative: TimeSpan(from: date, in: environment).text(units: 2, isWide: false)
    case .offset:
      (date > environment.now ? "-" : "+") + TimeSpan(from: date, in: environment).text(units: 1, isWide: true)
    }
  }

  private func formatted(_ style: Date.FormatStyle, _ environment: EnvironmentValues) -> String {
    var style = style.locale(environment.locale)
    style.timeZone = environment.timeZone
    style.calendar = environment.calendar
    return style.format(date)
  }
}

private struct DateRange: TextSource {
  let start, end: Date

  func content(in environment: EnvironmentValues) -> Text.Content {
    let style = Date.IntervalFormatStyle(
      date: .omitted, time: .shortened, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone)
    return .string(style.format(start..<max(start, end)))
  }
}

private struct Timer: TextSource {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown, showsHours: Bool

  func content(in environment: EnvironmentValues) -> Text.Content {
    let time = min(max(pauseTime ?? environment.now, interval.lowerBound), interval.upperBound)
    let seconds = countsDown ? interval.upperBound.timeIntervalSince(time) : time.timeIntervalSince(interval.lowerBound)
    return .string(ClockReading(seconds, showsHours: showsHours).text)
  }
}

/// Seconds as a clock shows them; whether iOS rounds parts of a second down is not known.
private struct ClockReading {
  let text: String

  init(_ seconds: TimeInterval, showsHours: Bool) {
    let whole = Int(min(seconds, 1e9).rounded(.down))
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (minutes, rest) = (whole / 60, twoDigits(whole % 60))
    text =
      showsHours && minutes >= 60
      ? "\(minutes / 60):\(twoDigits(minutes % 60)):\(rest)" : "\(minutes):\(rest)"
  }
}

/// How far away a date is, in the units of the calendar.
private struct TimeSpan {
  private let environment: EnvironmentValues
  private let years, months, days, seconds: Int

  init(from date: Date, in environment: EnvironmentValues) {
    self.environment = environment
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    let (start, end) = (min(date, environment.now), max(date, environment.now))
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: start, to: end)
    years = parts.year ?? 0
    months = parts.month ?? 0
    days = parts.day ?? 0
    seconds = ((parts.hour ?? 0) * 60 + (parts.minute ?? 0)) * 60 + (parts.second ?? 0)
  }

  /// Whether there are units that are written in English, for want of words in the language.
  var isInForeignWords: Bool {
    hasMonths && environment.locale.language.languageCode != .english && localizedText(units: 1, isWide: false) == nil
  }

  /// Whether there are units that durations do not have.
  private var hasMonths: Bool { years > 0 || months > 0 }

  /// The largest units, as many as asked for; units that are zero are left out.
  func text(units: Int, isWide: Bool) -> String {
    guard hasMonths else {
      let style = Duration.UnitsFormatStyle(
        allowedUnits: [.days, .hours, .minutes, .seconds], width: isWide ? .wide : .abbreviated,
        maximumUnitCount: units,
        fractionalPart: .hide(rounded: .down))
      return style.locale(environment.locale).format(.seconds(days * 86_400 + seconds))
    }
    return localizedText(units: units, isWide: isWide) ?? englishText(units: units, isWide: isWide)
  }

  /// Years, months and days by the tables of Foundation; nil where there are none.
  private func localizedText(units: Int, isWide: Bool) -> String? {
    #if canImport(Darwin)
      return nil
    #else
      let locale = environment.locale.identifier
      let words = MeasurementWords(width: isWide ? "unit-width-full-name" : "unit-width-short", locale: locale)
      let counts = [(years, "year"), (months, "month"), (days, "day")].filter { $0.0 > 0 }.prefix(units)
      let amounts = counts.compactMap { words.text(of: Double($0), unit: $1, usage: nil) }
      guard amounts.count == counts.count else { return nil }
      return MeasurementWords.joined(amounts, isWide: isWide, locale: locale)
    #endif
  }

  private func englishText(units: Int, isWide: Bool) -> String {
    func words(_ count: Int, _ short: String, _ long: String) -> String {
      "\(count) " + (isWide ? long : short) + (count == 1 ? "" : "s")
    }
    let all = [words(years, "yr", "year"), words(months, "mth", "month"), words(days, "day", "day")]
    return zip(all, [years, months, days]).filter { $1 > 0 }.prefix(units).map(\.0).joined(separator: ", ")
  }
}
