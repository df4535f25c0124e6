import Testing
import TextFormats

/// Texts as words of a shell's command line.
struct ShellWordTests {
  @Test(arguments: [
    ("a/b.c-d_1@2:3=4,5%+", "a/b.c-d_1@2:3=4,5%+"), ("", "''"), ("a b", "'a b'"), ("a'b", "'a'\\''b'"),
    ("$(rm) `x`", "'$(rm) `x`'"), ("größe", "größe"),
    ("a\nb\t", "$'a\\nb\\t'"), ("\u{1B}[31m'\\", "$'\\033[31m\\'\\\\'"), ("\u{202E}1", "$'\\342\\200\\2561'"),
    ("👩\u{200D}🚀", "'👩\u{200D}🚀'"),
  ])
  func `what a shell would take otherwise is quoted, and what is not seen is spelled`(text: String, word: String) {
    #expect(ShellWord.quoted(text) == word)
  }
}
