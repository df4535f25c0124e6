import Testing

@testable import TextFormats

@Suite struct `Texts in messages` {
  @Test(arguments: [
    ("", #""""#), ("a b", #""a b""#), (#"a "b" \c"#, #""a \"b\" \\c""#), ("a\nb\tc", #""a\nb\tc""#),
    ("\r\u{1B}\u{A0}\u{2028}", #""\u{D}\u{1B}\u{A0}\u{2028}""#), ("é 👋🏽 ש", #""é 👋🏽 ש""#),
  ]) func `are quoted so that they break neither the line nor the quotation`(text: String, quoted: String) {
    #expect(text.quoted == quoted)
  }

  @Test(arguments: [
    ("Über 👩‍👩‍👧 \"x\"", "Über 👩‍👩‍👧 \"x\""), ("\u{1B}[2J\r\n\u{7F}", #"\u{1B}[2J\u{D}\u{A}\u{7F}"#),
    ("a\u{202E}b\u{2066}\u{2028}", #"a\u{202E}b\u{2066}\u{2028}"#),
  ]) func `is escaped so that a terminal does not interpret it`(text: String, escaped: String) {
    #expect(text.escapedForTerminal == escaped)
  }

  @Test func `are listed as in a sentence`() {
    #expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map(\.listed) == ["", "a", "a and b", "a, b and c"])
  }

  @Test(arguments: [
    ("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", true),
    ("version https://git-lfs.github.com/spec/v2\n", true), ("version https://git-lfs.github.com", false),
    ("version 1", false), ("", false),
  ]) func `are pointers of Git LFS by how they begin`(text: String, isPointer: Bool) {
    #expect(GitLFSPointer.isPointer(text.utf8) == isPointer)
  }
}
