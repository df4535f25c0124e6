import Foundation

/// The text of a literal, with values and styled texts in it.
///
/// Numbers look as SwiftUI shows them to a reader in the United States, on every machine: the locale of the machine is
/// never asked. Nothing is looked up in a table of translations, and Markdown is not drawn yet: `**bold**` shows its stars,
/// and the result says so.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
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

    /// Adds the description of a value.
    public mutating func appendInterpolation<T>(_ value: T) {
      add(String(describing: value), for: "%@")
    }

    /// Adds a whole number, its digits in groups of three: `1,234,567`.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      add(value.description.groupingDigits, for: "%lld")
    }

    /// Adds a number with six decimals, its digits in groups of three: `1,234.500000`; a `specifier` asks for others.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      add(String(format: "%f", Double(value)).groupingDigits, for: "%lf")
    }

    /// Adds a number by a format of `String(format:)`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      add(String(format: specifier, value), for: specifier)
    }

    /// Adds a text that keeps its styles.
    public mutating func appendInterpolation(_ text: Text) {
      pieces += [Text(verbatim: string), text]
      string = ""
      format += "%@"
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
