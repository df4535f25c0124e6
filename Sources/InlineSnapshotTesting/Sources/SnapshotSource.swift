import SourceTokens

/// A source as it was compiled, and what it becomes with other snapshots.
struct SnapshotSource {
  private let source: TokenizedSource
  private let layout: SourceLayout

  init(_ text: String) {
    source = TokenizedSource(text)
    layout = SourceLayout(of: source)
  }

  /// Where the closure of a snapshot begins, or nil where there is none.
  func closure(of site: SnapshotSite) -> (line: UInt, column: UInt)? {
    (try? call(at: site))?.closure(of: site).map { layout.position(of: $0.lowerBound) }
  }

  /// The source with snapshots.
  func text(with entries: [SnapshotEntry]) throws(SourceProblem) -> String {
    // A source that was compiled has all its brackets in pairs, so another one was not told apart as the compiler does.
    guard source.hasPairedBrackets else { throw .notUnderstood }
    var edits: [SourceEdit] = []
    var groups: [(call: SnapshotCall, start: Int, entries: [SnapshotEntry])] = []
    for entry in entries {
      let (call, start) = try found(entry.site)
      if let index = groups.firstIndex(where: { $0.start == start }) {
        groups[index].entries.append(entry)
      } else {
        groups.append((call, start, [entry]))
      }
    }
    for group in groups { edits += try group.call.edits(for: group.entries) }
    guard let bytes = SourceEdit.apply(edits, to: source.bytes) else {
      throw .noPlace(label: entries.last?.site.label ?? "")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func call(at site: SnapshotSite) throws(SourceProblem) -> SnapshotCall { try found(site).call }

  private func found(_ site: SnapshotSite) throws(SourceProblem) -> (call: SnapshotCall, start: Int) {
    guard let start = layout.offset(line: site.line, column: site.column), let token = source.token(at: start),
      let call = SourceCall(in: source, openedBy: token)
    else { throw .noCall(line: site.line, column: site.column) }
    return (SnapshotCall(call, at: start, in: layout), start)
  }
}
