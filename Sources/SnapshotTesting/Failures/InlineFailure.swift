import Foundation
import SnapshotReferences
import TextFormats

/// Why an assertion fails whose reference stands in its source.
struct InlineFailure {
  /// What became of the reference.
  enum Event {
    /// It was written: there was none, or all are written anew.
    case recorded
    /// There is none, and none was written.
    case missing(SnapshotFailure.NotRecordedReason, Acceptance?)
    /// It says something else.
    case mismatch(Recording)
  }

  var event: Event
  /// How far the value is from the reference, or from nothing; nil where the reference was written again as it was.
  var difference: SnapshotDifference?
  /// What the test says instead of the usual sentence, or nothing.
  var message = ""
  /// The label of the closure that holds the reference, where it is not the usual one.
  var closure: String?
  /// The function that the assertion stands in, as it is written.
  var function: String
  /// Where the whole text is kept, or nil for nowhere.
  var textFolder: FailureFolder?

  /// What is left of the usual sentence where the difference does not follow it.
  var briefSentence: String? {
    let place = closure.map { " for \"\($0)\"" } ?? ""
    return switch event {
    case .recorded: "Automatically recorded a new snapshot\(place)."
    case .mismatch where !message.isEmpty: message
    case .mismatch(let recording) where recording.isDone:
      "Snapshot did not match. A new snapshot was automatically recorded."
    case .mismatch, .missing: nil
    }
  }

  /// The first lines of what differs, where a reader cannot look it up in the source.
  var headlines: [String] {
    if case .recorded = event { return [] }
    guard let difference else { return [] }
    // How many lines there are stands in the sentence.
    guard case .text = difference.findings, message.isEmpty, briefSentence == nil else { return difference.headlines }
    return Array(difference.headlines.dropFirst())
  }

  /// What the records of the run say.
  var outcome: RunRecord.Outcome {
    switch event {
    case .recorded: .recorded
    case .missing: .missing
    case .mismatch(let recording): recording.isDone ? .recorded : .mismatched
    }
  }
}

/// Puts such a failure into words.
///
/// What pointfreeco's InlineSnapshotTesting says stands last and is the same to the letter, because tests of helpers hold
/// it; how the value is accepted comes before it.
struct InlineFailureMessage {
  var failure: InlineFailure
  /// What is said of all failures alike.
  var context: FailureMessage

  var paragraphs: [String] {
    switch failure.event {
    case .recorded: recorded
    case .missing(let reason, let acceptance): missing(reason, acceptance)
    case .mismatch(let recording): mismatch(recording)
    }
  }

  private var recorded: [String] {
    let place = failure.closure.map { " for \"\($0)\"" } ?? ""
    let difference = difference
    return [
      "Automatically recorded a new snapshot\(place)." + (difference.isEmpty ? "" : " Difference: …"), difference,
      "Re-run \"\(failure.function)\" to assert against the newly-recorded snapshot.",
    ]
  }

  private func missing(_ reason: SnapshotFailure.NotRecordedReason, _ acceptance: Acceptance?) -> [String] {
    [
      "No expected value to assert against. New snapshot \(context.cause(reason))", difference,
      context.problem(reason), context.accepting(acceptance, mode: "missing"),
    ]
  }

  private func mismatch(_ recording: Recording) -> [String] {
    let sentence = failure.message.isEmpty ? "Snapshot did not match. Difference: …" : failure.message
    guard !recording.isDone else { return [sentence, difference, "A new snapshot was automatically recorded."] }
    return [summary, context.nextStep(recording), sentence, difference]
  }

  /// How much differs, in a line.
  private var summary: String {
    let sentence = "The snapshot in the source is different."
    guard case .text(let text) = failure.difference?.findings else { return sentence }
    return "\(sentence) \(text.summary)"
  }

  /// All of the difference, since no file has it.
  private var difference: String {
    let text =
      switch failure.difference?.findings {
      case .text(let text): TypographicHunks(expected: text.expected, actual: text.actual).text
      default: failure.difference?.message ?? ""
      }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}

/// The difference of two texts as people read it: with real minus signs, and with a space as wide as a digit before lines
/// that stay, as pointfreeco's SnapshotTesting shows it.
struct TypographicHunks {
  let text: String

  init(expected: String, actual: String) {
    // With a line feed at the end of each, as the end of a text is no line of its own here.
    let hunks = UnifiedHunks(expected: expected + "\n", actual: actual + "\n").text
    let lines = hunks.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    text = lines.map(TypographicHunks.line).joined(separator: "\n")
  }

  private static func line(_ line: String) -> String {
    switch line.unicodeScalars.first {
    case "@":
      line.replacing(#/([-+])(\d+)(?:,(\d+))?/#) { match in
        "\(match.1 == "-" ? "\u{2212}" : "+")\(match.2),\(match.3 ?? "1")"
      }
    case "-": "\u{2212}" + String(line.unicodeScalars.dropFirst())
    case " ": "\u{2007}" + String(line.unicodeScalars.dropFirst())
    default: line
    }
  }
}
