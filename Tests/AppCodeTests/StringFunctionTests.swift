import DeclarativeUI
import Foundation
import Testing

@Suite struct `The function for texts that apps have had from the beginning` {
  /// Calls what is given with a bundle that has one text, in a string catalog.
  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"tea": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Tea for two"}}}}}}
      """
    try Data(catalog.utf8).write(to: folder.appending(path: "Localizable.xcstrings"))
    try body(#require(Bundle(url: folder)))
  }

  @Test func `gives the text of a catalog, whether or not a value is said`() throws {
    try withBundle { bundle in
      #expect(NSLocalizedString("tea", bundle: bundle, comment: "") == "Tea for two")
      #expect(NSLocalizedString("tea", bundle: bundle, value: "", comment: "") == "Tea for two")
      #expect(NSLocalizedString("tea", bundle: bundle, value: "Coffee", comment: "") == "Tea for two")
    }
  }

  @Test func `gives the value where there is no text, or else the key`() throws {
    try withBundle { bundle in
      #expect(NSLocalizedString("milk", bundle: bundle, value: "Milk", comment: "") == "Milk")
      #expect(NSLocalizedString("milk", bundle: bundle, value: "", comment: "") == "milk")
    }
    #expect(NSLocalizedString("milk", value: "Milk", comment: "") == "Milk")
    #expect(NSLocalizedString("milk", value: "", comment: "") == "milk")
    #expect(NSLocalizedString("milk", tableName: "Drinks", value: "Milk", comment: "") == "Milk")
  }
}
