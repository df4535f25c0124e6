import SnapshotReferences
import Testing

struct FileNamePartTests {
  @Test(
    arguments: [
      ("test_JokeView_DisplaysJoke()", "test_JokeView_DisplaysJoke"),
      ("a fill with zero area", "a-fill-with-zero-area"),
      ("grün/ähnlich", "grün-ähnlich"), ("../../etc/passwd", "etc-passwd"), ("..", "u2Eu2E"), ("--a--b--", "a-b"),
      ("😀", "u1F600"), ("🎉", "u1F389"), ("", ""), ("日本語 テスト", "日本語-テスト"), ("a\u{0}b\n", "a-b"),
    ]
  ) func `names are made of word characters and hyphens`(text: String, expected: String) {
    #expect(FileNamePart.sanitized(text) == expected)
  }

  @Test func `a name that is too long is cut and stays different from others`() {
    let one = FileNamePart.sanitized(String(repeating: "é", count: 300) + "1")
    let two = FileNamePart.sanitized(String(repeating: "é", count: 300) + "2")
    #expect(one != two)
    #expect(one.utf8.count <= FileNamePart.maximumLength && one.utf8.count > FileNamePart.maximumLength - 3)
    #expect(one == FileNamePart.sanitized(String(repeating: "é", count: 300) + "1"))
  }

  @Test func `a name of the greatest length is not cut`() {
    let name = String(repeating: "x", count: FileNamePart.maximumLength)
    #expect(FileNamePart.sanitized(name) == name)
  }
}
