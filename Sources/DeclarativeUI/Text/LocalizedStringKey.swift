public import Foundation

/// The text of a literal, with values and styled texts in it.
///
/// Numbers look as the locale of the environment has them, which is that of the United States on every machine: the locale
/// of the machine is never asked. Nothing is looked up in a table of translations. Markdown is read in the literal, and not
/// in what is interpolated.
///
/// A literal takes the values that SwiftUI's takes and no others, so that what compiles here compiles there.
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

  var storage: Text.Storage {
    if pieces.count == 1, case .literal(let literal) = pieces[0] { return .literal(literal) }
    return pieces.isEmpty
      ? .string("") : .source(AnyTextSource(InterpolatedLiteral(pieces: pieces, readsMarkdown: true)))
  }

  /// The text without Markdown, as `String(localized:)` has it.
  func string(in environment: EnvironmentValues) -> String {
    InterpolatedLiteral(pieces: pieces, readsMarkdown: false).string(in: environment)
  }

  /// The pieces of a literal with interpolations.
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
      add(subject, formatter)
    }

    /// Adds a value of Foundation by a formatter, or its description.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      add(subject, formatter)
    }

    /// Adds a date by a formatter, or its description.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter? = nil) {
      add(date, formatter)
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

    private mutating func add(_ subject: some CustomStringConvertible, _ formatter: Formatter?) {
      appendInterpolation(formatter.map { $0.string(for: subject) ?? "" } ?? subject.description)
    }
  }
}

/// A literal with values in it, as it is where it is shown.
private struct InterpolatedLiteral: TextSource {
  let pieces: [LocalizedStringKey.Piece]
  let readsMarkdown: Bool

  func content(in environment: EnvironmentValues) -> Text.Content {
    let values = pieces.compactMap { value(of: $0, in: environment) }
    if readsMarkdown, let markdown = InlineMarkdown(format, values: values) { return .joined(markdown.texts) }
    var texts: [Text] = []
    var plain = ""
    for piece in pieces {
      let text = value(of: piece, in: environment)
      if case .literal(let literal) = piece {
        plain += literal
      } else if let text, text.modifiers.isEmpty, case .string(let string) = text.storage {
        plain += string
      } else if let text {
        texts += [Text(verbatim: plain), text]
        plain = ""
      }
    }
    return texts.isEmpty ? .string(plain) : .joined(texts + [Text(verbatim: plain)])
  }

  func string(in environment: EnvironmentValues) -> String {
    switch content(in: environment) {
    case .string(let string): string
    case .joined(let texts): texts.map(\.words).joined()
    case .image: ""
    }
  }

  /// The literal with a sign for each value, in which Markdown is looked for: what is interpolated has none.
  private var format: String {
    pieces.reduce(into: "") { format, piece in
      if case .literal(let literal) = piece { format += literal } else { format.append(InlineMarkdown.value) }
    }
  }

  /// The text of a value; nil of a part of the literal itself.
  private func value(of piece: LocalizedStringKey.Piece, in environment: EnvironmentValues) -> Text? {
    switch piece {
    case .literal: nil
    case .text(let text): text
    case .number(let number): Text(verbatim: number.text(in: environment.locale))
    }
  }
}

/// A number that literals of texts show: the whole numbers, `Float`, `Double` and `CGFloat`, as in SwiftUI.
///
/// Types of your own are shown as a `String` that you make of them.
public protocol FormatSpecifiable: CVarArg, Equatable {}

extension Int: FormatSpecifiable {}
extension Int8: FormatSpecifiable {}
extension Int16: FormatSpecifiable {}
extension Int32: FormatSpecifiable {}
extension Int64: FormatSpecifiable {}
extension UInt: FormatSpecifiable {}
extension UInt8: FormatSpecifiable {}
extension UInt16: FormatSpecifiable {}
extension UInt32: FormatSpecifiable {}
extension UInt64: FormatSpecifiable {}
extension Float: FormatSpecifiable {}
extension Double: FormatSpecifiable {}
extension CGFloat: FormatSpecifiable {}

/// A number in a literal.
struct LiteralNumber: Equatable, Sendable {
  private enum Value: Equatable {
    case signed(Int64)
    case unsigned(UInt64)
    case floating(Double)
  }

  private let value: Value
  /// A format of `String(format:)`; nil for the usual one.
  private let specifier: String?

  init(_ number: some FormatSpecifiable, specifier: String? = nil) {
    self.specifier = specifier
    value =
      switch number {
      case let number as UInt64: .unsigned(number)
      case let number as UInt: .unsigned(UInt64(number))
      case let number as any BinaryInteger: .signed(Int64(clamping: number))
      case let number as CGFloat: .floating(Double(number))
      case let number as Float: .floating(Double(number))
      case let number as Double: .floating(number)
      default: .floating(.nan)
      }
  }

  /// The number with its digits in groups and with six decimals unless it is whole, or as its format says.
  func text(in locale: Locale) -> String {
    let isUsual = locale.identifier == "en_US"
    if let specifier {
      // A format that asks for no group has none; the sign before decimals is the language's.
      return isUsual ? String(format: specifier, argument) : String(format: specifier, locale: locale, argument)
    }
    if isUsual { return plainText.groupingDigits }
    return switch value {
    case .signed(let number): number.formatted(.number.locale(locale))
    case .unsigned(let number): number.formatted(.number.locale(locale))
    case .floating(let number): number.formatted(.number.precision(.fractionLength(6)).locale(locale))
    }
  }

  private var plainText: String {
    switch value {
    case .signed(let number): number.description
    case .unsigned(let number): number.description
    case .floating(let number): String(format: "%lf", number)
    }
  }

  private var argument: any CVarArg {
    switch value {
    case .signed(let number): number
    case .unsigned(let number): number
    case .floating(let number): number
    }
  }
}

extension String {
  /// The number with a comma between each three digits before its decimal point: `-1,234,567.25`.
  var groupingDigits: String {
    guard let start = firstIndex(where: \.isWholeNumber) else { return self }
    let end = self[start...].firstIndex { !$0.isWholeNumber } ?? endIndex
    var grouped = ""
    for (place, digit) in self[start..<end].reversed().enumerated() {
      if place > 0, place.isMultiple(of: 3) { grouped.append(",") }
      grouped.append(digit)
    }
    return String(self[..<start]) + String(grouped.reversed()) + String(self[end...])
  }
}
