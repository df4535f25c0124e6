import Foundation

/// The difference of two texts, in words and as a file.
struct TextDifference {
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
    let removed = hunks.removedCount
    var parts = ["\(removed) line\(removed == 1 ? "" : "s") removed (-) and \(hunks.insertedCount) added (+)."]
    if expected == actual {
      parts.append("Both look the same: they differ only in how characters are composed of code points.")
    } else if differsOnlyInWhiteSpace {
      parts.append("They differ only in white space: spaces, tabulators or line ends.")
    } else if let names = ShapelessDifference(expected, actual)?.names {
      parts.append("They differ only in characters without a shape of their own: \(names.joined(separator: ", ")).")
    }
    return (parts + HunkExcerpt(of: whole).paragraphs).joined(separator: "\n\n")
  }

  /// Whether the texts are the same but for spaces, tabulators and line ends, which a message does not show.
  private var differsOnlyInWhiteSpace: Bool {
    let start = commonPrefix(expected[...], actual[...]).utf8.count
    func visible(_ text: String) -> some Sequence<Unicode.Scalar> {
      Substring(text.utf8.dropFirst(start)).unicodeScalars.lazy.filter { !$0.properties.isWhitespace }
    }
    return visible(expected).elementsEqual(visible(actual))
  }
}
