import SnapshotReferences
import TextFormats

extension SnapshotFailure {
  /// What happened, as far as the same can have happened to other snapshots of the run; nil where it is not known.
  var effects: [String]? {
    let known: [String]
    switch self {
    case .mismatch(let mismatch): known = mismatch.difference.effects
    case .inline(let failure): known = failure.difference?.effects ?? []
    case .missing: known = ["no reference"]
    case .recorded, .missingAndRecorded: known = []
    case .broken(let broken):
      known = [broken.isGitLFSPointer ? "Git LFS has not fetched the reference" : broken.problem]
    case .undrawable(let sentences, _): known = sentences
    default: known = []
    }
    return known.isEmpty ? nil : known
  }
}

extension SnapshotDifference {
  /// More lines of a text's difference are not compared with those of others.
  private static let mostLines = 20
  /// Longer lines are cut, in characters.
  private static let longestLine = 80

  fileprivate var effects: [String] {
    switch findings {
    case .words(let words): Array(words.firstLines(1))
    case .text(let text):
      SnapshotDifference.changedLines(text).prefix(Self.mostLines).map { $0.cut(to: Self.longestLine) }
    case .other(let difference): difference.measures.effects
    }
  }

  /// What differs in at most three lines.
  var headlines: [String] {
    switch findings {
    case .words(let words): Array(words.firstLines(2)).map { $0.cut(to: 160) }
    case .text(let text):
      text.summary.firstLines(1) + SnapshotDifference.changedLines(text).prefix(2).map { $0.cut(to: Self.longestLine) }
    case .other(let difference): difference.headlines
    }
  }

  /// How much differs, in at most two lines, where what differs has been said.
  var amounts: [String] {
    switch findings {
    case .words: []
    case .text(let text): text.summary.firstLines(1)
    case .other(let difference): Array(difference.headlines.dropFirst())
    }
  }

  /// The lines that are in one text only, with their signs.
  private static func changedLines(_ text: TextDifference) -> [String] {
    text.hunks.text.utf8.split(separator: UInt8(ascii: "\n")).lazy.filter { "+-".utf8.contains($0.first ?? 0) }
      .prefix(mostLines).map { String(Substring($0)).escapedForTerminal }
  }
}

extension String {
  /// The first lines that are not empty.
  func firstLines(_ count: Int) -> [String] {
    split(whereSeparator: \.isNewline).prefix(count).map(String.init)
  }

  /// The beginning of a text that is too long.
  func cut(to count: Int) -> String { self.count > count ? prefix(count - 1) + "…" : self }
}
