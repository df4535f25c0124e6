package import PixelImages

/// A comparison of two pictures that come as bands of rows from top to bottom, so that neither need be whole in memory.
package struct BandComparison: Sendable {
  private let comparer: ImageComparer
  private let referenceSize, actualSize: PixelSize
  private var survey: DifferenceSurvey

  /// Creates a comparison that has seen nothing yet.
  /// - Returns: nil where a pixel is judged by its neighbours too, or where masks cover any: that takes whole pictures.
  package init?(_ comparer: ImageComparer, referenceSize: PixelSize, actualSize: PixelSize) {
    guard comparer.masks.isEmpty, !comparer.tolerance.pixels.dependsOnNeighbours else { return nil }
    self.comparer = comparer
    self.referenceSize = referenceSize
    self.actualSize = actualSize
    survey = DifferenceSurvey(size: referenceSize.intersection(actualSize))
  }

  /// Looks at the next rows of both pictures, as many of one as of the other until one of them ends.
  package mutating func compare(_ reference: Bitmap, _ actual: Bitmap) {
    PixelPair.withPair(reference, actual) { pair in
      if let pair { comparer.tolerance.pixels.run(&survey, on: pair) }
    }
  }

  /// All that differs in what was seen; nil where nothing does.
  package var difference: ImageDifference? {
    if referenceSize == actualSize, !survey.map.hasChanges { return nil }
    return ImageDifference(
      survey, referenceSize: referenceSize, actualSize: actualSize, tolerance: comparer.tolerance, masks: [])
  }
}
