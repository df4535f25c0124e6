import SwiftParser
import SwiftSyntax

/// A source as it was compiled, and what it becomes with other snapshots.
struct SnapshotSource {
  private let bytes: [UInt8]
  private let layout: SourceLayout
  /// The calls by the places of their opening parentheses or braces.
  private let calls: [Int: FunctionCallExprSyntax]

  init(_ text: String) {
    bytes = Array(text.utf8)
    let tree = Parser.parse(source: text)
    layout = SourceLayout(of: bytes, tree: tree)
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    calls = finder.calls
  }

  /// Where the closure of a snapshot begins, or nil where there is none.
  func closure(of site: SnapshotSite) -> (line: UInt, column: UInt)? {
    (try? call(at: site))?.closure(of: site).map { layout.position(of: $0.bytes.lowerBound) }
  }

  /// The source with snapshots.
  func text(with entries: [SnapshotEntry]) throws(SourceProblem) -> String {
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
    guard let bytes = SourceEdit.apply(edits, to: bytes) else {
      throw .noPlace(label: entries.last?.site.label ?? "")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func call(at site: SnapshotSite) throws(SourceProblem) -> SnapshotCall { try found(site).call }

  private func found(_ site: SnapshotSite) throws(SourceProblem) -> (call: SnapshotCall, start: Int) {
    guard let start = layout.offset(line: site.line, column: site.column), let call = calls[start] else {
      throw .noCall(line: site.line, column: site.column)
    }
    return (SnapshotCall(call, at: start, in: layout), start)
  }
}

/// Finds the calls of a source.
private final class CallFinder: SyntaxVisitor {
  var calls: [Int: FunctionCallExprSyntax] = [:]

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // Where the compiler has the line and the column of a call's default arguments.
    let start = call.leftParen?.bytes.lowerBound ?? call.trailingClosure?.bytes.lowerBound
    if let start { calls[start] = call }
    return .visitChildren
  }
}
