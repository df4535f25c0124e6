public import Foundation

// What Foundation has on Apple's systems only. Nothing is translated: a text is that of the source, whose numbers look as in
// the United States unless a locale is given.

extension String {
  /// A literal with values in it that would be translated, by Foundation's name.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: LocalizedStringKey

    /// Creates the text of a string.
    public init(_ value: String) {
      key = LocalizedStringKey(value)
    }

    /// Creates the text of a literal.
    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// Creates the text of a literal with interpolations.
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation.pieces)
    }

    /// The pieces of a literal with interpolations.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var pieces: LocalizedStringKey.StringInterpolation

      /// Starts a literal.
      public init(literalCapacity: Int, interpolationCount: Int) {
        pieces = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }

      /// Adds characters of the literal.
      public mutating func appendLiteral(_ literal: String) { pieces.appendLiteral(literal) }

      /// Adds a string.
      public mutating func appendInterpolation(_ string: String) { pieces.appendInterpolation(string) }

      /// Adds a substring.
      public mutating func appendInterpolation(_ substring: Substring) { pieces.appendInterpolation(String(substring)) }

      /// Adds a number, its digits in groups as its language has them, with six decimals where it may have any.
      public mutating func appendInterpolation<T: FormatSpecifiable>(_ value: T) { pieces.appendInterpolation(value) }

      /// Adds a number by a format of `String(format:)`.
      public mutating func appendInterpolation<T: FormatSpecifiable>(_ value: T, specifier: String) {
        pieces.appendInterpolation(value, specifier: specifier)
      }

      /// Adds a value by a style.
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String {
        pieces.appendInterpolation(value, format: format)
      }
    }
  }

  /// Creates the text of a literal.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    var environment = EnvironmentValues()
    if let locale { environment.locale = locale }
    self = keyAndValue.key.string(in: environment)
  }

  /// Creates the text that stands for a key where nothing is translated.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(localized: defaultValue, table: table, bundle: bundle, locale: locale, comment: comment)
  }

  /// Creates the text of a resource.
  public init(localized resource: LocalizedStringResource) {
    self.init(localized: resource.defaultValue, table: resource.table, locale: resource.locale)
  }
}

/// A text that would be translated where it is shown, by Foundation's name.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// Where translations would be looked for.
  public enum BundleDescription: Equatable, Sendable {
    /// In the app.
    case main
    /// In the bundle of a class.
    case forClass(AnyClass)
    /// In a bundle of this address.
    case atURL(URL)

    /// Whether both are the same place.
    public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
      switch (left, right) {
      case (.main, .main): true
      case (.forClass(let left), .forClass(let right)): left === right
      case (.atURL(let left), .atURL(let right)): left == right
      default: false
      }
    }
  }

  /// The key of the translation.
  public let key: String
  /// The text of the source.
  public let defaultValue: String.LocalizationValue
  /// The table of the translation.
  public let table: String?
  /// The language; that of the United States unless it is set.
  public var locale: Locale
  /// Where translations would be looked for.
  public let bundle: BundleDescription

  /// Creates a text whose key is the literal.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = Locale(identifier: "en_US"),
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(String(localized: keyAndValue), keyAndValue, table, locale, bundle)
  }

  /// Creates a text with a key of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = Locale(identifier: "en_US"), bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init("\(key)", defaultValue, table, locale, bundle)
  }

  /// Creates the text of a literal.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  /// Creates the text of a literal with interpolations.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  private init(
    _ key: String, _ value: String.LocalizationValue, _ table: String?, _ locale: Locale, _ bundle: BundleDescription
  ) {
    self.key = key
    defaultValue = value
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }
}

extension Text {
  /// Creates the text of a resource, which is shown as a literal is.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(resource.defaultValue.key)
  }
}
