import ImageComparison
import SnapshotTesting
import TextFormats

extension PictureDifference {
  /// The layout's difference first, because it says in a few words what happened.
  var message: String {
    [layoutMessage, ImageDifferenceMessage(ofAssertion: pixels).text, scaleAdvice, versions?.message].compactMap(\.self)
      .joined(separator: "\n\n")
  }

  /// What changed first of the layout, else of the colours, and how many pixels differ.
  var headlines: [String] {
    let layout = layout.flatMap { LayoutDifferenceMessage($0).headline }
    let color = pixels.largestChannelDifference.map { "\($0.reference) became \($0.actual) at (\($0.x), \($0.y))" }
    return [layout ?? color].compactMap(\.self) + ImageDifferenceMessage(ofAssertion: pixels).amounts
  }

  /// How to draw at the scale of a reference that somebody else has recorded.
  private var scaleAdvice: String? {
    guard layout == nil, !hasForeignLayout, !pixels.hasEqualSizes else { return nil }
    let (reference, actual) = (pixels.referenceSize, pixels.actualSize)
    func isDrawn(at own: Int, against other: Int) -> Bool {
      // Each side is rounded to whole pixels.
      [(reference.width, actual.width), (reference.height, actual.height)].allSatisfy {
        abs($0 * own - $1 * other) <= max(own, other)
      }
    }
    let pairs = [(3, 2), (2, 3), (3, 1), (2, 1), (1, 2), (1, 3)]
    guard let (_, scale) = pairs.first(where: { isDrawn(at: $0, against: $1) }) else { return nil }
    return """
      The reference seems to come from a simulator with \(scale) \(scale == 1 ? "pixel" : "pixels") a point. Where no test says a \
      scale, a run has that by STILLS_DISPLAY_SCALE=\(scale) in its environment.
      """
  }

  private var layoutMessage: String? {
    if let layout { return LayoutDifferenceMessage(layout).text }
    return hasForeignLayout ? LayoutDifferenceMessage.foreignLayout : nil
  }
}

extension ImageDifferenceMessage {
  /// The difference as an assertion puts it, with the setting as it is written in a test.
  init(ofAssertion difference: ImageDifference) {
    self.init(
      difference: difference, smallestSetting: SmallestSetting(difference: difference).text.map { ".image(\($0))" })
  }
}

extension VersionDifference {
  /// Which versions those are, in words.
  var message: String {
    """
    The reference was drawn with \(before.listed), the new picture with \
    \(after.listed): that may be all that changed.
    """
  }
}

extension Remark {
  /// The pictures are equal, though they need not have been.
  static let toleranceNotNeeded = Remark(
    """
    The tolerance of this snapshot is not needed: the picture is equal to its reference, pixel by pixel. Remove the \
    tolerance, so that no later change can hide behind it.
    """)
}
