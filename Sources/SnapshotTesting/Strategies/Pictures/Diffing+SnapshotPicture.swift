import Foundation
import PNGFiles
public import PixelImages

extension Diffing where Value == SnapshotPicture {
  /// Pictures with their layouts, stored as PNG: the pixels decide, and the difference of the layouts is told.
  ///
  /// The layout and the frames of views are texts in the PNG file itself and not a file beside it: one file is reviewed,
  /// moved and deleted, and the two cannot come from different runs. Files without them, old ones or those of other
  /// programs, are compared as well; then a failure has no words for the layout, and a mask covers its view only where
  /// it is now.
  /// - Parameter pixels: how the pixels are compared.
  public init(comparing pixels: Diffing<Bitmap>) {
    self.init(
      encode: { picture in try Data(PNGEncoder().encode(picture.bitmap, texts: picture.texts)) },
      decode: { data in
        let file = try data.withUnsafeBytes { bytes throws(PNGError) in try PNGDecoder().decode(bytes) }
        return SnapshotPicture(file.bitmap, texts: file.texts)
      },
      recognize: { data, actual in pixels.recognize(data, actual.bitmap) },
      compare: { expected, actual in
        let difference = try expected.withMaskedViews(of: actual) {
          try pixels.compare(expected.bitmap, actual.bitmap)
        }
        guard var difference else { return nil }
        if let words = LayoutDifferenceMessage(from: expected.layout, to: actual.layout)?.text {
          difference.message = words + "\n\n" + difference.message
        }
        return difference
      })
    check = pixels.check
    remark = { expected, actual in
      // What covers too much is an error of the comparison, which comes before.
      try? expected.withMaskedViews(of: actual) { pixels.remark(expected.bitmap, actual.bitmap) }
    }
  }
}
