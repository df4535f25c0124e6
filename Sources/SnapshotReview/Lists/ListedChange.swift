import Foundation
import SnapshotReferences
import TextFormats

/// A change as lists for scripts and machines have it.
package struct ListedChange: Encodable, Equatable, Sendable {
  /// What ``ChangeSelection`` finds it by.
  package let id: String
  /// `pending`, `accepted`, `rejected`, `recorded`, `matched` or `unreviewable`.
  package let status: String
  /// How the assertion ended: `mismatched`, `missing`, `recorded`, `failed` or `matched`.
  package let outcome: String
  /// The test, or nil where it is not known.
  package let test: String?
  /// The source file, as the records name it, and the line.
  package let file: String
  package let line: UInt
  /// The paths of the reference, of what the run found, of what was expected, of what differs and of all three side by
  /// side, or nil.
  package let reference, actual, expected, difference, sideBySide: String?
  /// What happened, as far as the same can have happened to others; nil where it is not known.
  package let cause: String?
  /// The pixels that differ, or nil for other formats.
  package let differingPixels: Int?
  /// The share of pixels that differ, in percent, or nil for other formats.
  package let differingPercent: Double?
  /// Why nobody can decide about it now, or nil.
  package let reason: String?
  /// What the failure says, or nil where nothing failed.
  package let message: String?

  init(_ change: SnapshotChange, _ status: ReviewStatus) {
    let record = change.record
    id = change.id
    outcome = record.outcome.rawValue
    (test, file, line) = (record.test, record.file, record.line)
    (reference, actual, difference) = (change.reference?.path, change.actual?.path, change.difference?.path)
    (expected, sideBySide) = (change.expected?.path, change.file("side-by-side")?.path)
    cause = SnapshotCause(of: record)?.words ?? (record.outcome == .matched ? nil : record.effects?.effectWords)
    let pixels = record.measures?.pixels
    differingPixels = pixels?.differing
    differingPercent = pixels.map { pixels in
      let total = pixels.expectedSize.reduce(1, *)
      return total > 0 ? (Double(pixels.differing) / Double(total) * 100).roundedToHundredths : 0
    }
    message = record.message
    switch status {
    case .pending: (self.status, reason) = ("pending", nil)
    case .accepted: (self.status, reason) = ("accepted", nil)
    case .rejected: (self.status, reason) = ("rejected", nil)
    case .recorded: (self.status, reason) = ("recorded", nil)
    case .settled: (self.status, reason) = ("matched", nil)
    case .unreviewable(let refusal): (self.status, reason) = ("unreviewable", refusal.description)
    }
  }

  /// What differs, in a few words.
  package var summary: String {
    if outcome == "missing" { return "no reference" }
    if let differingPixels, let differingPercent {
      return "\(differingPixels.grouped) px differ (\(differingPercent.formatted(as: .short)) %)"
    }
    return outcome == "mismatched" ? "differs" : outcome
  }
}

/// What a run has left for a review, in the forms that people, scripts and build services read.
package struct ChangeList: Sendable {
  /// The forms.
  package enum Form: String, CaseIterable, Sendable {
    /// A line for each change, for people.
    case words
    /// One object, for scripts.
    case json
    /// Annotations of GitHub Actions, at the lines of the assertions that failed.
    case github
    /// A summary of a job in Markdown, with a table.
    case markdown
    /// All assertions as test cases of JUnit's XML.
    case junit
  }

  /// All changes of the run.
  package let changes: [ListedChange]
  /// What a person has to know before relying on the run, a sentence each.
  package let cautions: [String]

  /// Lists what a run has left.
  package init(of reviewer: Reviewer) {
    changes = reviewer.run.changes.map { ListedChange($0, reviewer.status(of: $0)) }
    cautions = reviewer.run.completeness.sentences
  }

  init(changes: [ListedChange], cautions: [String]) {
    (self.changes, self.cautions) = (changes, cautions)
  }

  /// The list in a form.
  package func text(_ form: Form) -> String {
    switch form {
    case .words: words
    case .json: json
    case .github: annotations
    case .markdown: markdown
    case .junit: junit
    }
  }

  /// Those that did not match.
  private var failed: [ListedChange] { changes.filter { $0.status != "matched" } }

  private var words: String {
    let cautions = cautions.map { "Note: \($0.escapedForTerminal)\n" }.joined()
    guard !failed.isEmpty else {
      return cautions + "Nothing to review: \(changes.count.counted("snapshot")) matched.\n"
    }
    let width = failed.map(\.status.count).max() ?? 0
    let lines = failed.map { change in
      let status = change.status + String(repeating: " ", count: width - change.status.count)
      let reason = change.reason.map { "\n    \($0)" } ?? ""
      return "\(status)  \(change.id.escapedForTerminal)  \(change.summary)\(reason)\n"
    }
    let matched = changes.count - failed.count
    let pending = failed.count { $0.status == "pending" }
    let advice = pending > 0 ? "; see them with 'stills review', take them with 'stills accept'" : ""
    return cautions + lines.joined()
      + "\(pending) of \(failed.count.counted("change")) \(pending == 1 ? "waits" : "wait") for a decision, "
      + "\(matched) matched\(advice).\n"
  }

  private struct Document: Encodable {
    let version = 1
    let cautions: [String]
    let changes: [ListedChange]
  }

  private var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(Document(cautions: cautions, changes: failed))
    return String(decoding: data ?? Data(), as: UTF8.self) + "\n"
  }
}
