import SnapshotReferences
import TextFormats

/// One person's way through the changes that wait for a decision; nothing is written before it is decided.
package struct ReviewSession: Sendable {
  /// What a person does.
  package enum Action: Equatable, Sendable {
    case accept, reject, skip, back, acceptCause, undo, quit

    /// The keys, in the order of the help.
    package static let keys: [(key: String, action: Action, words: String)] = [
      ("a", .accept, "accept"), ("r", .reject, "reject"), ("s", .skip, "skip"), ("b", .back, "back"),
      ("c", .acceptCause, "accept all of this cause"), ("u", .undo, "undo"), ("q", .quit, "quit"),
    ]

    /// What a key means, or nil.
    package init?(key: String) {
      guard let action = Action.keys.first(where: { $0.key == key.lowercased() })?.action else { return nil }
      self = action
    }
  }

  private let reviewer: Reviewer
  private let cause: @Sendable (SnapshotChange) -> String?
  /// The changes that waited when the session began.
  private let all: [SnapshotChange]
  /// Those of them that the filter lets through.
  package private(set) var changes: [SnapshotChange]
  /// A part of the name, the test, the file or the cause of all changes that are shown; empty for all.
  package private(set) var filter = ""
  /// Which of them is shown; behind the last, what was decided can still be taken back.
  package private(set) var index = 0
  /// Whether there is nothing to ask, or somebody wanted to quit.
  package private(set) var isOver: Bool
  /// What the last action came to, in a sentence.
  package private(set) var notice = ""
  /// What was decided, each step of undo by itself.
  private var steps: [(decisions: [ReviewDecision], id: String)] = []

  /// Begins a session.
  /// - Parameter cause: what several changes may have in common, or nil for one that has a cause of its own.
  package init(of reviewer: Reviewer, cause: @escaping @Sendable (SnapshotChange) -> String?) {
    self.reviewer = reviewer
    self.cause = cause
    all = reviewer.pending
    changes = all
    isOver = changes.isEmpty
  }

  /// The change that is shown.
  package var current: SnapshotChange? { changes.indices.contains(index) ? changes[index] : nil }

  /// How many of those not decided have the cause of the one that is shown.
  package var causeCount: Int { current.map { sameCause(as: $0).count } ?? 0 }

  /// How many were accepted, and how many rejected.
  package var counts: (accepted: Int, rejected: Int) {
    // The last one about each, where somebody came back to it.
    let last = Dictionary(steps.flatMap(\.decisions).map { ($0.change.id, $0.isAccepted) }) { $1 }
    return (last.values.count { $0 }, last.values.count { !$0 })
  }

  /// Does what a person asks for.
  package mutating func perform(_ action: Action) {
    notice = ""
    let reviewer = reviewer
    switch (action, current) {
    case (.quit, _): isOver = true
    case (.undo, _): undo()
    case (.back, _): index = max(0, index - 1)
    // Behind the last one there is nothing to decide about.
    case (_, nil): break
    case (.skip, _): goOn(from: index)
    case (.accept, let current?): decide([current]) { change throws(ReviewRefusal) in try reviewer.accept(change) }
    case (.reject, let current?): decide([current]) { change throws(ReviewRefusal) in try reviewer.reject(change) }
    case (.acceptCause, let current?):
      decide(sameCause(as: current)) { change throws(ReviewRefusal) in try reviewer.accept(change) }
    }
  }

  /// Shows only what has a text in its name, its test, its file or its cause; where nothing has it, all stay.
  package mutating func show(filter text: String) {
    let words = text.lowercased()
    let matching = all.filter { change in
      let texts = [change.id, change.record.test ?? "", change.record.file, causeWords(change)]
      return words.isEmpty || texts.contains { $0.lowercased().contains(words) }
    }
    guard !matching.isEmpty else {
      notice = "No waiting change has \"\(text.escapedForTerminal)\" in its name, test, file or cause."
      return
    }
    let id = current?.id
    (filter, changes, notice) = (text, matching, "")
    index = changes.firstIndex { $0.id == id } ?? changes.firstIndex { decision(on: $0) == nil } ?? 0
  }

  private func causeWords(_ change: SnapshotChange) -> String { SnapshotCause(of: change.record)?.words ?? "" }

  /// What was decided about a change in this session: true where it was accepted; nil where nothing was.
  package func decision(on change: SnapshotChange) -> Bool? {
    steps.flatMap(\.decisions).last { $0.change.id == change.id }?.isAccepted
  }

  private mutating func decide(
    _ chosen: [SnapshotChange], _ decision: (SnapshotChange) throws(ReviewRefusal) -> ReviewDecision
  ) {
    var decisions: [ReviewDecision] = []
    var refusals: [ReviewRefusal] = []
    for change in chosen {
      do throws(ReviewRefusal) {
        decisions.append(try decision(change))
      } catch {
        refusals.append(error)
      }
    }
    if !decisions.isEmpty { steps.append((decisions, decisions[0].change.id)) }
    notice = refusals.first.map { "Not done: \($0)" } ?? (decisions.count > 1 ? "\(decisions.count) accepted." : "")
    if refusals.isEmpty || decisions.count > 0 { goOn(from: index) }
  }

  private mutating func undo() {
    guard let step = steps.popLast() else {
      notice = "There is nothing to undo."
      return
    }
    var refusals: [ReviewRefusal] = []
    for decision in step.decisions.reversed() {
      do throws(ReviewRefusal) {
        try reviewer.undo(decision)
      } catch {
        refusals.append(error)
      }
    }
    if !changes.contains(where: { $0.id == step.id }) { show(filter: "") }
    index = changes.firstIndex { $0.id == step.id } ?? 0
    notice = refusals.first.map { "Not undone: \($0)" } ?? "Undone."
  }

  /// To the next one that nobody has decided, and behind the last at the end.
  private mutating func goOn(from start: Int) {
    let decided = Set(steps.flatMap(\.decisions).map(\.change.id))
    index = changes.indices.first { $0 > start && !decided.contains(changes[$0].id) } ?? changes.count
  }

  private func sameCause(as change: SnapshotChange) -> [SnapshotChange] {
    guard let name = cause(change) else { return [change] }
    let decided = Set(steps.flatMap(\.decisions).map(\.change.id))
    return all.filter { cause($0) == name && !decided.contains($0.id) }
  }
}

