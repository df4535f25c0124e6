import Foundation

/// The texts of one table, such as `Localizable`, of all files that hold it.
struct StringTable: Sendable {
  /// By the name of the language, in small letters, and the key.
  private var texts: [String: [String: LocalizedText]] = [:]
  private var developmentLanguage: String

  /// - Parameters:
  ///   - files: the files by the names of the languages whose folders hold them; nil for those beside the folders.
  ///   - developmentLanguage: that of the bundle.
  init(files: [(language: String?, file: URL)], developmentLanguage: String) throws(StringFileError) {
    self.developmentLanguage = LanguageChoice.normalized(developmentLanguage)
    // Where several files have a text for a key, one with forms for amounts is the better one.
    for pathExtension in StringFolders.extensions {
      for (language, file) in files where file.pathExtension == pathExtension {
        try add(file, language: language ?? Self.anyLanguage)
      }
    }
  }

  /// The language of files beside the folders of languages.
  private static let anyLanguage = "base"

  private mutating func add(_ file: URL, language: String) throws(StringFileError) {
    switch file.pathExtension {
    case "xcstrings":
      let catalog = try StringCatalogFile(file)
      developmentLanguage = LanguageChoice.normalized(catalog.sourceLanguage)
      for (language, texts) in catalog.texts { add(texts, language) }
    case "stringsdict":
      try add(StringsDictionaryFile(file, language: rulesLanguage(language)).texts, language)
    default:
      let rules = PluralRules(language: rulesLanguage(language))
      let texts = try StringsFile(file).texts
      add(
        Dictionary(
          uniqueKeysWithValues: texts.map { key, text in
            (key, LocalizedText(variants: .text(text), rules: rules, file: file, key: key))
          }), language)
    }
  }

  private func rulesLanguage(_ language: String) -> String {
    LanguageChoice.normalized(language) == Self.anyLanguage ? developmentLanguage : language
  }

  private mutating func add(_ texts: [String: LocalizedText], _ language: String) {
    self.texts[LanguageChoice.normalized(language), default: [:]].merge(texts) { known, _ in known }
  }

  /// The text for a key in the first language that has one: those asked for, the developer's, then no language.
  func text(for key: String, in languages: LanguageChoice) -> LocalizedText? {
    for language in languages.names {
      if let text = texts[language]?[key] { return text }
    }
    return texts[developmentLanguage]?[key] ?? texts[Self.anyLanguage]?[key]
  }
}
