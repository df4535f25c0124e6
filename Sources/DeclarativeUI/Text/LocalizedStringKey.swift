public import Foundation

/// The text of a literal, with values and styled texts in it.
///
/// Numbers look as SwiftUI shows them to a reader in the United States, on every machine: the locale of the machine is
/// never asked. Nothing is looked up in a table of translations, and Markdown is not drawn yet: `**bold**` shows its stars,
/// and the result says so.
///
/// A literal takes the values that SwiftUI's takes and no others, so that what compiles here compiles there. Not drawn yet,
/// and so not taken: dates with a `Text.DateStyle`, ranges of dates, timers, attributed strings, resources.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let storage: Text.Storage
  /// The literal as SwiftUI looks for Markdown in it: what is interpolated has none, and stands there as in a format.
  let format: String

  /// Creates the text of a string.
  public init(_ value: String) {
    storage = .string(value)
    format = value
  }

  /// Creates the text of a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates the text of a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    storage = stringInterpolation.storage
    format = stringInterpolation.format
  }

  /// The pieces of a literal with interpolations.
  public struct StringInterpolation: StringInterpolationProtocol {
    private var pieces: [Text] = []
    private var string = ""
    fileprivate private(set) var format = ""

    /// Starts a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds characters of the literal.
    public mutating func appendLiteral(_ literal: String) {
      string += literal
      format += literal
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) {
      add(string, for: "%@")
    }

    /// Adds a number, its digits in groups of three: `1,234,567`, with six decimals where it may have any.
    public mutating func appendInterpolation<T: FormatSpecifiable>(_ value: T) {
      add(value.textInLiterals, for: value.specifier)
    }

    /// Adds a number by a format of `String(format:)`.
    public mutating func appendInterpolation<T: FormatSpecifiable>(_ value: T, specifier: String) {
      add(String(format: specifier, value), for: specifier)
    }

    /// Adds a value by a style, in the language of the United States unless the style names another locale.
    ///
    /// A time zone is the style's own: that of the machine if it names none.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      add(format.inReadersLanguage.format(input), for: "%@")
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
      pieces += [Text(verbatim: string), text]
      string = ""
      format += "%@"
    }

    private mutating func add(_ subject: some CustomStringConvertible, _ formatter: Formatter?) {
      add(formatter.map { $0.string(for: subject) ?? "" } ?? subject.description, for: "%@")
    }

    private mutating func add(_ value: String, for specifier: String) {
      string += value
      format += specifier
    }

    /// Adds a picture, for which a box is drawn; the result says so.
    public mutating func appendInterpolation(_ image: Image) {
      appendInterpolation(Text(image))
    }

    var storage: Text.Storage {
      pieces.isEmpty ? .string(string) : .joined(pieces + [Text(verbatim: string)])
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

extension FormatSpecifiable {
  /// The place of the number in a format.
  var specifier: String { self is any BinaryInteger ? "%lld" : "%lf" }

  /// The number with a comma between each three digits before its decimal point, with six decimals unless it is whole.
  var textInLiterals: String {
    if let whole = self as? any BinaryInteger { return whole.description.groupingDigits }
    return String(format: specifier, self).groupingDigits
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

extension FormatStyle {
  /// The style in the language of the United States, unless it names another locale than the machine's.
  var inReadersLanguage: Self {
    let isOfTheMachine = self == locale(.autoupdatingCurrent) || self == locale(.current)
    return isOfTheMachine ? locale(Locale(identifier: "en_US")) : self
  }
}
