/// A change of a source: bytes are taken out, and text is put in their place.
struct SourceEdit {
  /// The bytes of UTF-8, from the start of the source.
  var range: Range<Int>
  var text: String

  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  /// Makes changes, which are given by places of the source as it was; at one place they stay in their order.
  /// - Returns: nil where they overlap.
  static func apply(_ edits: [SourceEdit], to source: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var end = 0
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in sorted {
      guard edit.range.lowerBound >= end, edit.range.upperBound <= source.count else { return nil }
      result += source[end..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    return result + source[end...]
  }
}
