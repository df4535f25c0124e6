import Testing

@testable import UnicodeAlgorithms

@Suite struct `Plain characters` {
  @Test func `are those of ASCII that can be seen, and the space`() {
    let plain = (UInt8.min...UInt8.max).filter { PlainCharacters.all.contains(Unicode.Scalar($0)) }
    #expect(plain == Array(0x20...0x7E))
  }

  @Test func `fill a part of a text where all of it is plain`() {
    let scalars: [Unicode.Scalar] = ["a", "é", "b", "c"]
    #expect(PlainCharacters.all.contains(scalars, 2..<4))
    #expect(!PlainCharacters.all.contains(scalars, 1..<4))
    #expect(PlainCharacters.all.contains(scalars, 1..<1))
  }

  @Test func `are plain in a text without marks behind them only`() {
    let characters = TextCharacters(["ae\u{301}b"])
    #expect((0..<4).filter { characters.isPlain($0, before: 4) } == [0, 3])
    // The mark belongs to a part of the text that is looked at by itself.
    #expect(characters.isPlain(1, before: 2))
  }
}
