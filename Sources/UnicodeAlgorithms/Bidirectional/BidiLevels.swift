/// How deep a character is nested in parts of other directions: even runs from left to right, odd from right to left.
package struct BidiLevel: Hashable, Comparable, Sendable {
  package let value: UInt8

  package static let leftToRight = BidiLevel(value: 0)
  package static let rightToLeft = BidiLevel(value: 1)

  package var isRightToLeft: Bool { value & 1 == 1 }

  package static func < (left: BidiLevel, right: BidiLevel) -> Bool { left.value < right.value }

  /// The parts of a line from left to right, as indices into their levels in reading order: rule L2 of UAX #9.
  ///
  /// - Complexity: O(n) for each level between the lowest odd one and the highest.
  package static func visualOrder(of levels: [BidiLevel]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.lazy.filter(\.isRightToLeft).min() else { return order }
    for floor in (lowestOdd.value...highest.value).reversed() {
      var start = 0
      while start < levels.count {
        var end = start
        while end < levels.count, levels[end].value >= floor { end += 1 }
        order[start..<end].reverse()
        start = end + 1
      }
    }
    return order
  }
}

/// The directions of a text's characters, each paragraph by itself.
package struct BidiLevels: Sendable {
  private struct Paragraph {
    let start: Int
    let base: BidiLevel
  }

  /// The level of each scalar; empty where the whole text runs from left to right.
  private var levels: [BidiLevel] = []
  private var paragraphs: [Paragraph] = []

  /// Finds the levels of a text.
  /// - Parameter fallback: the direction of paragraphs without any letter.
  package init(_ scalars: [Unicode.Scalar], fallback: BidiLevel) {
    guard fallback.isRightToLeft || scalars.contains(where: BidiLevels.mayRunRightToLeft) else { return }
    let classes = scalars.map(BidiClass.init)
    let brackets = zip(scalars, classes).map { $1 == .otherNeutral ? MirrorImage.bracket($0) : 0 }
    levels.reserveCapacity(scalars.count)
    var start = 0
    while start < scalars.count {
      let end = BidiLevels.paragraphEnd(after: start, scalars, classes)
      let paragraph = BidiParagraph(
        classes[start..<end], brackets: brackets[start..<end], base: .firstStrong(orElse: fallback))
      paragraphs.append(Paragraph(start: start, base: paragraph.base))
      levels += paragraph.levels
      start = end
    }
  }

  /// Whether all characters run from left to right.
  package var isLeftToRight: Bool { levels.isEmpty }

  /// The level of a scalar.
  package subscript(scalar: Int) -> BidiLevel {
    levels.isEmpty ? .leftToRight : levels[scalar]
  }

  /// The level of the paragraph that a scalar belongs to; that of the last paragraph for the end of the text.
  package func base(at scalar: Int) -> BidiLevel {
    guard !paragraphs.isEmpty else { return .leftToRight }
    var (low, high) = (0, paragraphs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if paragraphs[middle].start <= scalar { low = middle } else { high = middle }
    }
    return paragraphs[low].base
  }

  private static func mayRunRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    // Nothing before Hebrew does, which spares most texts the table.
    scalar.value >= 0x590 && BidiClass(scalar).mayRunRightToLeft
  }

  /// P1: the end of a paragraph, its separator included; of CR LF both.
  private static func paragraphEnd(
    after start: Int, _ scalars: [Unicode.Scalar], _ classes: [BidiClass]
  ) -> Int {
    var end = start
    while end < scalars.count, classes[end] != .paragraphSeparator { end += 1 }
    if end + 1 < scalars.count, scalars[end] == "\r", scalars[end + 1] == "\n" { end += 1 }
    return min(end + 1, scalars.count)
  }
}
