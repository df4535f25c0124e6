import ImageComparison

/// What differs between a picture and its reference: the pixels, and the layouts where both are known.
struct PictureDifference: Sendable {
  var pixels: ImageDifference
  /// Nil where one of the pictures has no layout.
  var layout: LayoutDifference?

  /// The layout's difference first, because it says in a few words what happened.
  var message: String {
    [layout.map { LayoutDifferenceMessage($0).text }, ImageDifferenceMessage(difference: pixels).text]
      .compactMap(\.self).joined(separator: "\n\n")
  }
}
