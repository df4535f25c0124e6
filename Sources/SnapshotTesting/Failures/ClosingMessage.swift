import SnapshotReferences
import TextFormats

/// What is said once at the end of a run with several failures: how many there are, what they have in common, and what
/// shows and accepts all of them.
struct ClosingMessage {
  /// What the assertions of the run did, the last time that each of them ran.
  private let records: [RunRecord]
  /// Where the report of the tool goes, and the whole texts lie.
  var root: String
  var folder: CommandFolder

  /// More causes than these are counted instead of named.
  private static let mostCauses = 8
  /// More snapshots of one cause than these are counted instead of named.
  private static let mostNames = 2
  /// Longer lines are cut, in characters.
  private static let longestLine = 160

  init(of records: [RunRecord], root: String, folder: CommandFolder) {
    self.records = Self.lastOfEach(records)
    self.root = root
    self.folder = folder
  }

  private struct Key: Hashable {
    var test, name, reference: String?
    var file: String
    var line, column: UInt
    var counter: Int?
  }

  private static func lastOfEach(_ records: [RunRecord]) -> [RunRecord] {
    var last: [Key: Int] = [:]
    for (index, record) in records.enumerated() {
      let key = Key(
        test: record.test, name: record.name, reference: record.reference, file: record.file, line: record.line,
        column: record.column, counter: record.counter)
      last[key] = index
    }
    return last.values.sorted().map { records[$0] }
  }

  private var failures: [RunRecord] { records.filter { $0.outcome != .matched } }

  /// The whole text; nil where a single failure has said it all.
  var text: String? {
    guard failures.count > 1 else { return nil }
    return (["Snapshots: \(counts)"] + [causes, commands].filter { !$0.isEmpty }.map { $0.joined(separator: "\n") })
      .joined(separator: "\n\n")
  }

  /// The same in a line, while the run may go on; nil where a single failure has said it all.
  var line: String? {
    guard failures.count > 1 else { return nil }
    return "Snapshots so far: \(counts) All of them: \(folder.toolCommand) list"
  }

  private func count(_ outcome: RunRecord.Outcome) -> Int { records.count { $0.outcome == outcome } }

  private var counts: String {
    let kinds: [(RunRecord.Outcome, one: String, more: String)] = [
      (.mismatched, "does not match", "do not match"), (.missing, "has no reference", "have no reference"),
      (.recorded, "was recorded", "were recorded"), (.failed, "failed otherwise", "failed otherwise"),
    ]
    let parts = kinds.compactMap { outcome, one, more -> String? in
      let count = count(outcome)
      return count == 0 ? nil : "\(count.grouped) \(count == 1 ? one : more)"
    }
    return parts.joined(separator: ", ") + "; \(count(.matched).grouped) matched."
  }

  /// The causes, the most frequent first, each with the first of its snapshots.
  private var causes: [String] {
    let groups = Dictionary(grouping: failures) { $0.effects?.effectWords ?? Self.kind(of: $0) }
    let first = Dictionary(failures.enumerated().map { ($1.effects?.effectWords ?? Self.kind(of: $1), $0) }) { old, _ in
      old
    }
    let sorted = groups.sorted { ($1.value.count, first[$0.key] ?? 0) < ($0.value.count, first[$1.key] ?? 0) }
    let width = "\(sorted.first?.value.count ?? 0)".count
    let lines = sorted.prefix(Self.mostCauses).map { cause, records in
      let names = Self.names(of: records)
      return "  \("\(records.count)".aligned(width: width))  \(cause.escapedForTerminal.cut(to: Self.longestLine))\n"
        + "  \(String(repeating: " ", count: width))  in \(names)"
    }
    let rest = sorted.dropFirst(Self.mostCauses)
    guard !rest.isEmpty else { return lines }
    let count = rest.reduce(0) { $0 + $1.value.count }
    return lines + ["  \(count.grouped) more of \(rest.count.counted("other cause"))"]
  }

  private static func kind(of record: RunRecord) -> String {
    record.outcome == .recorded ? "recorded" : record.message?.firstLines(1).first ?? record.outcome.rawValue
  }

  private static func names(of records: [RunRecord]) -> String {
    let names = records.map { record in
      snapshotName(test: record.test, name: record.name) ?? record.reference ?? "\(record.file):\(record.line)"
    }
    let excess = names.count - mostNames
    return excess > 0 ? "\(names.prefix(mostNames).joined(separator: ", ")) and \(excess.grouped) more" : names.listed
  }

  private var commands: [String] {
    let isPending = count(.mismatched) + count(.missing) > 0
    return [
      "  See all of them     \(folder.toolCommand) report --open    # writes \(folder.path(root + "/report.html"))",
      isPending ? "  Accept all of them  \(folder.toolCommand) accept --all" : "",
      """
        Texts in full       \(folder.path(root + "/failures"))/…/\(FailureText.fileName), or \
      \(RunEnvironment.messagesVariable)=full \(folder.testCommand)
      """,
    ].filter { !$0.isEmpty }
  }
}
