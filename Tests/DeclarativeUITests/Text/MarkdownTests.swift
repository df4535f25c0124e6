import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import PlaneGeometry
import Testing
import Typesetting

@testable import DeclarativeUICore

@MainActor @Suite struct `Markdown in a literal` {
  /// The parts of a literal: `b` strong, `i` emphasised, `c` code, `s` struck through, `l` a link; `|` between parts.
  private func parts(_ literal: String) -> String? {
    InlineMarkdown(literal)?.parts.map { part in
      let letters: [(InlineMarkdown.Style, String)] = [
        (.strong, "b"), (.emphasized, "i"), (.code, "c"), (.struckThrough, "s"),
      ]
      let styles = letters.filter { part.style.contains($0.0) }.map(\.1).joined() + (part.link == nil ? "" : "l")
      return (styles.isEmpty ? "" : styles + ":") + part.text
    }.joined(separator: "|")
  }

  @Test func `says that words do not agree with their number, where that is asked for`() {
    for text in [Text("^[task](inflect: true) left"), Text("^[\("three") task](inflect: true) left")] {
      let problems = LaidOut(text).layout.problems
      #expect(problems.count == 1 && problems[0].contains("are to agree with their number"))
    }
    #expect(LaidOut(Text("2^[3] and [a](b)")).layout.problems == [])
    #expect(LaidOut(Text(verbatim: "^[3 task](inflect: true)")).layout.problems == [])
  }

  @Test(arguments: [
    ("*a*", "i:a"), ("_a_", "i:a"), ("**a**", "b:a"), ("__a__", "b:a"), ("***a***", "bi:a"), ("~~a~~", "s:a"),
    ("~a~", "s:a"), ("`a`", "c:a"), ("``a ` b``", "c:a ` b"), ("`` `a` ``", "c:`a`"), ("*a b*", "i:a b"),
    ("*(a)*", "i:(a)"), ("a*b*c", "a|i:b|c"), ("**a *b* c**", "b:a |bi:b|b: c"), ("*a **b** c*", "i:a |bi:b|i: c"),
    ("*a* **b**", "i:a| |b:b"), ("**a*", "*|i:a"), ("*a**", "i:a|*"), ("***a** b*", "bi:a|i: b"),
    ("~~a *b*~~", "s:a |is:b"), ("*a `*` b*", "i:a |ic:*|i: b"), ("\\*a\\*", "*a*"), ("*a\\**", "i:a*"),
    ("&amp; &#169; &#xA9;", "& © ©"), ("&unknown; *a*", "&unknown; |i:a"), ("*foo**bar*", "i:foo**bar"),
    ("a\n*b*\n  c", "a\n|i:b|\n  c"), ("*a*😀", "i:a|😀"), ("**a**: b", "b:a|: b"), ("5 * 3 *a*", "5 * 3 |i:a"),
  ]) func `says what is emphasised, code and struck through`(literal: String, expected: String) {
    #expect(parts(literal) == expected)
  }

  @Test(arguments: [
    ("[a](https://b.c)", "a", "https://b.c"), ("[a]()", "a", ""), ("[a](<b c> \"d\")", "a", "b c"),
    ("[a [b] c](d(e)f)", "a [b] c", "d(e)f"), ("<https://a.b>", "https://a.b", "https://a.b"),
    ("<a@b.c>", "a@b.c", "mailto:a@b.c"), ("https://a.b/c?d=e", "https://a.b/c?d=e", "https://a.b/c?d=e"),
    ("www.a.b", "www.a.b", "http://www.a.b"), ("me@example.com", "me@example.com", "mailto:me@example.com"),
  ]) func `says what is a link`(literal: String, text: String, address: String) {
    for (before, after) in [("", ""), ("Say ", ", please"), ("(", ").")] {
      let found = InlineMarkdown(before + literal + after)?.parts
      #expect(found?.map(\.text).joined() == before + text + after)
      #expect(found?.compactMap(\.link) == [address])
    }
  }

