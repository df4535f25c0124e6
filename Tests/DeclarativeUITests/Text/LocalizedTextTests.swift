import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import Testing
import Typesetting

@MainActor @Suite struct `A text for a key` {
  private let german = Locale(identifier: "de_DE")
  private let table = "Greetings"

  private func shown(_ view: some View, in locale: String = "de_DE") -> String {
    LaidOut(view, in: CGSize(width: 1000, height: 100)) { $0.locale = Locale(identifier: locale) }.items.map(\.name)
      .joined(separator: "|")
  }

  private func text(_ key: LocalizedStringKey) -> Text { Text(key, tableName: table, bundle: .module) }

  @Test func `is in the language of the environment, and else in that of the source`() {
    #expect(shown(text("hello")) == "Hallo Welt")
    #expect(shown(text("hello"), in: "en_US") == "Hello")
    #expect(shown(text("hello"), in: "fr_CA") == "Hello")
    #expect(shown(text("goodbye")) == "goodbye")
    #expect(shown(text("hello").environment(\.locale, Locale(identifier: "en_GB"))) == "Hello")
  }

  @Test func `is never looked for where the code says verbatim, or has a string`() {
    #expect(shown(Text(verbatim: "hello").environment(\.assetBundles, [.module])) == "hello")
    #expect(shown(Text("hello" as String)) == "hello")
    #expect(shown(Text("hello", bundle: .module)) == "hello")
  }

  @Test func `is found in the bundles of the environment and in the main one`() throws {
    #expect(shown(Text("hello", tableName: table)) == "Hallo Welt")
    let assets = try AssetBundle(path: "de.lproj")
    defer { assets.remove() }
    try assets.addFile("Localizable.strings", Array(#""OK" = "Gut"; "Cancel" = "Lieber nicht";"#.utf8))
    let bundle = try #require(assets.bundle)
    let buttons = HStack {
      Button("OK") {}
      Button("Cancel") {}
      Button("Later") {}
    }
    #expect(shown(buttons.environment(\.assetBundles, [bundle])) == "Gut|Lieber nicht|Later")
  }

  @Test func `has the values of the code in its own places, with its own forms and Markdown`() {
    #expect(shown(text("\(1) birds of \("Ann")")) == "Ann hat einen Vogel")
    #expect(shown(text("\(1234) birds of \("Ann")")) == "Ann hat 1.234 Vögel")
    #expect(shown(text("\(1) birds of \("Ann")"), in: "en") == "1 bird of Ann")
    #expect(shown(text("\(0) birds of \("**Ann**")"), in: "en") == "0 birds of **Ann**")
    #expect(shown(text("100% of \(2.345)")) == "2,3, also 100 %")
    #expect(shown(text("100% of \(2.5)"), in: "en_US") == "100% of 2.500000")
  }

  @Test func `keeps the styles of its values`() {
    let birds = text("\(2) birds of \(Text("Ann").foregroundColor(.red))").environment(\.locale, german)
    guard case .text(let drawn)? = LaidOut(birds, in: CGSize(width: 500, height: 50)).items.first else {
      Issue.record("no text is drawn")
      return
    }
    #expect(drawn.layout.lines.first?.text == "Ann hat 2 Vögel")
    #expect(drawn.layout.lines.first?.runs.first?.color.description == "#FF383C")
  }

  @Test func `may be meant for a kind of device`() {
    let text = text("press")
    #expect(shown(text) == "Press")
    let pad = LaidOut(text, in: CGSize(width: 500, height: 50)) { $0.userInterfaceIdiom = .pad }
    #expect(pad.items.map(\.name) == ["Press on the iPad"])
  }

  @Test func `is a text like others`() {
    #expect(text("hello") == text("hello"))
    #expect(text("hello") != Text("hello"))
    #expect(shown(text("hello").bold() + Text(verbatim: "!")) == "Hallo Welt!")
  }

  @Test func `is heard, too, in the language of the body`() {
    let view = Localized { Text(verbatim: "x").accessibilityLabel(self.text("hello")) }
    #expect(labels(view.environment(\.locale, german)) == ["Hallo Welt"])
  }

  @Test func `of a file that cannot be read is the key, and a sentence names the file`() throws {
    let assets = try AssetBundle(path: "de.lproj")
    defer { assets.remove() }
    try assets.addFile("Localizable.strings", Array("\"k\" = \"v\"".utf8))
    let bundle = try #require(assets.bundle)
    for text in [Text("k", bundle: bundle), Text("k \(3)", bundle: bundle)] {
      let problems = LaidOut(text).layout.problems
      #expect(problems.count == 1)
      #expect(problems.first?.hasPrefix("The texts of the table \"Localizable\" cannot be shown: /") == true)
      #expect(
        problems.first?.hasSuffix(
          "de.lproj/Localizable.strings: line 1, column 10: a semicolon is missing after the text of \"k\"") == true)
    }
    #expect(shown(Text("k \(3)", bundle: bundle)) == "k 3")
  }

  @Test func `of a string is in the language of the body that is evaluated`() throws {
    let names = Localized {
      Text(verbatim: String(localized: "\(2) birds of \("Ann")", table: table, bundle: .module))
      Text(verbatim: NSLocalizedString("hello", tableName: table, bundle: .module, comment: "on the first screen"))
      Text(verbatim: String(localized: "greeting", defaultValue: "Hi \(3)", bundle: .module))
    }
    #expect(shown(names.environment(\.locale, german)) == "Ann hat 2 Vögel|Hallo **Welt**|Hi 3")
    #expect(shown(names.environment(\.locale, Locale(identifier: "en"))) == "2 birds of Ann|Hello|Hi 3")
    #expect(String(localized: "hello", table: table, bundle: .module) == "Hello")
    #expect(
      String(localized: "\(1234) birds of \("Ann")", table: table, bundle: .module, locale: german)
        == "1.234 birds of Ann")
    #expect(NSLocalizedString("no such key", comment: "") == "no such key")
    #expect(NSLocalizedString("hello", tableName: table, comment: "") == "Hello")
    #expect(NSLocalizedString("hello", bundle: .module, comment: "") == "hello")
  }

