import Foundation
import Testing

@testable import StringCatalogs

@Suite struct `A string catalog` {
  private func files(_ localizations: String, key: String = "k") throws -> TextFiles {
    try TextFiles([
      "Localizable.xcstrings": """
      { "sourceLanguage" : "en", "strings" : { "\(key)" : { "extractionState" : "manual", "comment" : "for tests",
        "localizations" : { \(localizations) } } }, "version" : "1.0" }
      """
    ])
  }

  private func unit(_ value: String, state: String = "translated") -> String {
    #"{ "stringUnit" : { "state" : "\#(state)", "value" : "\#(value)" } }"#
  }

  @Test func `has a text for each language, and the source language's for others`() throws {
    let files = try files(#""de" : \#(unit("Wort")), "en" : \#(unit("word", state: "needs_review"))"#)
    defer { files.remove() }
    #expect(try ["de_CH", "en_GB", "fr"].map { try files.words("k", $0) } == ["Wort", "word", "word"])
  }

  @Test func `has no text for what is new and empty, or for what it does not say`() throws {
    let files = try files(#""de" : \#(unit("", state: "new")), "fr" : \#(unit("mot", state: "new")), "it" : { }"#)
    defer { files.remove() }
    #expect(try ["de", "fr", "it", "en"].map { try files.words("k", $0) } == [nil, "mot", nil, nil])
  }

  @Test func `chooses by the amount`() throws {
    let plural =
      #"{ "variations" : { "plural" : { "one" : \#(unit("%lld Ding")), "other" : \#(unit("%lld Dinge")) } } }"#
    let files = try files(#""de" : \#(plural)"#, key: "%@ %lld")
    defer { files.remove() }
    #expect(try files.shown("%@ %lld", "de", 1) == "<1 %lld> Ding")
    #expect(try files.shown("%@ %lld", "de", 2) == "<2 %lld> Dinge")
  }

  @Test func `of plurals with a text before the number chooses by the number`() throws {
    let plural =
      #"{ "variations" : { "plural" : { "one" : \#(unit("%1$@: %2$lld Ding")), "other" : \#(unit("%1$@: %2$lld Dinge")) } } }"#
    let files = try files(#""de" : \#(plural)"#)
    defer { files.remove() }
    #expect(try files.shown("k", "de", nil, 1) == "<text %@>: <1 %lld> Ding")
  }

  @Test func `chooses by the device, whose text may have plurals`() throws {
    let plural = #"{ "variations" : { "plural" : { "one" : \#(unit("a")), "other" : \#(unit("b")) } } }"#
    let files = try files(
      #""en" : { "variations" : { "device" : { "iphone" : \#(plural), "ipad" : \#(unit("c")), "other" : \#(unit("d")) } } }"#
    )
    defer { files.remove() }
    #expect(try files.shown("k", "en", 1) == "a")
    #expect(try files.shown("k", "en", 2) == "b")
    #expect(try files.shown("k", "en", 1, on: .ipad) == "c")
    #expect(try files.shown("k", "en", 1, on: .appletv) == "d")
  }

  @Test func `has substitutions with numbers of their own`() throws {
    let substitutions = #"""
      "en" : { "stringUnit" : { "state" : "translated", "value" : "%#@birds@ and %#@cats@ of %3$@" },
        "substitutions" : {
          "cats" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "a cat" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg cats" } } } } },
          "birds" : { "argNum" : 1, "formatSpecifier" : "d", "variations" : { "plural" : {
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg birds, %arg" } } } } } } }
      """#
    let files = try files(substitutions)
    defer { files.remove() }
    #expect(try files.shown("k", "en", 5, 1, nil) == "<5 %d> birds, <5 %d> and a cat of <text %@>")
    #expect(try files.shown("k", "en", 5, 2, nil) == "<5 %d> birds, <5 %d> and <2 %lld> cats of <text %@>")
  }

  @Test(arguments: [
    ("%@ is %lld", "<text %@> is <7 %lld>"), ("%2$lld of %1$@", "<7 %lld> of <text %@>"), ("%2$5.1f %%", "<7 %5.1f> %"),
    ("100 % von %@", "100 % von <text %@>"), ("%", "%"), ("%@%", "<text %@>%"), ("%#@x", "%#@x"),
    ("%-3d", "<text %-3d>"),
  ])
  func `has places for values`(text: String, shown: String) throws {
    let files = try files(#""en" : \#(unit(text))"#)
    defer { files.remove() }
    #expect(try files.shown("k", "en", nil, 7) == shown)
  }

  @Test func `that asks for more values than the code gives says so`() throws {
    let files = try files(#""de" : \#(unit("%2$@"))"#)
    defer { files.remove() }
    #expect(
      files.problem("k", "de", 1)
        == "Localizable.xcstrings: the text for \"k\" cannot be shown: it shows value 2, and the code gives 1")
  }

  @Test(arguments: [
    ("{\n \"sourceLanguage\": \"en\",\n \"strings\": [\n", "it is no string catalog that can be read ("),
    ("{ \"strings\": {} }", "it is no string catalog that can be read (\"sourceLanguage\" is missing)"),
    (
      #"{ "sourceLanguage": "en", "strings": { "k": { "localizations": { "de": { "stringUnit": { "value": 3 } } } } } }"#,
      #"it is no string catalog that can be read (at "strings" > "k" > "localizations" > "de" > "stringUnit" > "value": "#
    ),
    (
      #"{ "sourceLanguage": "en", "strings": { "k": { "localizations": { "de": { "variations": { "plural": { "one": {"#
        + #" "stringUnit": { "value": "" } } } } } } } } }"#, #"at "k" > "de": the form for "other" is missing"#
    ),
    (
      #"{ "sourceLanguage": "en", "strings": { "k": { "localizations": { "de": { "variations": { "plural": { "some": {"#
        + #" "stringUnit": { "value": "" } } } } } } } } }"#,
      #"at "k" > "de": "some" is none of the forms zero, one, two, few, many and other"#
    ),
  ])
  func `that cannot be read names the place`(contents: String, problem: String) throws {
    let files = try TextFiles(["Localizable.xcstrings": contents])
    defer { files.remove() }
    #expect(files.problem()?.hasPrefix("Localizable.xcstrings: " + problem) == true)
  }
}
