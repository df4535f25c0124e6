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
