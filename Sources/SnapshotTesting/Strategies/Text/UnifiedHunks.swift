import TextFormats

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
    let edits = LineEdit.script(LineComparison(expected: expected, actual: actual))
    removedCount = edits.count { $0.kind == .removed }
    insertedCount = edits.count { $0.kind == .inserted }
    text = UnifiedHunks.hunks(edits).map { UnifiedHunks.text(of: $0, edits) }.joined(separator: "\n")
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
private struct LineEdit {
  /// What happens to the line.
  enum Kind { case kept, removed, inserted }

  let kind: Kind
  let line: LineComparison.Line

  /// The line as a hunk shows it.
  var text: String {
    let mark =
      switch kind {
      case .kept: " "
      case .removed: "-"
      case .inserted: "+"
      }
    return mark + line.content + (line.isEnded ? "" : "\n\\ No newline at end of file")
  }

  /// What turns the old lines into the new ones, in order.
  static func script(_ comparison: LineComparison) -> [LineEdit] {
    comparison.edits.map { edit in
      switch edit {
      case .kept(_, let new): LineEdit(kind: .kept, line: comparison.new[new])
      case .removed(let old): LineEdit(kind: .removed, line: comparison.old[old])
      case .inserted(let new): LineEdit(kind: .inserted, line: comparison.new[new])
      }
    }
  }
}
