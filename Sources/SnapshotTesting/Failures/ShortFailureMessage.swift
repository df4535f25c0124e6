import SnapshotReferences
import TextFormats

/// Puts a failure that is not the first of its run into a few lines: which snapshot, what happened, how much of it, and
/// the command that shows the rest.
struct ShortFailureMessage {
  /// All that there is to say.
  var message: FailureMessage
  /// The file that has the whole text, or nil where it could not be kept.
  var file: String?
  /// The failure that was the first with the same cause, or nil where this one is.
  var precedent: AssertionPlace?

  /// A text of at most this many lines is told whole.
  static let mostLines = 5
  /// Between the sentence and the command.
  private static let mostDetails = mostLines - 2
  /// Longer lines are cut, in characters.
  private static let longestLine = 200

  /// The whole text, of at most ``mostLines`` lines.
  var text: String {
    let lines = [sentence] + details.map { "  " + $0.cut(to: Self.longestLine) }.prefix(Self.mostDetails) + [command]
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var sentence: String {
    if case .inline(let failure) = message.failure, let sentence = failure.briefSentence {
      return sentence.firstLines(1).joined().cut(to: Self.longestLine)
    }
    return message.text.firstLines(1).joined().cut(to: Self.longestLine)
  }

  private var details: [String] {
    switch message.failure {
    case .mismatch(let mismatch):
      let lines = mismatch.difference.headlines
      // What the first one of the same cause says is not said again.
      return precedent.map { [Self.words(for: $0, effects)] + mismatch.difference.amounts } ?? lines
    case .broken, .undrawable: return precedent.map { [Self.words(for: $0, effects)] } ?? listed(effects)
    case .inline(let failure):
      guard let precedent, !effects.isEmpty, !failure.headlines.isEmpty else { return failure.headlines }
      return [Self.words(for: precedent, effects)]
    case .missing(let missing): return [message.folder.path(missing.reference)]
    case .recorded(let reference), .missingAndRecorded(let reference, _): return [message.folder.path(reference)]
    default: return precedent.map { ["The text of \(Self.name(of: $0)) says more of it."] } ?? []
    }
  }

  /// The effects, the last of which are counted where there is no room for them.
  private func listed(_ effects: [String]) -> [String] {
    effects.count <= Self.mostDetails
      ? effects : effects.prefix(Self.mostDetails - 1) + ["and \(effects.count - Self.mostDetails + 1) more"]
  }

  private var effects: [String] { message.failure.effects ?? [] }

  private static func words(for precedent: AssertionPlace, _ effects: [String]) -> String {
    "As in \(name(of: precedent)): \(effects.effectWords)"
  }

  /// A snapshot by its test and its name.
  static func name(of place: AssertionPlace) -> String {
    snapshotName(test: place.test, name: place.name)
      ?? "\(place.filePath.split(separator: "/").last ?? ""):\(place.line)"
  }

  private var command: String {
    file.map { "  All of it: cat \(ShellWord.quoted(message.folder.path($0)))" } ?? ""
  }
}

/// A snapshot by its test, without the module that all of them have, and its name; nil where neither is known.
func snapshotName(test: String?, name: String?) -> String? {
  let words = [
    test.map { $0.replacing(#/^\w+\./#, with: "", maxReplacements: $0.contains("/") ? 1 : 0) }, name?.quoted,
  ]
  let known = words.compactMap(\.self)
  return known.isEmpty ? nil : known.joined(separator: " ")
}
