import Foundation
import SourceAdaptation

/// What a module formats in the language of the device, by the names that Foundation has for it: `date.formatted()`,
/// `.dateTime`, `.currency(code:)`.
///
/// Foundation takes the locale of the process on Linux, `en_001`, which cannot be set: days before months, and `US$` before
/// amounts. A declaration of a module itself counts before one of the same type that it imports, so the module gets these.
/// Each line is a declaration, since those that do not compile are left out by line.
enum DeviceFormats {
  /// The source, or nil where nothing is formatted.
  /// - Parameter texts: the sources of the module; names that they declare themselves are left to them.
  static func source(for texts: [String]) -> String? {
    guard texts.contains(where: { text in words.contains { text.contains($0) } }) else { return nil }
    let own = texts.filter { text in declarations.contains { text.contains($0.head) } }.map {
      (text: $0, names: DeclaredNames.functions(in: $0).union(DeclaredNames.constants(in: $0)))
    }
    let lines = declarations.filter { declaration in
      !own.contains { $0.names.contains(declaration.name) && $0.text.contains(declaration.head) }
    }.map { "extension \($0.type) { nonisolated \($0.code) }" }
    return """
      // What is formatted in the language and the region of the device, which Foundation takes from the process.
      import Foundation
      import FoundationStandIn

      \(lines.joined(separator: "\n"))

      """
  }

  private static let words = ["formatted(", "FormatStyle"]

  private struct Declaration {
    let name: String
    let type: String
    let code: String

    init(_ name: String, of type: String, _ code: String) { (self.name, self.type, self.code) = (name, type, code) }

    /// How an extension of its type begins.
    var head: String { "extension " + type.prefix { $0.isLetter } }
  }

  private static let declarations = dates + spans + amounts + lists

  private static let dates = [
    Declaration("formatted", of: "Date", "func formatted() -> String { formatted(date: .numeric, time: .shortened) }"),
    Declaration(
      "formatted", of: "Date",
      "func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String "
        + "{ Date.FormatStyle.ofDevice(date: date, time: time).format(self) }"),
    Declaration(
      "init", of: "Date.FormatStyle",
      "init(date: DateStyle? = nil, time: TimeStyle? = nil, locale: Locale = .ofDevice, "
        + "calendar: Calendar = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent, "
        + "capitalizationContext: FormatStyleCapitalizationContext = .unknown) "
        + "{ self = .ofDevice(date: date, time: time); self.locale = locale; self.calendar = calendar; "
        + "self.timeZone = timeZone; self.capitalizationContext = capitalizationContext }"),
    Declaration(
      "dateTime", of: "FormatStyle where Self == Date.FormatStyle", "static var dateTime: Self { .ofDevice() }"),
    Declaration(
      "relative", of: "FormatStyle where Self == Date.RelativeFormatStyle",
      "static func relative(presentation: Date.RelativeFormatStyle.Presentation, "
        + "unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide) -> Self "
        + "{ .init(presentation: presentation, unitsStyle: unitsStyle, locale: .ofDevice) }"),
  ]

  private static let spans = [
    Declaration(
      "interval", of: "FormatStyle where Self == Date.IntervalFormatStyle",
      "static var interval: Self { .ofDevice() }"),
    Declaration(
      "formatted", of: "Range<Date>", "func formatted() -> String { formatted(date: .numeric, time: .shortened) }"),
    Declaration(
      "formatted", of: "Range<Date>",
      "func formatted(date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle) -> String "
        + "{ Date.IntervalFormatStyle.ofDevice(date: date, time: time).format(self) }"),
  ]

  private static let amounts = [
    Declaration(
      "currency", of: "FormatStyle",
      "static func currency<Value: BinaryInteger>(code: String) -> Self "
        + "where Self == IntegerFormatStyle<Value>.Currency { .init(code: code, locale: .ofDevice) }"),
    Declaration(
      "currency", of: "FormatStyle",
      "static func currency<Value: BinaryFloatingPoint>(code: String) -> Self "
        + "where Self == FloatingPointFormatStyle<Value>.Currency { .init(code: code, locale: .ofDevice) }"),
    Declaration(
      "currency", of: "FormatStyle where Self == Decimal.FormatStyle.Currency",
      "static func currency(code: String) -> Self { .init(code: code, locale: .ofDevice) }"),
  ]

  private static let lists = [
    Declaration(
      "formatted", of: "Sequence<String>",
      "func formatted() -> String "
        + "{ ListFormatStyle<StringStyle, Self>.ofDevice(type: .and, width: .standard).format(self) }"),
    Declaration(
      "list", of: "FormatStyle",
      "static func list<Base>(type: Self.ListType, width: Self.Width = .standard) -> Self "
        + "where Self == ListFormatStyle<StringStyle, Base> { .ofDevice(type: type, width: width) }"),
  ]
}
