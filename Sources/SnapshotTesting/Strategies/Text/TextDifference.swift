import Foundation

/// The difference of two texts, in words and as a file.
struct TextDifference {
  /// The most lines of hunks that a message shows; the file shows all.
  static let shownLines = 60

  let expected: String
  let actual: String

  var difference: SnapshotDifference {
    let hunks = UnifiedHunks(expected: expected, actual: actual)
    let whole = hunks.text
    let file = SnapshotAttachment(
      name: "difference", pathExtension: "diff", data: Data(("--- expected\n+++ actual\n" + whole + "\n").utf8))
    return SnapshotDifference(message: message(hunks, whole), attachments: [file])
  }

  private func message(_ hunks: UnifiedHunks, _ whole: String) -> String {
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
    var parts = ["\(count(hunks.removedCount, "line")) removed (-) and \(hunks.insertedCount) added (+)."]
    if expected == actual {
      parts.append("Both look the same: they differ only in how characters are composed of code points.")
    }
    parts.append(lines.prefix(TextDifference.shownLines).joined(separator: "\n"))
    if lines.count > TextDifference.shownLines {
      parts.append("… and \(count(lines.count - TextDifference.shownLines, "more line")) in the difference file.")
    }
    return parts.joined(separator: "\n\n")
  }

  private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
