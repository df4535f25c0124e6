import Foundation
import Testing

@testable import AppAdoption

@Suite struct `Texts of string catalogs in code` {
  private static let catalog = """
    {"sourceLanguage": "en", "strings": {
      "About tea": {"extractionState": "manual"}, "Found by Xcode": {},
      "OK": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"value": "Fine \\"so\\""}}}},
      "Tea.Day %lld": {"extractionState": "manual",
        "localizations": {"en": {"stringUnit": {"value": "Day %1$(number)lld"}}}},
      "%lld min": {"extractionState": "manual"}, "%.1f min": {"extractionState": "manual"},
      "cupsOf": {"extractionState": "manual", "localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "a cup"}}, "other": {"stringUnit": {"value": "%lld cups of %@, 100%%"}}}}}}},
      "unused": {"extractionState": "manual"}, "taken": {"extractionState": "manual"}
    }}
    """

  private static func source(_ texts: [String]) throws -> String? {
    let folder = try AppFolder(["Localizable.xcstrings": catalog, "Shop.xcstrings": catalog])
    let paths = ["Localizable.xcstrings", "Shop.xcstrings"]
    return StringSymbols(of: paths, in: folder.url).source(usedIn: texts, without: ["taken"])
  }

  @Test func `are constants and functions for those whose keys were written by hand, where they are used`() throws {
    let used = "Text(.aboutTea, .ok, .teaDay(number: 1), .min(2), .cupsOf(3, \"Assam\"), .taken, .foundByXcode)"
    let lines = try #require(try Self.source([used])).split(separator: "\n").map(String.init)
    let resources = lines.filter { $0.hasPrefix("  non") && $0.contains(" LocalizedStringResource { ") }
    #expect(
      Array(resources.prefix(6)) == [
        #"  nonisolated static func min(_ arg1: Float) -> LocalizedStringResource { LocalizedStringResource("%.1f min", "#
          + #"defaultValue: "\(arg1) min") }"#,
        #"  nonisolated static func min(_ arg1: Int) -> LocalizedStringResource { LocalizedStringResource("%lld min", "#
          + #"defaultValue: "\(arg1) min") }"#,
        #"  nonisolated static var aboutTea: LocalizedStringResource { LocalizedStringResource("About tea", "#
          + #"defaultValue: "About tea") }"#,
        #"  nonisolated static var ok: LocalizedStringResource { LocalizedStringResource("OK", "#
          + #"defaultValue: "Fine \"so\"") }"#,
        #"  nonisolated static func teaDay(number: Int) -> LocalizedStringResource { LocalizedStringResource("Tea.Day %lld", "#
          + #"defaultValue: "Day \(number)") }"#,
        #"  nonisolated static func cupsOf(_ arg1: Int, _ arg2: String) -> LocalizedStringResource { "#
          + #"LocalizedStringResource("cupsOf", defaultValue: "\(arg1) cups of \(arg2), 100%") }"#,
      ])
    #expect(resources.count == 12 && lines.contains("extension LocalizedStringResource { enum Shop {"))
    #expect(
      lines.contains(
        #"  nonisolated static func teaDay(number: Int) -> LocalizedStringKey { "#
          + #""\(LocalizedStringResource.teaDay(number: number))" }"#))
  }

  @Test func `are nothing where no source has their names`() throws {
    #expect(try Self.source(["Text(\"OK\")", "let unused = 1"]) == nil)
  }
}
