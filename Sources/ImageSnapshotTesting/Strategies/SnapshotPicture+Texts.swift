import Foundation
import Pictures
import PixelImages

/// What of a picture is stored as texts in its file.
extension SnapshotPicture {
  /// What versions before outlines stored the words of a layout under.
  private static let formerLayoutKeyword = "Layout"
  private static let viewFramesKeyword = "View Frames"
  private static let drawnWithKeyword = "Drawn With"
  private static let drawnWithSeparator = ", "
  /// Longer texts are not stored: nobody reads the difference of such a layout.
  private static let longestText = 1 << 20

  init(_ bitmap: Bitmap, texts: [String: String]) {
    let layout = texts[LayoutOutline.keyword]
    self.init(
      bitmap, layout: layout.flatMap { LayoutOutline(stored: $0) },
      viewFrames: texts[SnapshotPicture.viewFramesKeyword].map(SnapshotPicture.viewFrames) ?? [:])
    drawnWith =
      texts[SnapshotPicture.drawnWithKeyword]?.components(separatedBy: SnapshotPicture.drawnWithSeparator) ?? []
    hasForeignLayout = self.layout == nil && (layout ?? texts[SnapshotPicture.formerLayoutKeyword]) != nil
  }

  var texts: [String: String] {
    get throws {
      let texts = [
        LayoutOutline.keyword: try layout?.stored, SnapshotPicture.viewFramesKeyword: try viewFramesText,
        SnapshotPicture.drawnWithKeyword: drawnWith.isEmpty
          ? nil : drawnWith.joined(separator: SnapshotPicture.drawnWithSeparator),
      ]
      return texts.compactMapValues(\.self).filter { $0.value.utf8.count <= SnapshotPicture.longestText }
    }
  }

  /// Whether a file's texts say the same of the picture; what it was drawn with says nothing of what it shows.
  func isDescribed(by texts: [String: String]) throws -> Bool {
    func content(_ texts: [String: String]) -> [String: String] {
      texts.filter { $0.key != SnapshotPicture.drawnWithKeyword }
    }
    return content(texts) == content(try self.texts)
  }

  /// For each view the left and top edges, the widths and heights of its frames, as JSON.
  private var viewFramesText: String? {
    get throws {
      guard !viewFrames.isEmpty else { return nil }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let numbers = viewFrames.mapValues { frames in frames.map { [$0.minX, $0.minY, $0.width, $0.height] } }
      return String(decoding: try encoder.encode(numbers), as: UTF8.self)
    }
  }

  /// Reads such a text; there are no frames in any other.
  private static func viewFrames(_ text: String) -> [String: [PixelRect]] {
    let numbers = try? JSONDecoder().decode([String: [[Int]]].self, from: Data(text.utf8))
    return (numbers ?? [:]).mapValues { frames in
      frames.filter { $0.count == 4 }.map { PixelRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }
  }
}
