/// One line of a text difference.
struct LineEdit {
  /// What happens to the line.
  enum Kind { case kept, removed, inserted }

  var kind: Kind
  var line: Substring.UTF8View

  /// The line as a hunk shows it.
  var text: String {
    let mark =
      switch kind {
      case .kept: " "
      case .removed: "-"
      case .inserted: "+"
      }
    let ending = line.last == UInt8(ascii: "\n")
    let content = String(Substring(ending ? line.dropLast() : line))
    return mark + content + (ending ? "" : "\n\\ No newline at end of file")
  }

  /// More differing lines than this are not matched with each other, because that takes time with their square.
  private static let matchedLimit = 4000

  /// What turns the old lines into the new ones, in order.
  static func script(from old: [Substring.UTF8View], to new: [Substring.UTF8View]) -> [LineEdit] {
    let (old, new) = (old.map(Line.init), new.map(Line.init))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let middle = edits(from: old[start..<old.count - end], to: new[start..<new.count - end])
    return kept(old[..<start]) + middle + kept(old[(old.count - end)...])
  }

  private static func kept(_ lines: ArraySlice<Line>) -> [LineEdit] {
    lines.map { LineEdit(kind: .kept, line: $0.bytes) }
  }

  private static func edits(from old: ArraySlice<Line>, to new: ArraySlice<Line>) -> [LineEdit] {
    guard old.count + new.count <= matchedLimit else {
      return old.map { LineEdit(kind: .removed, line: $0.bytes) }
        + new.map { LineEdit(kind: .inserted, line: $0.bytes) }
    }
    let (old, new) = (Array(old), Array(new))
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    return merged(old, removed, new, inserted)
  }

  private static func merged(_ old: [Line], _ removed: Set<Int>, _ new: [Line], _ inserted: Set<Int>) -> [LineEdit] {
    var edits: [LineEdit] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if oldIndex < old.count, removed.contains(oldIndex) {
        edits.append(LineEdit(kind: .removed, line: old[oldIndex].bytes))
        oldIndex += 1
      } else if newIndex < new.count, inserted.contains(newIndex) {
        edits.append(LineEdit(kind: .inserted, line: new[newIndex].bytes))
        newIndex += 1
      } else {
        edits.append(LineEdit(kind: .kept, line: new[newIndex].bytes))
        oldIndex += 1
        newIndex += 1
      }
    }
    return edits
  }
}

/// The bytes of a line; unlike a `String` equal only to the very same bytes.
private struct Line: Equatable {
  var bytes: Substring.UTF8View

  static func == (left: Line, right: Line) -> Bool {
    left.bytes.count == right.bytes.count && left.bytes.elementsEqual(right.bytes)
  }
}
