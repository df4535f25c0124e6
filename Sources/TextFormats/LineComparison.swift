/// Which lines of two texts stayed, went and came, byte by byte: what assertions and reviews say of texts.
///
/// Unlike `String`, it tells apart what differs only in how characters are composed, and a last line with a line feed from
/// one without.
package struct LineComparison: Sendable {
  /// A line with its line feed; only the last one of a text may have none.
  package struct Line: Equatable, Sendable {
    package let bytes: Substring.UTF8View

    package static func == (left: Line, right: Line) -> Bool {
      left.bytes.count == right.bytes.count && left.bytes.elementsEqual(right.bytes)
    }

    /// Whether a line feed ends it.
    package var isEnded: Bool { bytes.last == UInt8(ascii: "\n") }
    /// The line without its line feed.
    package var content: String { String(Substring(isEnded ? bytes.dropLast() : bytes)) }
  }

  /// What becomes of a line, by its places in both texts.
  package enum Edit: Equatable, Sendable {
    case kept(old: Int, new: Int)
    case removed(old: Int)
    case inserted(new: Int)
  }

  package let old, new: [Line]
  /// All lines in order; of those that changed at a place, the removed ones before the inserted ones.
  package let edits: [Edit]

  /// More differing lines than this are not matched with each other, because that takes time with their square.
  private static let mostMatched = 4000

  package init(expected: String, actual: String) {
    let (old, new) = (Self.lines(of: expected), Self.lines(of: actual))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let (oldMiddle, newMiddle) = (start..<old.count - end, start..<new.count - end)
    edits =
      (0..<start).map { .kept(old: $0, new: $0) } + Self.edits(from: old, oldMiddle, to: new, newMiddle)
      + (0..<end).map { .kept(old: oldMiddle.upperBound + $0, new: newMiddle.upperBound + $0) }
    (self.old, self.new) = (old, new)
  }

  private static func lines(of text: String) -> [Line] {
    var lines: [Line] = []
    var rest = text[...].utf8
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let next = rest.index(after: end)
      lines.append(Line(bytes: rest[..<next]))
      rest = rest[next...]
    }
    if !rest.isEmpty { lines.append(Line(bytes: rest)) }
    return lines
  }

  private static func edits(
    from old: [Line], _ oldRange: Range<Int>, to new: [Line], _ newRange: Range<Int>
  ) -> [Edit] {
    guard oldRange.count + newRange.count <= mostMatched else {
      return oldRange.map { .removed(old: $0) } + newRange.map { .inserted(new: $0) }
    }
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in Array(new[newRange]).difference(from: Array(old[oldRange])) {
      switch change {
      case .remove(let offset, _, _): removed.insert(oldRange.lowerBound + offset)
      case .insert(let offset, _, _): inserted.insert(newRange.lowerBound + offset)
      }
    }
    var edits: [Edit] = []
    var (first, second) = (oldRange.lowerBound, newRange.lowerBound)
    while first < oldRange.upperBound || second < newRange.upperBound {
      if first < oldRange.upperBound, removed.contains(first) {
        edits.append(.removed(old: first))
        first += 1
      } else if second < newRange.upperBound, inserted.contains(second) {
        edits.append(.inserted(new: second))
        second += 1
      } else {
        edits.append(.kept(old: first, new: second))
        (first, second) = (first + 1, second + 1)
      }
    }
    return edits
  }
}
