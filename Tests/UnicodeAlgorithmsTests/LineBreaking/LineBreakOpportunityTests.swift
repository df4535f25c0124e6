import Testing

@testable import UnicodeAlgorithms

@Suite struct `Line break opportunities` {
  /// The text with `|` where a line may end and `¶` where it has to.
  private static func marked(_ text: String) -> String {
    var result = ""
    var start = 0
    let bytes = Array(text.utf8)
    for opportunity in text.lineEnds {
      result += String(decoding: bytes[start..<opportunity.utf8Offset], as: UTF8.self)
      result += opportunity.isMandatory ? "¶" : "|"
      start = opportunity.utf8Offset
    }
    return result
  }

  @Test func `an empty text has none`() {
    #expect("".lineEnds.isEmpty && LineBreak.places(in: []) == [.none])
  }

  @Test func `the end of a text starts another line behind a line end only`() {
    #expect(LineBreak.places(in: ["a"]) == [.none, .none])
    #expect(LineBreak.places(in: [" ", "a"]) == [.none, .allowed, .none])
    #expect(LineBreak.places(in: ["\r", "\n"]) == [.none, .none, .mandatory])
  }

  @Test func `a line ends before a word and between ideographs`() {
    #expect("é 世界 😀 x".lineEnds.map(\.utf8Offset) == [3, 6, 10, 15, 16])
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func `a line terminator ends the line behind it`(terminator: String) {
    #expect(Self.marked("a" + terminator + "b") == "a" + terminator + "¶b¶")
    #expect(Self.marked("a" + terminator) == "a" + terminator + "¶")
  }

  @Test(arguments: [
    ("Tell me another!", "Tell |me |another!¶"),
    ("spaces   stay before the break", "spaces   |stay |before |the |break¶"),
    ("a well-known e-mail", "a |well-|known |e-|mail¶"),
    ("10\u{A0}km, non\u{2011}breaking, word\u{2060}joined", "10\u{A0}km, |non\u{2011}breaking, |word\u{2060}joined¶"),
    ("zero\u{200B}width, soft\u{AD}hyphen", "zero\u{200B}|width, |soft\u{AD}|hyphen¶"),
    ("one—two", "one|—|two¶"),
    ("She (quietly): “Go on, then.”", "She |(quietly): |“Go |on, |then.”¶"),
    ("日本語、改行。", "日|本|語、|改|行。¶"),
    ("한국어 글", "한|국|어 |글¶"),
    ("ภาษาไทย เขียน", "ภาษาไทย |เขียน¶"),
    ("a\nb\n\nc", "a\n¶b\n¶\n¶c¶"),
  ])
  func `words, brackets and ideographs break as in print`(text: String, expected: String) {
    #expect(Self.marked(text) == expected)
  }

  @Test(arguments: [
    ("$(12.35)", "$(12.35)¶"),
    ("$(a)", "$|(a)¶"),
    ("-1,234.50€ and 50% off", "-1,234.50€ |and |50% |off¶"),
    ("$(\u{308}5)", "$(\u{308}5)¶"),
    ("$(\u{200D}5)", "$(\u{200D}5)¶"),
    ("(12)% [12]$", "(12)% |[12]$¶"),
  ])
  func `numbers keep their signs, brackets and units`(text: String, expected: String) {
    #expect(Self.marked(text) == expected)
  }

  @Test func `a bracket stays with a quotation mark before it, across spaces too`() {
    // LB15 of version 15.0 cannot tell a closing quotation mark from an opening one; later versions can.
    #expect(Self.marked("“Why?” (she asked)") == "“Why?” (she |asked)¶")
  }

  @Test(arguments: [
    ("😀😀", "😀|😀¶"),
    ("👨‍👩‍👧‍👦👍🏽", "👨‍👩‍👧‍👦|👍🏽¶"),
    ("🇫🇷🇩🇪🇯🇵", "🇫🇷|🇩🇪|🇯🇵¶"),
    ("1️⃣❤️", "1️⃣|❤️¶"),
    ("ha 😂!", "ha |😂!¶"),
  ])
  func `emoji sequences stay whole`(text: String, expected: String) {
    #expect(Self.marked(text) == expected)
  }

  @Test func `offsets ascend to the end of the text, whatever three classes meet`() {
    let scalars = LineBreakClass.allCases.compactMap(LineBreakExamples.scalar(of:))
    #expect(scalars.count == LineBreakClass.allCases.count)
    for first in scalars {
      for second in scalars {
        for third in scalars {
          var text = ""
          text.unicodeScalars.append(contentsOf: [first, second, third])
          let offsets = text.lineEnds.map(\.utf8Offset)
          #expect(zip(offsets, offsets.dropFirst()).allSatisfy(<) && offsets.last == text.utf8.count && offsets[0] > 0)
        }
      }
    }
  }
}
