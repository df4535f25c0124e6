import Testing

@testable import UnicodeAlgorithms

/// All of `BidiTest.txt` and `BidiCharacterTest.txt` of Unicode 15.0.0, in parts that run beside each other.
@Suite struct `The standard's bidirectional cases` {
  private static let partCount = 4
  // Read once, not by each part.
  private static let ofClasses = Result { try BidiCases("BidiTest") }
  private static let ofCharacters = Result { try BidiCases("BidiCharacterTest") }

  @Test(arguments: 0..<partCount)
  func `classes get the levels and the order that the standard says`(part: Int) throws {
    let cases = try Self.ofClasses.get()
    let classes = try cases.symbols.map { name in
      try #require(BidiClass.allCases.first { $0.standardName == name }, "\(name) is no class")
    }
    // In these cases no character is a bracket.
    try check(cases, part, classes: classes, brackets: classes.map { _ in 0 }, count: 770_241)
  }

  @Test(arguments: 0..<partCount)
  func `characters get the levels and the order that the standard says`(part: Int) throws {
    let cases = try Self.ofCharacters.get()
    let scalars = try cases.symbols.map { hexadecimal in
      try #require(UInt32(hexadecimal, radix: 16).flatMap(Unicode.Scalar.init), "\(hexadecimal) is no character")
    }
    try check(
      cases, part, classes: scalars.map(BidiClass.init), brackets: scalars.map { MirrorImage.bracket($0) },
      count: 91_707)
  }

  /// Checks every `partCount`th sequence.
  private func check(
    _ cases: BidiCases, _ part: Int, classes: [BidiClass], brackets: [UInt32], count: Int
  ) throws {
    #expect(cases.caseCount == count)
    var failures = 0
    for group in cases.groups {
      for index in stride(from: part, to: group.expectations.count, by: Self.partCount) {
        let symbols = group.symbols[index * group.length..<(index + 1) * group.length].map(Int.init)
        let sequence = symbols.map { classes[$0] }
        for expected in cases.expectations[group.expectations[index]] {
          for base in expected.bases {
            let paragraph = BidiParagraph(sequence[...], brackets: symbols.map { brackets[$0] }[...], base: base)
            guard !matches(paragraph, sequence, expected) else { continue }
            failures += 1
            if failures <= 5 { Issue.record("\(symbols.map { cases.symbols[$0] }) \(base): \(paragraph)") }
          }
        }
      }
    }
    #expect(failures == 0, "only the first 5 are shown")
  }

  private func matches(
    _ paragraph: BidiParagraph, _ classes: [BidiClass], _ expected: BidiCases.Expectation
  ) -> Bool {
    if let base = expected.base, base != paragraph.base { return false }
    let line = paragraph.levelsOfLine(classes)
    var remaining: [Int] = []
    for index in line.indices {
      guard let level = expected.levels[index] else { continue }
      guard level == line[index] else { return false }
      remaining.append(index)
    }
    return BidiLevel.visualOrder(of: remaining.map { line[$0] }).map { remaining[$0] } == expected.order
  }
}

extension BidiParagraph {
  /// The levels when the whole paragraph is one line: white space at its end has the paragraph's (L1).
  fileprivate func levelsOfLine(_ classes: [BidiClass]) -> [BidiLevel] {
    var levels = levels
    var end = levels.count
    while end > 0, classes[end - 1].isResetAtLineEnd {
      end -= 1
      levels[end] = base
    }
    return levels
  }
}

extension BidiCases {
  fileprivate var caseCount: Int {
    groups.reduce(0) { sum, group in
      sum + group.expectations.reduce(0) { $0 + expectations[$1].reduce(0) { $0 + $1.bases.count } }
    }
  }
}

extension BidiClass {
  /// The standard's short name.
  fileprivate var standardName: String {
    let names = [
      "L", "R", "AL", "EN", "ES", "ET", "AN", "CS", "NSM", "BN", "B", "S", "WS", "ON", "LRE", "LRO", "RLE", "RLO",
      "PDF", "LRI", "RLI", "FSI", "PDI",
    ]
    return names[Int(rawValue)]
  }
}
