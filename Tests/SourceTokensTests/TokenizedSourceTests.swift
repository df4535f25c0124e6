import Testing

@testable import SourceTokens

struct TokenizedSourceTests {
  private func words(_ source: String) -> [String] {
    let source = TokenizedSource(source)
    return source.tokens.indices.filter { source.tokens[$0].kind == .word }.map { source.text($0) }
  }

  @Test(arguments: [
    ("a(\"b\") // c", ["a"]), ("a /* b /* c */ d */ e", ["a", "e"]), ("a(\"\\(b + \"c\")\") d", ["a", "d"]),
    ("a(\"\"\"\n  b \\\"\"\" \\(c)\n  \"\"\", d)", ["a", "d"]), ("#\"a \\(b)\"# + #\"\\#(c)\"# + d", ["d"]),
    ("`a b`(c)", ["c"]), ("#/ a /# + b", ["b"]),
    ("a = \"b\nc", ["a", "c"]),
  ])
  func `strings, comments, expressions and names in backticks are no code`(source: String, expected: [String]) {
    #expect(words(source) == expected)
  }

  @Test(arguments: [
    ("a = /b/", ["a"]), ("f(/b (c|d) [)(]/, e)", ["f", "e"]), ("a / b / c", ["a", "b", "c"]),
    ("a/b/c", ["a", "b", "c"]),
    // Operators: what would be an expression has a parenthesis too many, or a blank at its end.
    ("f(1, /)+g(2,/)", ["f", "g"]), ("f(1, /); h(2, /)", ["f", "h"]), ("f(x, /y, z /w)", ["f", "x", "y", "z", "w"]),
    ("return /a/", ["return"]), ("(/a\\/b/).c", ["c"]),
  ])
  func `a slash divides or begins an expression`(source: String, expected: [String]) {
    #expect(words(source) == expected)
  }

  @Test(arguments: [
    ("{ a([1], \")\") } // (", true), ("a)", false), ("(a]", false), ("{ (", false), ("", true), ("a(/[)]/)", true),
  ])
  func `brackets are in pairs`(source: String, expected: Bool) {
    #expect(TokenizedSource(source).hasPairedBrackets == expected)
  }

  @Test func `a token is found by its place, and none between`() {
    let source = TokenizedSource("  é = (a)\n")
    #expect((-1...10).map { source.token(at: $0) } == [nil, nil, nil, 0, nil, nil, 1, nil, 2, 3, 4, nil])
  }

  @Test func `a bracket's end is that of its own level`() {
    let source = TokenizedSource("f(a[b], { \")\" }) { c }")
    #expect(source.closing(1) == 10)
    #expect(source.closing(3) == 5)
    #expect(source.isOpening(1) && source.isOpening(3) && !source.isOpening(5))
  }

  @Test(arguments: [
    ("a\nb", ["a", "b"]), ("a; b", ["a;", "b"]), ("a\n  .b { c\nd }", ["a\n  .b { c\nd }"]), ("a +\nb", ["a +\nb"]),
    ("a\n+ b", ["a\n+ b"]), ("f(\na\n)\n(b)", ["f(\na\n)", "(b)"]),
    ("if a { b }\nelse { c }\nd", ["if a { b }\nelse { c }", "d"]),
    ("a // b\n/* c\n*/ d", ["a", "d"]), ("a\n  as? B\nc", ["a\n  as? B", "c"]), ("", []),
    // Signs behind types and values, and signs between them.
    ("var a: B?\nc", ["var a: B?", "c"]), ("var a: B<C<D>>?\ne", ["var a: B<C<D>>?", "e"]),
    ("a[0]!\nb", ["a[0]!", "b"]),
    ("a ??\nb", ["a ??\nb"]), ("a >\nb", ["a >\nb"]), ("let a: () ->\nB", ["let a: () ->\nB"]),
    // Attributes belong to what follows, on whatever line.
    ("@A\n@B(c)\nlet d = 1\ne", ["@A\n@B(c)\nlet d = 1", "e"]),
  ])
  func `statements end where neither side of a line's end goes on`(source: String, expected: [String]) {
    let source = TokenizedSource("{ \(source) }")
    #expect(source.statements(in: 0...source.tokens.count - 1).map { source.text(ofTokens: Range($0)) } == expected)
  }
}
