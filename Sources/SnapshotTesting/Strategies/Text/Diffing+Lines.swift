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

/// Bytes that should be text, but are not UTF-8.
struct TextEncodingError: Error, CustomStringConvertible {
  var description: String { "it is no text in UTF-8." }
}

extension Snapshotting where Value == String, Format == String {
  /// Text, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}
