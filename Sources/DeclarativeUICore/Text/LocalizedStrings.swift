public import Foundation
import StringCatalogs

// What Foundation has on Apple's systems only. The language is that of the body that is evaluated, and that of the United
// States elsewhere: never that of the machine.

extension String {
  /// A literal with values in it that is a key, by Foundation's name.
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

  /// Creates the text that stands for a literal, or the literal itself.
  /// - Parameter locale: what numbers look like; it does not choose the language.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.key.string(in: StringPlace(table: table, bundle: bundle), .ofBody, numbers: locale)
  }

  /// Creates the text that stands for a key, or the default.
  /// - Parameter locale: what numbers look like; it does not choose the language.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = defaultValue.key.string(
      in: StringPlace(table: table, bundle: bundle), key: "\(key)", .ofBody, numbers: locale)
  }

  /// Creates the text of a resource, in its own language.
  public init(localized resource: LocalizedStringResource) {
    var environment = EnvironmentValues.ofBody
    environment.locale = resource.locale
    self = resource.defaultValue.key.string(in: resource.place, key: resource.key, environment)
  }
}

/// What has a text for people in their language, by Foundation's name.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}

/// A text that is looked for in the language of the place where it is shown, by Foundation's name.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// Where the text is looked for.
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

  /// The key of the text.
  public let key: String
  /// The text of the source.
  public let defaultValue: String.LocalizationValue
  /// The name of the files; nil is `Localizable`.
  public let table: String?
  /// The language of `String(localized:)`; a view shows the text in that of its environment.
  public var locale: Locale
  /// Where the text is looked for.
  public let bundle: BundleDescription

  /// Creates a text whose key is the literal.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key.format, keyAndValue, table, locale, bundle)
  }

  /// Creates a text with a key of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
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
    _ key: String, _ value: String.LocalizationValue, _ table: String?, _ locale: Locale?, _ bundle: BundleDescription
  ) {
    self.key = key
    defaultValue = value
    self.table = table
    self.locale = locale ?? EnvironmentValues.ofBody.locale
    self.bundle = bundle
  }

  var place: StringPlace {
    switch bundle {
    case .main: StringPlace(table: table)
    case .forClass(let type): StringPlace(table: table, bundle: Bundle(for: type))
    case .atURL(let url): StringPlace(table: table, source: .address(url))
    }
  }
}

extension Text {
  /// Creates the text of a resource, which is shown as a literal is.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(resource.defaultValue.key.storage(in: resource.place, key: resource.key))
  }
}

extension Bundle {
  /// The text for a key in the first of some languages that has one, or the value, or the key.
  public func localizedString(
    forKey key: String, value: String?, table tableName: String?, localizations: [Locale.Language]
  ) -> String {
    let languages = LanguageChoice(locales: localizations.map(\.minimalIdentifier))
    let text = try? StringCatalog.catalog(of: self).text(for: key, table: tableName, in: languages)
    return text?.text(on: EnvironmentValues.ofBody.textDevice) ?? value ?? key
  }
}