  @Test func `of a string is asked for again when the language changes, and not else`() {
    let evaluations = Evaluations()
    let screen = LivingScreen(LanguageSwitch(evaluations: evaluations))
    #expect(screen.texts == ["Hello", "switch"])
    screen.press()
    #expect(screen.texts == ["Hallo **Welt**", "switch"])
    #expect(evaluations.count == 2)
    screen.press()
    #expect(screen.texts == ["Hallo **Welt**", "switch"])
    #expect(evaluations.count == 2)
  }

  @Test func `of a bundle is in the first of some languages that has it`() {
    let languages = ["fr", "de"].map { Locale.Language(identifier: $0) }
    func words(_ key: String, _ value: String? = nil) -> String {
      Bundle.module.localizedString(forKey: key, value: value, table: table, localizations: languages)
    }
    #expect(words("hello") == "Hallo **Welt**")
    #expect(words("none") == "none")
    #expect(words("none", "default") == "default")
  }

  @Test func `of a resource is in the language of the view, and as a string in its own`() {
    let address = LocalizedStringResource.BundleDescription.atURL(Bundle.module.bundleURL)
    let resource = LocalizedStringResource("\(1) birds of \("Ann")", table: table, bundle: address)
    #expect(resource.key == "%lld birds of %@")
    #expect(shown(Text(resource)) == "Ann hat einen Vogel")
    #expect(String(localized: resource) == "1 bird of Ann")
    let german = LocalizedStringResource("hello", table: table, locale: german, bundle: address)
    #expect(String(localized: german) == "Hallo **Welt**")
    let named = LocalizedStringResource("hello", defaultValue: "Hi", table: table, bundle: address)
    #expect(shown(Text(named)) == "Hallo Welt")
  }

  @Test func `has the formats that Xcode extracts`() {
    func key(_ value: String.LocalizationValue) -> String { LocalizedStringResource(value).key }
    #expect(key("\(1) \(Int8(1)) \(Int16(1)) \(Int32(1)) \(Int64(1))") == "%lld %d %d %d %lld")
    #expect(key("\(UInt(1)) \(UInt8(1)) \(UInt32(1)) \(UInt64(1))") == "%llu %u %u %llu")
    #expect(key("\(1.0) \(CGFloat(1)) \(Float(1)) \(1.0, specifier: "%.2f")") == "%lf %lf %f %.2f")
    #expect(key("\("a"): 5%") == "%@: 5%%")
    #expect(key("5%") == "5%")
  }
}

/// A view of a body that is given.
private struct Localized<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { HStack { content() } }
}

@MainActor private final class Evaluations { var count = 0 }

private struct Greeting: View {
  let evaluations: Evaluations

  var body: some View {
    evaluations.count += 1
    return Text(verbatim: String(localized: "hello", table: "Greetings", bundle: .module))
  }
}

/// A view whose language is changed by its button once, and another value of the environment each time.
private struct LanguageSwitch: View {
  let evaluations: Evaluations
  @State private var language = "en"
  @State private var lines = 1

  var body: some View {
    HStack {
      Greeting(evaluations: evaluations).environment(\.locale, Locale(identifier: language)).lineLimit(lines)
      Button("switch") {
        language = "de"
        lines += 1
      }
    }
  }
}
