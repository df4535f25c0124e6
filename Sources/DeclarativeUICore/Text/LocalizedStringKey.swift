public import Foundation

/// The text of a literal, with values and styled texts in it.
///
/// It is the key of a text in the language of the environment, with `%@` and `%lld` in the places of values: see
/// <doc:LocalizedTexts>. Numbers look as the locale of the environment has them, which is that of the United States on every
/// machine: the locale of the machine is never asked. Markdown is read in the literal or in what stands for it, and not in what
/// is interpolated.
///
/// A literal takes the values that SwiftUI's takes and no others, so that what compiles here compiles there.
/// - Remark: in the language of the environment, from string catalogs: <doc:LocalizedTexts>.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// A part of a literal.
  enum Piece: Equatable, Sendable {
    case literal(String)
    case text(Text)
    case number(LiteralNumber)
  }

  private let pieces: [Piece]

  /// Creates the text of a string.
  public init(_ value: String) {
    pieces = [.literal(value)]
  }

  /// Creates the text of a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates the text of a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
  }

  /// - Parameter key: under which the text is looked for; nil is the literal.
  func storage(in place: StringPlace = StringPlace(), key: String? = nil) -> Text.Storage {
    if key == nil, pieces.count == 1, case .literal(let literal) = pieces[0] { return .literal(literal, place) }
    return pieces.isEmpty
      ? .string("") : .source(AnyTextSource(InterpolatedLiteral(pieces: pieces, place: place, key: key)))
  }

  /// The text without Markdown, as `String(localized:)` has it.
  /// - Parameters:
  ///   - environment: chooses the language.
  ///   - locale: what numbers look like; nil is the environment's.
  func string(
    in place: StringPlace, key: String? = nil, _ environment: EnvironmentValues, numbers locale: Locale? = nil
  ) -> String {
    InterpolatedLiteral(pieces: pieces, place: place, key: key, readsMarkdown: false, numberLocale: locale)
      .string(in: environment)
  }

  /// The literal as a key, with a format for each value.
  var format: String { pieces.format }

  /// The pieces of a literal with interpolations.
  /// - Remark: numbers and dates look as the environment says, never as on the machine.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate private(set) var pieces: [Piece] = []

    /// Starts a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Adds characters of the literal.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) {
      appendInterpolation(Text(verbatim: string))
    }

    /// Adds a number, its digits in groups as its language has them, with six decimals where it may have any.
    public mutating func appendInterpolation<T: FormatSpecifiable>(_ value: T) {
      pieces.append(.number(LiteralNumber(value)))
    }

    /// Adds a number by a format of `String(format:)`.
    public mutating func appendInterpolation<T: FormatSpecifiable>(_ value: T, specifier: String) {
      pieces.append(.number(LiteralNumber(value, specifier: specifier)))
    }

    /// Adds a value by a style, as `Text(_:format:)` shows it.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      appendInterpolation(Text(input, format: format))
    }

    /// Adds a date by a style, as `Text(_:style:)` shows it.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// Adds the range between two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    /// Adds an interval between two dates.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(Text(interval))
    }

    /// Adds a clock, as `Text(timerInterval:pauseTime:countsDown:showsHours:)` shows it.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }

    /// Adds an object by a formatter, or its description.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      guard let formatter else { return appendInterpolation(subject.description) }
      appendInterpolation(Text(subject, formatter: formatter))
    }

    /// Adds a value of Foundation by a formatter, or its description.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      appendInterpolation(formatter.map { $0.string(for: subject) ?? "" } ?? subject.description)
    }

    /// Adds a date by a formatter, or its description.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter? = nil) {
      guard let formatter else { return appendInterpolation(date.description) }
      appendInterpolation(Text(date, formatter: formatter))
    }

    /// Adds a text that keeps its styles.
    public mutating func appendInterpolation(_ text: Text) {
      pieces.append(.text(text))
    }

    /// Adds a text with styles of its own.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }

    /// Adds the text of a resource.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendInterpolation(Text(resource))
    }

    /// Adds a picture, for which a box is drawn; the result says so.
    public mutating func appendInterpolation(_ image: Image) {
      appendInterpolation(Text(image))
    }
  }
}