  @Test func `has styles in links, and no links in links`() {
    #expect(parts("[a *b*](c)") == "l:a |il:b")
    #expect(parts("**[a](b) c**") == "bl:a|b: c")
    #expect(parts("[a [b](c) d](e)") == "[a |l:b| d](e)")
    #expect(parts("*a [b*](c)") == "*a |l:b*")
    #expect(parts("![a](b)") == "a")
  }

  @Test(arguments: [
    "", "a", "*", "* a", "a * b * c", "2 * 3 * 4", "2*3", "a *b", "a* b*", "**", "****", "_", "snake_case_name",
    "__init", "a__b__c", "~", "~5 to ~6", "~~~a~~~", "`a", "``a`", "[a]", "[a] (b)", "[a](b c)", "(a)[b]",
    "a < b > c", "<b", "a & b;", "AT&T", "&;", "C:\\a", "a\\", "a: b", "a://", "a@b", "@name", "3.5", "e.g. this",
    "www.", "# a", "- a", "> a", "1. a", "a\n---\nb", "*a\nb", "100 %", "5 > 3", "¯_(ツ)_/¯",
  ]) func `is none where signs stand for themselves`(text: String) {
    #expect(parts(text) == nil)
  }

  @Test func `does not take long for many signs`() {
    for sign in ["*", "_", "[", "`", "~", "**a ", "[a](", "*a_ "] {
      let literal = String(repeating: sign, count: 300)
      #expect(InlineMarkdown(literal)?.parts.map(\.text).joined().isEmpty != true)
    }
  }

  private func line(_ text: Text) -> TextLine? {
    if case .text(let drawn)? = items(text).first(where: { $0.frame?.height ?? 0 > 10 }) {
      drawn.layout.lines.first
    } else {
      nil
    }
  }

  private func items(_ text: Text) -> [DrawingItem] {
    let laidOut = LaidOut(text, in: CGSize(width: 900, height: 100))
    #expect(laidOut.layout.problems == [])
    return laidOut.items
  }

  @Test func `is drawn`() {
    func faces(_ text: Text) -> [String] {
      line(text)?.runs.map { "\($0.face.family) \($0.face.weight.rawValue)\($0.face.isItalic ? " italic" : "")" } ?? []
    }
    #expect(faces(Text("a **b** *c* `d`")).count == 6)
    #expect(faces(Text("**b**")) == ["Inter 600"] && faces(Text("*b*")) == ["Inter 400 italic"])
    #expect(faces(Text("`b`")) == ["Noto Sans Mono 400"])
    #expect(items(Text("~~b~~")).map(\.name) == ["b", "Strikethrough"])
    #expect(line(Text("a [b](https://c.d)"))?.runs.map(\.color.description) == ["#000000", "#0088FF"])
    #expect(faces(Text("*b*").bold()) == faces(Text("***b***")))
  }

  @Test func `is none in a string, a verbatim text or a value`() {
    let (string, number) = ("**a** `b`", 3)
    #expect(line(Text(string))?.text == string)
    #expect(line(Text(verbatim: "**a**"))?.text == "**a**")
    #expect(line(Text("a \(string) b"))?.text == "a **a** `b` b")
    #expect(line(Text("\(number)_\(number)_\(number)"))?.text == "3_3_3")
    #expect(line(Text("\(number) * \(number) * \(number)"))?.text == "3 * 3 * 3")
  }

  @Test func `may have values inside`() {
    let number = 1234
    let bold = line(Text("a **\("b*c")** \(number) *\(number, specifier: "%d")*"))
    #expect(bold?.text == "a b*c 1,234 1234")
    #expect(bold?.runs.map(\.face.weight) == [.regular, .semibold, .regular, .regular])
    #expect(bold?.runs.map(\.face.isItalic) == [false, false, false, true])
    let styled = line(Text("*a \(Text("b").font(.largeTitle)) c*"))
    #expect(styled?.runs.map(\.size) == [17, 34, 17])
    #expect(line(Text("a \(Text("*b*")) c"))?.text == "a b c")
  }

  @Test func `is not read to VoiceOver, nor by tests`() {
    #expect(Text("a **b** `c`").words == "a b c")
    #expect(Text("a **b**").parts.map(\.string) == ["a ", "b"])
    #expect(Text("a **b**").parts.map(\.isBold) == [false, true])
  }
}
