import Foundation
import ImageComparison
import PNGFiles
public import PixelImages

extension Diffing where Value == Bitmap {
  /// Pictures, stored as PNG and compared pixel by pixel, exactly.
  @_disfavoredOverload
  public static var image: Diffing { .image() }

  /// Pictures, stored as PNG and compared pixel by pixel.
  /// - Parameters:
  ///   - precision: the fraction of pixels that must match, 0 to 1; an assertion with another number fails.
  ///   - perceptualPrecision: how close a pixel must come to match, 0 to 1; an assertion with another number fails.
  @_disfavoredOverload
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Diffing {
    var diffing = Diffing.image(
      tolerance: Tolerance(rule: ImageTolerance(precision: precision, perceptualPrecision: perceptualPrecision)))
    diffing.check = {
      try UnusablePrecision.check(precision: precision, perceptualPrecision: perceptualPrecision)
    }
    return diffing
  }

  /// Pictures, stored as PNG and compared pixel by pixel.
  /// - Parameter tolerance: how much they may differ.
  @_disfavoredOverload
  public static func image(tolerance: Tolerance) -> Diffing {
    var diffing = Diffing(
      encode: { try Data(PNGEncoder().encode($0)) },
      decode: { data in
        try data.withUnsafeBytes { bytes throws(PNGError) in try PNGDecoder().decode(bytes).bitmap }
      },
      // Pixels that have not changed match with every tolerance.
      recognize: { data, actual in
        guard let stored = data.withUnsafeBytes(PixelDigest.init(storedIn:)) else { return false }
        return stored == PixelDigest(of: actual)
      },
      compare: { expected, actual in
        let comparer = ImageComparer(tolerance: tolerance.rule, masks: currentMasks)
        guard !comparer.matches(expected, actual) else { return nil }
        guard let difference = comparer.difference(between: expected, and: actual) else { return nil }
        return SnapshotDifference(
          message: ImageDifferenceMessage(difference: difference).text,
          attachments: try pictures(of: difference, expected: expected, actual: actual))
      })
    if !tolerance.rule.isExact {
      diffing.remark = { expected, actual in
        ImageComparer(masks: currentMasks).matches(expected, actual) ? Remark.toleranceNotNeeded : nil
      }
    }
    return diffing
  }

  private static var currentMasks: [ImageMask] { SnapshotDetails.current.masks.map(ImageMask.init) }

  /// The difference alone, and beside what is expected and what is there.
  private static func pictures(
    of difference: ImageDifference, expected: Bitmap, actual: Bitmap
  ) throws -> [SnapshotAttachment] {
    guard let picture = DifferencePicture(of: difference, reference: expected)?.bitmap else { return [] }
    let sideBySide = SideBySidePicture([expected, actual, picture])?.bitmap
    return try [("difference", picture), ("side-by-side", sideBySide)].compactMap { name, bitmap in
      try bitmap.map {
        SnapshotAttachment(name: name, pathExtension: "png", data: try Data(PNGEncoder().encode($0)))
      }
    }
  }
}
