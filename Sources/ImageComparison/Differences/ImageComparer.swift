public import PixelImages

/// Compares pictures under a tolerance.
///
/// Premultiplied pixels are compared, which sees a translucent pixel as it looks over black and over white at once: both
/// looks are equal exactly where the four bytes are. The colour of an invisible pixel does not count; there is none.
public struct ImageComparer: Sendable {
  /// How much the pictures may differ.
  public let tolerance: ImageTolerance

  /// Creates a comparer; exact unless told otherwise.
  public init(tolerance: ImageTolerance = .exact) {
    self.tolerance = tolerance
  }

  /// Whether two pictures count as the same, which pictures of different sizes never do.
  ///
  /// Stops at the pixel that decides. Equal pictures cost one memcmp, as do equal rows of others.
  public func matches(_ reference: Bitmap, _ actual: Bitmap) -> Bool {
    guard PixelSize(of: reference) == PixelSize(of: actual) else { return false }
    return PixelPair.withPair(reference, actual) { pair in
      guard let pair, !pair.isEqual else { return true }
      let allowed = tolerance.allowedPixelCount(of: pair.size.pixelCount)
      if tolerance.pixels == .exact, allowed == 0 { return false }
      return tolerance.pixels.withRule { rule in
        pair.hasAtMost(allowed, differingPixelsBy: &rule)
      }
    }
  }

  /// All that differs between two pictures; nil for equal ones.
  ///
  /// A difference within the tolerance is one too; ``ImageDifference/isTolerated`` tells. Unlike ``matches(_:_:)`` this
  /// looks at every pixel.
  public func difference(between reference: Bitmap, and actual: Bitmap) -> ImageDifference? {
    let (referenceSize, actualSize) = (PixelSize(of: reference), PixelSize(of: actual))
    return PixelPair.withPair(reference, actual) { pair in
      if referenceSize == actualSize, pair?.isEqual ?? true { return nil }
      var survey = DifferenceSurvey(size: referenceSize.intersection(actualSize))
      if let pair { tolerance.pixels.withRule { rule in survey.look(at: pair, rule: &rule) } }
      return ImageDifference(
        survey, referenceSize: referenceSize, actualSize: actualSize,
        allowedPixelCount: tolerance.allowedPixelCount(of: referenceSize.pixelCount))
    }
  }
}
