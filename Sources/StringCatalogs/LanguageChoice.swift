/// The languages in which a text is looked for, for the people of one locale, the best first.
package struct LanguageChoice: Hashable, Sendable {
  let names: [String]

  /// - Parameter locale: an identifier such as `de_AT`, `zh-Hant-HK` or `en_US@calendar=buddhist`.
  package init(locale: String) {
    let parts = locale.lowercased().prefix { $0 != "@" && $0 != "." }.split { $0 == "-" || $0 == "_" }.map(String.init)
    let language = parts.first ?? ""
    let region = parts.dropFirst().first { $0.count == 2 || $0.count == 3 && $0.allSatisfy(\.isNumber) }
    let script = parts.dropFirst().first { $0.count == 4 } ?? Self.script(of: language, in: region)
    var names: [String] = []
    if let script, let region { names.append("\(language)-\(script)-\(region)") }
    if let region { names.append("\(language)-\(region)") }
    if let script { names.append("\(language)-\(script)") }
    // The parents of CLDR that are no languages without a region: Spanish of Latin America, Portuguese outside of Brazil.
    switch (language, region) {
    case ("es", .some(let region))
    where region != "es" && region != "ea" && region != "ic" && region != "gq" && region != "ph":
      names.append("es-419")
    case ("pt", .some(let region)) where region != "br": names.append("pt-pt")
    default: break
    }
    // Without a region, Chinese is a script's: no text in the other one.
    if language != "zh" || script == "hans" { names.append(language) }
    self.names = names
  }

  /// The languages of several locales, those of the first one first.
  package init(locales: [String]) {
    names = locales.flatMap { LanguageChoice(locale: $0).names }
  }

  /// How well a language suits; nil is not at all, larger is better.
  package func suitability(of language: String) -> Int? {
    names.firstIndex(of: Self.normalized(language)).map { names.count - $0 }
  }

  /// The script of Chinese, which its languages are named by.
  private static func script(of language: String, in region: String?) -> String? {
    guard language == "zh" else { return nil }
    return ["tw", "hk", "mo"].contains(region) ? "hant" : "hans"
  }

  /// A language as files name it (`zh-Hans`, `pt_BR`), so that it can be compared.
  static func normalized(_ language: String) -> String {
    language.lowercased().replacing("_", with: "-")
  }
}
