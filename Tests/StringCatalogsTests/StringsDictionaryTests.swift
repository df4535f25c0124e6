import Foundation
import Testing

@testable import StringCatalogs

@Suite struct `A dictionary of strings` {
  private func files(_ entry: [String: Any], language: String = "ru") throws -> TextFiles {
    try TextFiles([
      "\(language).lproj/Localizable.stringsdict": PropertyListSerialization.data(
        fromPropertyList: ["k": entry], format: .xml, options: 0)
    ])
  }

  private func plural(_ forms: [String: String], type: String = "d") -> [String: String] {
    forms.merging([
      "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": type,
    ]) { $1 }
  }

  @Test func `chooses by the amount`() throws {
    let forms = ["one": "%d файл", "few": "%d файла", "many": "%d файлов", "other": "%d файла!"]
    let files = try files(["NSStringLocalizedFormatKey": "<%#@files@>", "files": plural(forms)])
    defer { files.remove() }
    #expect(
      try [1, 2, 5, 21].map { try files.shown("k", "ru", $0) } == [
        "<<1 %d> файл>", "<<2 %d> файла>", "<<5 %d> файлов>", "<<21 %d> файл>",
      ])
  }

  @Test func `has a form for zero in each language`() throws {
    let files = try files(
      ["NSStringLocalizedFormatKey": "%#@n@", "n": plural(["zero": "nothing", "one": "one", "other": "%lu"])],
      language: "en")
    defer { files.remove() }
    #expect(try [0, 1, 2].map { try files.shown("k", "en", $0) } == ["nothing", "one", "<2 %lu>"])
  }

  @Test func `has several variables, in any order and inside of each other`() throws {
    let folders = plural(["one": "%d folder", "other": "%d folders"])
    let flat = try files(
      [
        "NSStringLocalizedFormatKey": "%2$#@folders@: %1$#@files@ of %3$@",
        "files": plural(["one": "%d file", "other": "%d files"]), "folders": folders,
      ], language: "en")
    defer { flat.remove() }
    #expect(try flat.shown("k", "en", 1, 2, nil) == "<2 %d> folders: <1 %d> file of <text %@>")
    let nested = try files(
      [
        "NSStringLocalizedFormatKey": "%#@files@",
        "files": plural(["one": "%d file in %#@folders@", "other": "%d files in %#@folders@"]), "folders": folders,
      ], language: "en")
    defer { nested.remove() }
    #expect(try nested.shown("k", "en", 3, 1) == "<3 %d> files in <1 %d> folder")
  }

  @Test func `chooses by the device, and of widths the widest`() throws {
    let devices = try files(["NSStringDeviceSpecificRuleType": ["iphone": "Tap", "other": "Click"]])
    defer { devices.remove() }
    #expect(try devices.words("k", "ru") == "Tap")
    #expect(try devices.words("k", "ru", on: .mac) == "Click")
    let widths = try files(["NSStringVariableWidthRuleType": ["5": "Hi", "20": "Hello there", "9": "Hello"]])
    defer { widths.remove() }
    #expect(try widths.words("k", "ru") == "Hello there")
  }

  @Test func `that cannot be used names the place`() throws {
    func problem(_ entry: [String: Any]) throws -> String? {
      let files = try files(entry, language: "de")
      defer { files.remove() }
      return files.problem("k", "de", 1)
    }
    let file = "de.lproj/Localizable.stringsdict: "
    #expect(try problem([:]) == file + "at \"k\": NSStringLocalizedFormatKey is missing")
    #expect(
      try problem(["NSStringLocalizedFormatKey": "%#@n@", "n": plural(["one": "%d"])])
        == file + "at \"k\" > \"n\": the form for \"other\" is missing")
    #expect(
      try problem(["NSStringLocalizedFormatKey": "%#@n@", "n": ["other": "%d"]])
        == file + "at \"k\" > \"n\": NSStringFormatSpecTypeKey must be NSStringPluralRuleType")
    #expect(
      try problem(["NSStringLocalizedFormatKey": "%#@n@"])
        == file + "the text for \"k\" cannot be shown: it contains %#@n@, and nothing says what stands for n")
    #expect(
      try problem(["NSStringLocalizedFormatKey": "%#@n@", "n": plural(["other": "%#@n@"])])
        == file + "the text for \"k\" cannot be shown: what stands for n contains itself")
  }
}
