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
}
