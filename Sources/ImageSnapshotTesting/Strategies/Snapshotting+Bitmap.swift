import Foundation
import ImageComparison
public import Pictures
public import PixelImages
import PNGFiles
public import SnapshotTesting

extension Snapshotting where Value == Bitmap, Format == Bitmap {
  // All disfavoured: where views are tested too, "SimplySnapshotting.image" without types means that of UIImage, as with
  // UIKit.

  /// A picture, stored as PNG and compared pixel by pixel, exactly.
  @_disfavoredOverload
  public static var image: Snapshotting { .image() }

  /// A picture, stored as PNG and compared pixel by pixel.
  /// - Parameters:
  ///   - precision: the fraction of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how close a pixel must come to match, 0 to 1: its distance in CIE Lab is at most
  ///     (1 - perceptualPrecision) * 100; an eye tells 0.98 to 0.99 apart.
  ///   - masks: what does not count, in pixels.
  @_disfavoredOverload
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, masks: [PictureMask] = []
  ) -> Snapshotting {
    Snapshotting(Diffing(precision: precision, perceptualPrecision: perceptualPrecision), masks: masks)
  }

  /// A picture, stored as PNG and compared pixel by pixel.
  /// - Parameters:
  ///   - tolerance: how much the picture may differ.
  ///   - masks: what does not count, in pixels.
  @_disfavoredOverload
  public static func image(tolerance: Tolerance, masks: [PictureMask] = []) -> Snapshotting {
    Snapshotting(Diffing(tolerance: tolerance), masks: masks)
  }

  private init(_ pictures: Diffing<SnapshotPicture>, masks: [PictureMask]) {
    self.init(
      pathExtension: "png", diffing: Diffing(pictures, masks: masks),
      snapshot: { bitmap throws in
        // Masks that cover nothing must not be recorded either.
        try SnapshotPicture(bitmap, masks: masks).checkMasks()
        return bitmap
      })
  }
}

extension Diffing where Value == SnapshotPicture {
  /// Pictures with their layouts, stored as PNG: the pixels decide, and the difference of the layouts is told.
  ///
  /// The layout and the frames of views are texts in the PNG file itself and not a file beside it: one file is reviewed,
  /// moved and deleted, and the two cannot come from different runs. Files without them, old ones or those of other
  /// programs, are compared as well; then a failure has no words for the layout, and a mask covers its view only where
  /// it is now.
  /// - Parameter tolerance: how much the pixels may differ.
  package init(tolerance: Tolerance) {
    self.init(
      encode: { picture in try Data(PNGEncoder().encode(picture.bitmap, texts: picture.texts)) },
      decode: { data in
        let file = try data.withUnsafeBytes { bytes throws(PNGError) in try PNGDecoder().decode(bytes) }
        return SnapshotPicture(file.bitmap, texts: file.texts)
      },
      // Pixels that have not changed match with every tolerance.
      recognize: { data, actual in
        guard let stored = data.withUnsafeBytes(PixelDigest.init(storedIn:)) else { return false }
        return stored == PixelDigest(of: actual.bitmap)
      },
      compare: { expected, actual in
        let comparer = ImageComparer(
          tolerance: try tolerance.rule.get(), masks: try actual.masks(comparedWith: expected))
        guard !comparer.matches(expected.bitmap, actual.bitmap) else { return nil }
        guard let pixels = comparer.difference(between: expected.bitmap, and: actual.bitmap) else { return nil }
        let layouts = expected.layout.flatMap { old in actual.layout.map { LayoutDifference(from: old, to: $0) } }
        let difference = PictureDifference(
          pixels: pixels, layout: layouts, hasForeignLayout: expected.hasForeignLayout,
          versions: VersionDifference(from: expected.drawnWith, to: actual.drawnWith))
        let pictures = DifferencePictures(of: pixels, expected.bitmap, actual.bitmap)
        return SnapshotDifference(.other(difference), attachments: pictures?.files ?? [])
      })
    check = { _ = try tolerance.rule.get() }
    isStored = { [recognize] data, actual in
      // So a library's new version changes no reference whose pixels stay the same.
      guard recognize(data, actual), let texts = try? PNGDecoder().texts(in: Array(data)) else { return false }
      return (try? actual.isDescribed(by: texts)) == true
    }
    // Of files that other programs wrote, or wrote anew.
    recollection = Recollection(
      fileName: { data in data.withUnsafeBytes { PixelDigest.nameOfFileWithout($0) } },
      valueName: { PixelDigest(of: $0.bitmap)?.text })
    guard (try? tolerance.rule.get().isExact) == false else { return }
    remark = { expected, actual in
      // Masks that cover too much are an error of the comparison, which comes before.
      guard let masks = try? actual.masks(comparedWith: expected) else { return nil }
      return ImageComparer(masks: masks).matches(expected.bitmap, actual.bitmap) ? Remark.toleranceNotNeeded : nil
    }
  }

  /// Pictures that match by two shares, as snapshot tests usually give them.
  /// - Parameters:
  ///   - precision: the fraction of pixels that must match, 0 to 1; an assertion with another number fails.
  ///   - perceptualPrecision: how close a pixel must come to match, 0 to 1; an assertion with another number fails.
  package init(precision: Float, perceptualPrecision: Float) {
    self.init(tolerance: Tolerance(precision: precision, perceptualPrecision: perceptualPrecision))
  }
}

extension Diffing where Value == Bitmap {
  /// Pictures without layouts, compared like those that have one.
  /// - Parameter masks: what does not count, in pixels.
  init(_ pictures: Diffing<SnapshotPicture>, masks: [PictureMask] = []) {
    self.init(
      encode: { try pictures.encode(SnapshotPicture($0)) },
      decode: { try pictures.decode($0).bitmap },
      recognize: { data, actual in pictures.recognize(data, SnapshotPicture(actual)) },
      compare: { expected, actual in
        try pictures.compare(SnapshotPicture(expected), SnapshotPicture(actual, masks: masks))
      })
    remark = { expected, actual in
      pictures.remark(SnapshotPicture(expected), SnapshotPicture(actual, masks: masks))
    }
    check = pictures.check
    isStored = { data, actual in pictures.isStored(data, SnapshotPicture(actual)) }
    recollection = pictures.recollection?.pullback { SnapshotPicture($0) }
  }

  /// Pictures, stored as PNG and compared pixel by pixel, exactly.
  @_disfavoredOverload
  public static var image: Diffing { .image() }

  /// Pictures, stored as PNG and compared pixel by pixel.
  /// - Parameters:
  ///   - precision: the fraction of pixels that must match, 0 to 1; an assertion with another number fails.
  ///   - perceptualPrecision: how close a pixel must come to match, 0 to 1; an assertion with another number fails.
  @_disfavoredOverload
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Diffing {
    Diffing(Diffing<SnapshotPicture>(precision: precision, perceptualPrecision: perceptualPrecision))
  }

  /// Pictures, stored as PNG and compared pixel by pixel.
  /// - Parameter tolerance: how much they may differ; an assertion with a number that is out of its range fails.
  @_disfavoredOverload
  public static func image(tolerance: Tolerance) -> Diffing {
    Diffing(Diffing<SnapshotPicture>(tolerance: tolerance))
  }
}