extension ReviewSession {
  /// What stands above the picture: where one is, and what it is about; names can do nothing to the terminal.
  package var heading: [String] {
    guard let current else {
      let hidden = all.count - changes.count
      let rest =
        hidden > 0
        ? "\(hidden.counted("other")) \(hidden == 1 ? "is" : "are") not shown: / and an empty word shows all." : ""
      return ["That was the last one\(filter.isEmpty ? "" : " with \(filter.quoted)").", summary, rest].filter {
        !$0.isEmpty
      }
    }
    let record = current.record
    let state = decision(on: current).map { $0 ? "  (accepted)" : "  (rejected)" } ?? ""
    let filter = filter.isEmpty ? "" : " with \(filter.quoted)"
    return [
      "\(index + 1) of \(changes.count)\(filter)  \(current.id.escapedForTerminal)\(state)",
      "\((record.test ?? "a test that is not known").escapedForTerminal)  \(record.file.escapedForTerminal):\(record.line)",
    ]
  }

  /// The keys, in one line.
  package var help: String {
    let offered = Action.keys.compactMap { key, action, words -> String? in
      if current == nil, ![.undo, .back, .quit].contains(action) { return nil }
      guard action == .acceptCause else { return "\(key) \(words)" }
      return causeCount > 1 ? "\(key) \(words) (\(causeCount))" : nil
    }
    return offered.joined(separator: " · ")
  }

  /// What is said at the end.
  package var summary: String {
    let (accepted, rejected) = counts
    return "\(accepted) accepted, \(rejected) rejected, \(all.count - accepted - rejected) left."
  }
}
