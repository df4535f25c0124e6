import Foundation
import Testing

@testable import StringCatalogs

@Suite struct `A table of texts` {
  @Test(arguments: [
    ("de_AT", ["de-at", "de"]), ("en_US@calendar=japanese", ["en-us", "en"]), ("fr", ["fr"]),
    ("zh_TW", ["zh-hant-tw", "zh-tw", "zh-hant"]), ("zh-Hans-CN", ["zh-hans-cn", "zh-cn", "zh-hans", "zh"]),
    ("zh", ["zh-hans", "zh"]), ("es_MX", ["es-mx", "es-419", "es"]), ("es_ES", ["es-es", "es"]),
    ("pt_AO", ["pt-ao", "pt-pt", "pt"]), ("pt_BR", ["pt-br", "pt"]),
    ("sr_Latn_RS", ["sr-latn-rs", "sr-rs", "sr-latn", "sr"]),
    ("", [""]),
  ])
  func `is looked at in these languages`(locale: String, names: [String]) {
    #expect(LanguageChoice(locale: locale).names == names)
  }

  private let english = #""k" = "word"; "only" = "English"; "all" = "en";"#

  @Test func `answers in the language, then in the developers', then not at all`() throws {
    let files = try TextFiles([
      "en.lproj/Localizable.strings": english, "de.lproj/Localizable.strings": #""k" = "Wort";"#,
      "de-AT.lproj/Localizable.strings": #""at" = "Sackerl";"#, "Localizable.strings": #""any" = "*";"#,
    ])
    defer { files.remove() }
    #expect(try files.words("k", "de_AT") == "Wort")
    #expect(try files.words("at", "de_AT") == "Sackerl")
    #expect(try files.words("at", "de_DE") == nil)
    #expect(try files.words("only", "de_AT") == "English")
    #expect(try files.words("k", "fr_FR") == "word")
    #expect(try files.words("any", "fr_FR") == "*")
    #expect(try files.words("none", "de") == nil)
    #expect(try files.words("k", "de", table: "Other") == nil)
  }

  @Test func `has the developers' language from the bundle's description`() throws {
    let plist = try PropertyListSerialization.data(
      fromPropertyList: ["CFBundleDevelopmentRegion": "fr"], format: .xml, options: 0)
    let files = try TextFiles([
      "Info.plist": plist, "en.lproj/Localizable.strings": Data(english.utf8),
      "fr.lproj/Localizable.strings": Data(#""k" = "mot";"#.utf8),
    ])
    defer { files.remove() }
    #expect(try files.words("k", "de") == "mot")
    #expect(try files.words("only", "de") == nil)
  }

  @Test func `is found where SwiftPM puts it, whose folders have names in small letters`() throws {
    let files = try TextFiles([
      "App_App.resources/zh-hans.lproj/Localizable.strings": #""k" = "简";"#,
      "App_App.resources/pt_BR.lproj/Menu.strings": #""k" = "menu";"#,
      "App.build/en.lproj/Localizable.strings": #""k" = "no";"#,
    ])
    defer { files.remove() }
    #expect(try files.words("k", "zh_CN") == "简")
    #expect(try files.words("k", "pt_BR", table: "Menu") == "menu")
    #expect(try files.words("k", "en") == nil)
  }

  @Test func `of several files has those with forms first`() throws {
    let files = try TextFiles([
      "Localizable.xcstrings": """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "a": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "catalog" } } } } } }
      """,
      "de.lproj/Localizable.strings": #""a" = "strings"; "b" = "strings"; "c" = "strings";"#,
      "de.lproj/Localizable.stringsdict": """
      <?xml version="1.0"?><plist version="1.0"><dict><key>a</key><string>dict</string><key>b</key><string>dict</string>
      </dict></plist>
      """,
    ])
    defer { files.remove() }
    #expect(try ["a", "b", "c"].map { try files.words($0, "de") } == ["catalog", "dict", "strings"])
  }
}
