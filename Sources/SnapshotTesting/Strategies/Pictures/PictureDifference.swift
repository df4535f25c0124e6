import ImageComparison

/// What differs between a picture and its reference: the pixels, and the layouts where both are known.
struct PictureDifference: Sendable {
  var pixels: ImageDifference
  /// Nil where one of the pictures has no layout.
  var layout: LayoutDifference?
  /// Whether the reference has a layout that another version of Stills wrote.
  var hasForeignLayout: Bool

  /// The layout's difference first, because it says in a few words what happened.
  var message: String {
    [layoutMessage, ImageDifferenceMessage(difference: pixels).text].compactMap(\.self).joined(separator: "\n\n")
  }

  private var layoutMessage: String? {
    if let layout { return LayoutDifferenceMessage(layout).text }
    return hasForeignLayout ? LayoutDifferenceMessage.foreignLayout : nil
  }
}
