import Foundation

/// The text of an outline in a reference: JSON with the version of the form that it has.
extension LayoutOutline {
  /// The version of the form that is written; another one is not read.
  package static let storedVersion = 1

  /// What such a text is called in a file of a picture.
  package static let keyword = "Layout Outline"

  private struct Stored: Codable {
    var version: Int
    var layout: LayoutOutline
  }

  /// The outline as a text, the same for equal outlines.
  ///
  /// Complexity: linear in the number of items.
  package var stored: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      let stored = Stored(version: Self.storedVersion, layout: self)
      return String(decoding: try encoder.encode(stored), as: UTF8.self)
    }
  }

  /// Reads such a text; nil for one of another version, and for anything else.
  package init?(stored text: String) {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let data = Data(text.utf8)
    guard let stored = try? decoder.decode(Stored.self, from: data), stored.version == Self.storedVersion else {
      return nil
    }
    self = stored.layout
  }
}
