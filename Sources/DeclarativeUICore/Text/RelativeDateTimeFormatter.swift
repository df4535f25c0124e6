public import Foundation

/// Words for how far a date is from another one, by Foundation's name on Apple's systems.
/// - Remark: in the language of the United States unless another one is set.
public final class RelativeDateTimeFormatter {
  /// Whether days have names.
  public enum DateTimeStyle: Int, Sendable {
    /// Always a number: `1 day ago`.
    case numeric
    /// A name where there is one: `yesterday`.
    case named
  }

  /// How long the words are.
  public enum UnitsStyle: Int, Sendable {
    /// `2 months ago`.
    case full
    /// Numbers as words: `two months ago`.
    case spellOut
    /// `2 mo. ago`.
    case short
    /// `2mo ago`.
    case abbreviated
  }

  /// Whether days have names.
  public var dateTimeStyle = DateTimeStyle.numeric
  /// How long the words are.
  public var unitsStyle = UnitsStyle.full
  /// The language: that of the United States unless another one is set.
  public var locale: Locale
  /// The calendar, at Greenwich unless another one is set.
  public var calendar: Calendar
  /// Where in a sentence the words stand: at its beginning they have a capital letter.
  public var formattingContext = Formatter.Context.unknown

  /// Creates a formatter that does not ask the machine for its language and time zone.
  public init() {
    let environment = EnvironmentValues()
    (locale, calendar) = (environment.locale, environment.calendar)
  }

  /// How far a date is from another one.
  public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    style(date).format(referenceDate)
  }

  /// How far a time in seconds is away; a negative one has passed.
  public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = EnvironmentValues().now
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  private func style(_ date: Date) -> Date.AnchoredRelativeFormatStyle {
    let units: Date.AnchoredRelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .numeric ? .numeric : .named, unitsStyle: units, locale: locale,
      calendar: calendar, capitalizationContext: capitalizationContext)
  }

  private var capitalizationContext: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .unknown, .dynamic: .unknown
    case .standalone: .standalone
    case .listItem: .listItem
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    }
  }
}
