import Testing

@testable import UnicodeAlgorithms

@Suite struct `White space` {
  @Test func `hangs over the end of a line unless nothing may be broken there`() {
    let scalars: [Unicode.Scalar] = ["a", " ", "\n", "\u{3000}", "\u{A0}", "\u{2007}"]
    #expect(scalars.map { WhiteSpace.hangs($0) } == [false, true, true, true, false, false])
    #expect(WhiteSpace.hangs(scalars, 1..<4))
    #expect(!WhiteSpace.hangs(scalars, 1..<5))
  }

  @Test func `ends a line by the hard line ends of UAX 14`() {
    let scalars: [Unicode.Scalar] = ["\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}", "\t", " "]
    #expect(scalars.map(WhiteSpace.endsLine) == [true, true, true, true, true, true, true, false, false])
  }
}
