import Testing

@testable import PDFFiles

@Suite struct `The syntax of PDF` {
  private func object(_ text: String) throws -> PDFObject { try PDFScanner.object(Array(text.utf8)) }

  @Test(arguments: [
    ("12", 12.0), ("-3.5", -3.5), ("+.25", 0.25), ("4.", 4), ("-.0", 0), ("--5", -5), ("12-34", 12), ("1e5", .nan),
  ])
  func `has numbers`(text: String, expected: Double) throws {
    if expected.isNaN {
      #expect(try object(text).number == nil)
    } else {
      #expect(try object(text).number == expected)
    }
  }

  @Test func `has strings with escapes and codes`() throws {
    #expect(try object("(a(b)c)").string == Array("a(b)c".utf8))
    #expect(try object(#"(\(\)\\\101\n\q)"#).string == Array("()\\A\nq".utf8))
    #expect(try object("(a\\\nb)").string == Array("ab".utf8))
    #expect(try object("<48 656C6C6F7>").string == Array("Hellop".utf8))
    #expect(try object("(never closed").string == Array("never closed".utf8))
  }

  @Test func `has names with codes`() throws {
    #expect(try object("/A#20B/C").name == "A B")
    #expect(try object("/A#ZZ").name == "A#ZZ")
  }

  @Test func `has arrays, dictionaries and references`() throws {
    let reference = PDFObject.reference(PDFReference(number: 5, generation: 0))
    #expect(try object("[1 5 0 R/a]") == .array([.number(1), reference, .name("a")]))
    #expect(
      try object("<</a 5 0 R/b[true null]/c<</d(e)>>>>")
        == .dictionary([
          "a": reference, "b": .array([.bool(true), .null]), "c": .dictionary(["d": .string([0x65])]),
        ]))
    #expect(try object("[1 % a comment ]\n 2]") == .array([.number(1), .number(2)]))
    #expect(try object("[1 2") == .array([.number(1), .number(2)]))
  }

  @Test func `has operators between objects`() throws {
    var scanner = PDFScanner(Array("1 0 0 rg/a gs f*".utf8))
    var words: [String] = []
    while let token = try scanner.next() { if case .word(let word) = token { words.append(word) } }
    #expect(words == ["rg", "gs", "f*"])
  }
}
