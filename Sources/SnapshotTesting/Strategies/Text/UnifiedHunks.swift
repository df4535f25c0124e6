/// The difference of two texts as unified hunks, which `patch` and every code review tool read.
struct UnifiedHunks: Sendable {
  /// The lines that surround a change.
  static let contextCount = 3

  /// The number of lines that only the expected text has.
  let removedCount: Int
  /// The number of lines that only the actual text has.
  let insertedCount: Int
  /// All hunks, without file headers.
  let text: String

  init(expected: String, actual: String) {
    let edits = LineEdit.script(from: UnifiedHunks.lines(expected), to: UnifiedHunks.lines(actual))
    removedCount = edits.count { $0.kind == .removed }
    insertedCount = edits.count { $0.kind == .inserted }
    text = UnifiedHunks.hunks(edits).map { UnifiedHunks.text(of: $0, edits) }.joined(separator: "\n")
  }

  /// The lines of a text with their line feeds; only the last line may have none.
  private static func lines(_ text: String) -> [Substring.UTF8View] {
    var lines: [Substring.UTF8View] = []
    var rest = text[...].utf8
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let next = rest.index(after: end)
      lines.append(rest[..<next])
      rest = rest[next...]
    }
    if !rest.isEmpty { lines.append(rest) }
    return lines
  }

  /// The ranges of edits that contain changes with their context; changes whose contexts touch share one.
  private static func hunks(_ edits: [LineEdit]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in edits.indices where edits[index].kind != .kept {
      let range = max(0, index - UnifiedHunks.contextCount)..<min(edits.count, index + UnifiedHunks.contextCount + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func text(of hunk: Range<Int>, _ edits: [LineEdit]) -> String {
    let before = edits[..<hunk.lowerBound]
    let inside = edits[hunk]
    let old = place(before.count { $0.kind != .inserted }, inside.count { $0.kind != .inserted })
    let new = place(before.count { $0.kind != .removed }, inside.count { $0.kind != .removed })
    return (["@@ -\(old) +\(new) @@"] + inside.map(\.text)).joined(separator: "\n")
  }

  /// A range of lines as hunks write it: from 1, or the line before where there are none.
  private static func place(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
  }
}

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
