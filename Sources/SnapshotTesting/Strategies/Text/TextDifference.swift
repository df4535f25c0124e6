import Foundation
import TextFormats

/// What differs between two texts, line by line.
struct TextDifference: Sendable {
  let expected: String
  let actual: String
  let hunks: UnifiedHunks

  init(expected: String, actual: String) {
    self.expected = expected
    self.actual = actual
    hunks = UnifiedHunks(expected: expected, actual: actual)
  }

  /// The difference as a file that `patch` and code review tools read.
  var file: SnapshotAttachment {
    SnapshotAttachment(
      name: "difference", pathExtension: "diff",
      data: Data(("--- expected\n+++ actual\n" + hunks.text + "\n").utf8))
  }

  /// The difference in words, with the first lines of it.
  var message: String {
    var parts = ["\(hunks.removedCount.counted("line")) removed (-) and \(hunks.insertedCount) added (+)."]
    if expected == actual {
      parts.append("Both look the same: they differ only in how characters are composed of code points.")
    } else if differsOnlyInWhiteSpace {
      parts.append("They differ only in white space: spaces, tabulators or line ends.")
    } else if let names = ShapelessDifference(expected, actual)?.names {
      parts.append("They differ only in characters without a shape of their own: \(names.joined(separator: ", ")).")
    }
    return (parts + HunkExcerpt(of: hunks.text).paragraphs).joined(separator: "\n\n")
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
