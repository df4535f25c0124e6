import Foundation

extension Diffing where Value == String {
  /// Text, compared byte by byte and explained line by line.
  public static var lines: Diffing {
    Diffing(
      encode: { Data($0.utf8) },
      decode: { data in
        guard let text = String(validating: data, as: UTF8.self) else { throw TextEncodingError() }
        return text
      },
      recognize: { data, actual in data == Data(actual.utf8) },
      compare: { expected, actual in
        guard !expected.utf8.elementsEqual(actual.utf8) else { return nil }
        let difference = TextDifference(expected: expected, actual: actual)
        return SnapshotDifference(.text(difference), attachments: [difference.file])
      })
  }
}

extension Snapshotting where Value == String, Format == String {
  /// Text, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

/// What differs between two texts, line by line.
package struct TextDifference: Sendable {
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
}

/// What two texts begin with in common, byte by byte, up to whole code points.
///
/// A loop over bytes, since tests are compiled for debugging mostly, where one over characters takes twenty times as long.
func commonPrefix(_ first: Substring, _ second: Substring) -> Substring {
  var (one, other) = (first, second)
  let count = one.withUTF8 { one in
    other.withUTF8 { other in
      let end = min(one.count, other.count)
      var count = 0
      while count < end, one[count] == other[count] { count += 1 }
      return count
    }
  }
  return first[..<first.utf8.index(first.startIndex, offsetBy: count)]
}
