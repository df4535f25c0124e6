public import Foundation

extension Text {
  /// Creates the text that a style makes of a value, as people of a language write it.
  /// - Remark: in the language and time zone of the environment unless the style or the formatter has others.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.source(AnyTextSource(FormattedValue(input: input, format: format))))
  }

  /// Creates the text that a formatter makes of an object.
  /// - Remark: in the language and time zone of the environment unless the style or the formatter has others.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.source(AnyTextSource(FormatterValue(subject: subject, formatter: formatter))))
  }

  /// Creates the text that a formatter makes of a date.
  public init(_ date: Date, formatter: Formatter) {
    self.init(date as NSDate, formatter: formatter)
  }

  /// Creates the text that a formatter makes of a value of Foundation.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

/// A value as a style shows it.
private struct FormattedValue<Format: FormatStyle>: TextSource
where Format.FormatInput: Equatable, Format.FormatOutput == String {
  // Values: a style is `Codable` and `Hashable`, and what it formats is copied as it is. SwiftUI asks for no more either.
  nonisolated(unsafe) let input: Format.FormatInput
  nonisolated(unsafe) let format: Format

  func content(in environment: EnvironmentValues) -> Text.Content {
    .string(format.string(of: input, in: environment))
  }
}

extension FormatStyle {
  /// The style in the language of the United States and at Greenwich, where it would take those of the machine.
  package var inReadersLanguage: Self { following(EnvironmentValues()) }

  /// What the style makes of a value in an environment.
  func string(of input: FormatInput, in environment: EnvironmentValues) -> String where FormatOutput == String {
    let format = following(environment)
    // The style itself would ask the machine for the time.
    if let relative = format as? Date.RelativeFormatStyle, let date = input as? Date {
      let style = Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: relative.presentation, unitsStyle: relative.unitsStyle, locale: relative.locale,
        calendar: relative.calendar, capitalizationContext: relative.capitalizationContext)
      return style.format(environment.now)
    }
    return format.format(input)
  }

  /// The style in the language, calendar and time zone of an environment, where it would take those of the machine.
  func following(_ environment: EnvironmentValues) -> Self {
    let isOfTheMachine = self == locale(.autoupdatingCurrent) || self == locale(.current)
    let style = isOfTheMachine ? locale(environment.locale) : self
    guard var dated = style as? any DateFormatStyle else { return style }
    if dated.calendar == .autoupdatingCurrent { dated.calendar = environment.calendar }
    guard var zoned = dated as? any ZonedFormatStyle else { return dated as? Self ?? style }
    if zoned.timeZone == .autoupdatingCurrent { zoned.timeZone = environment.timeZone }
    return zoned as? Self ?? style
  }
}

/// A style for dates, which are other ones in other calendars.
private protocol DateFormatStyle {
  var calendar: Calendar { get set }
}

/// A style for dates, which are other ones in other time zones.
private protocol ZonedFormatStyle {
  var timeZone: TimeZone { get set }
}

extension Date.FormatStyle: DateFormatStyle, ZonedFormatStyle {}
extension Date.IntervalFormatStyle: DateFormatStyle, ZonedFormatStyle {}
extension Date.RelativeFormatStyle: DateFormatStyle {}
