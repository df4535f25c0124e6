import DeclarativeUI
import Testing

@MainActor @Suite struct `Markdown in a literal` {
  private func problems(_ text: Text) -> [String] { LaidOut(text, in: CGSize(width: 900, height: 100)).layout.problems }

  /// The Markdown that is named in a literal.
  private func found(_ literal: String) -> String? {
    let problem = problems(Text(LocalizedStringKey(literal))).first { $0.contains("Markdown") }
    return problem?.firstMatch(of: #/has the Markdown "([\s\S]*)", which is not/#).map { String($0.output.1) }
  }

  @Test func `is named with the way out`() {
    #expect(
      problems(Text("Say **it** loud")) == [
        "The text \"Say **it** loud\" has the Markdown \"**it**\", which is not drawn yet, so its signs are shown. If they "
          + "are meant, write Text(verbatim:); if not, join texts that have styles: Text(\"a \") + Text(\"b\").bold()"
      ])
    #expect(LaidOut(Button("*a*") {}).layout.problems.count == 1)
    #expect(problems(Text("a") + Text("*b*")).count == 1)
  }

  @Test func `is none in a string or a verbatim text`() {
    let string = "**a** `b`"
    #expect(problems(Text(string)) == [])
    #expect(problems(Text(verbatim: "**a**")) == [])
    #expect(problems(Text("a \(string) b")) == [])
    #expect(LaidOut(Button(string) {}).layout.problems == [])
  }

  @Test(arguments: [
    "*a*", "_a_", "**a**", "__a__", "***a***", "~~a~~", "`a`", "``a ` b``", "*a b*", "*(a)*",
    "[a](https://b.c)", "[a]()", "[a](<b c> \"d\")", "![a](b)", "[a [b] c](d(e)f)", "<https://a.b>", "<a@b.c>", "\\*",
    "&amp;", "&#169;", "&#xA9;", "https://a.b/c?d=e", "www.a.b", "me@example.com", "a*b*c",
  ]) func `is found`(markdown: String) {
    let isInsideOfWord = markdown == "a*b*c"
    #expect(found(markdown) == (isInsideOfWord ? "*b*" : markdown))
    #expect(found("Say \(markdown), please") == (isInsideOfWord ? "*b*" : markdown))
  }

  @Test(arguments: [
    "", "a", "*", "* a", "a * b * c", "2 * 3 * 4", "2*3", "a *b", "a* b*", "**", "****", "_", "snake_case_name",
    "__init", "a__b__c", "~", "~5 to ~6", "~~~a~~~", "`a", "``a`", "[a]", "[a] (b)", "[a](b c)", "(a)[b]",
    "a < b > c", "<b", "a & b;", "AT&T", "&;", "C:\\a", "a\\", "a: b", "a://", "a@b", "@name", "3.5", "e.g. this",
    "www.", "# a", "- a", "> a", "1. a", "a\n---\nb", "*a\nb", "100 %", "5 > 3", "¯_(ツ)_/¯",
  ]) func `is not found where signs stand for themselves`(text: String) {
    #expect(found(text) == nil)
  }

  @Test func `may have values inside, but not come from them`() {
    let (word, number) = ("a", 3)
    #expect(problems(Text("**\(word)** b")).first?.contains("\"**%@**\"") == true)
    #expect(problems(Text("**\(number, specifier: "%d")**")).count == 1)
    #expect(problems(Text("\(number)_\(number)_\(number)")) == [])
    #expect(problems(Text("\(number) * \(number) * \(number)")) == [])
    #expect(problems(Text("\(word)@\(word)")) == [])
    #expect(problems(Text("a \(Text("b").bold()) *c*")).count == 1)
    #expect(problems(Text("a \(Text("*b*")) c")).count == 1)
  }
}
