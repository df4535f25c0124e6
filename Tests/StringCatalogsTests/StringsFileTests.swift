import Foundation
import Testing

@testable import StringCatalogs

@Suite struct `A file of strings` {
  private func words(_ key: String, in text: String) throws -> String? {
    let files = try TextFiles(["de.lproj/Localizable.strings": text])
    defer { files.remove() }
    return try files.words(key, "de")
  }

  private func problem(_ text: String) throws -> String? {
    let files = try TextFiles(["de.lproj/Localizable.strings": text])
    defer { files.remove() }
    return files.problem()
  }

  @Test func `has a text for each key, with comments between`() throws {
    let text = """
      /* The title; "quoted" = "no"; */
      "title" = "Titel"; // the rest
      // "other" = "no";
      "sub title"="Unter\\"titel\\"";"a" = "b";
      """
    #expect(try words("title", in: text) == "Titel")
    #expect(try words("sub title", in: text) == "Unter\"titel\"")
    #expect(try words("a", in: text) == "b")
    #expect(try words("other", in: text) == nil)
  }

  @Test func `has words without quotation marks, texts of several lines and braces around all`() throws {
    #expect(try words("NSName_1.a-b", in: "NSName_1.a-b = Wort;") == "Wort")
    #expect(try words("k", in: "{ k = 'one \"two\"'; }") == "one \"two\"")
    #expect(try words("k", in: "k;") == "k")
    #expect(try words("k", in: "\"k\" = \"a\n b\";") == "a\n b")
    #expect(try words("k", in: "") == nil)
  }

  @Test(arguments: [
    (#"a\nb\tc\\d\"e\'f"#, "a\nb\tc\\d\"e'f"), (#"\U00e4\u00F6"#, "äö"), (#"\UD83D\UDE00!"#, "😀!"), (#"50\%"#, "50%"),
  ])
  func `has escapes`(escaped: String, meant: String) throws {
    #expect(try words("k", in: "\"k\" = \"\(escaped)\";") == meant)
  }

  @Test(arguments: [
    String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian,
  ])
  func `is read in UTF-8 and UTF-16`(encoding: String.Encoding) throws {
    let files = try TextFiles(["de.lproj/Localizable.strings": #require("\"k\" = \"Grüße 😀\";".data(using: encoding))])
    defer { files.remove() }
    #expect(try files.words("k", "de") == "Grüße 😀")
  }

  @Test func `may be a property list`() throws {
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let list = try PropertyListSerialization.data(fromPropertyList: ["k": "Wort"], format: format, options: 0)
      let files = try TextFiles(["de.lproj/Localizable.strings": list])
      defer { files.remove() }
      #expect(try files.words("k", "de") == "Wort")
    }
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "line 2, column 1: a semicolon is missing after the text of \"a\""),
    ("\"a\" = ;", "line 1, column 7: the text of \"a\" is missing"),
    ("\n  \"a\" = \"b;\n", "line 2, column 9: the text of \"a\" that begins here has no closing quotation mark"),
    ("/* a", "line 1, column 1: the comment that begins here has no end"),
    ("a = b; )", "line 1, column 8: a key is missing"),
    ("{ a = b;", "line 1, column 9: the closing brace is missing"),
    ("a = b; }", "line 1, column 8: nothing is expected here"),
    ("a = \"\\U12\";", "line 1, column 6: \\U must be followed by four hexadecimal digits"),
    ("<?xml version=\"1.0\"?><plist", "it is no property list that can be read"),
  ])
  func `that cannot be read names the place`(text: String, problem: String) throws {
    #expect(try self.problem(text)?.hasPrefix("de.lproj/Localizable.strings: " + problem) == true)
  }

  @Test func `in no encoding of text says so`() throws {
    let files = try TextFiles(["de.lproj/Localizable.strings": Data([0x22, 0xE4, 0x22])])
    defer { files.remove() }
    #expect(files.problem() == "de.lproj/Localizable.strings: it is neither UTF-8 nor UTF-16")
  }
}
