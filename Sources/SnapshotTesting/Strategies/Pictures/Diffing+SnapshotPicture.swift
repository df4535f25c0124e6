import Foundation
import PNGFiles
public import PixelImages

extension Diffing where Value == SnapshotPicture {
  /// Pictures with their layouts, stored as PNG: the pixels decide, and the difference of the layouts is told.
  ///
  /// The layout is a text in the PNG file itself and not a file beside it: one file is reviewed, moved and deleted, and
  /// the two cannot come from different runs. Files without it, old ones or those of other programs, are compared as
  /// well; then a failure has no words for the layout.
  /// - Parameter pixels: how the pixels are compared.
  public init(comparing pixels: Diffing<Bitmap>) {
    self.init(
      encode: { picture in try Data(PNGEncoder().encode(picture.bitmap, texts: picture.storedTexts)) },
      decode: { data in
        let file = try data.withUnsafeBytes { bytes throws(PNGError) in try PNGDecoder().decode(bytes) }
        return SnapshotPicture(file.bitmap, layout: file.texts[SnapshotPicture.layoutKeyword])
      },
      recognize: { data, actual in pixels.recognize(data, actual.bitmap) },
      compare: { expected, actual in
        guard var difference = try pixels.compare(expected.bitmap, actual.bitmap) else { return nil }
        if let words = LayoutDifferenceMessage(from: expected.layout, to: actual.layout)?.text {
          difference.message = words + "\n\n" + difference.message
        }
        return difference
      })
    check = pixels.check
    remark = { expected, actual in pixels.remark(expected.bitmap, actual.bitmap) }
  }
}

extension SnapshotPicture {
  /// The keyword of the text in the file.
  fileprivate static let layoutKeyword = "Layout"
  /// Longer layouts are not stored: nobody reads their difference.
  private static let longestLayout = 1 << 20

  fileprivate var storedTexts: [String: String] {
    guard let layout, layout.utf8.count <= SnapshotPicture.longestLayout else { return [:] }
    return [SnapshotPicture.layoutKeyword: layout]
  }
}
