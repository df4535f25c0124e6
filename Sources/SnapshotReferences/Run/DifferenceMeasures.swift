/// The difference of a value from its reference in numbers and places, for reports and for grouping failures.
package struct DifferenceMeasures: Codable, Equatable, Sendable {
  /// What was measured of pictures, or nil for other formats.
  package var pixels: Pixels?
  /// How the layouts of pictures differ; nil where one of them is not known.
  package var layout: [LayoutChange]?
  /// What was counted of texts, or nil for other formats.
  package var lines: Lines?

  package init(pixels: Pixels? = nil, layout: [LayoutChange]? = nil, lines: Lines? = nil) {
    self.pixels = pixels
    self.layout = layout
    self.lines = lines
  }

  /// A rectangle in pixels, from the picture's top left corner.
  package struct Box: Codable, Equatable, Sendable {
    package var x, y, width, height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// Two colours at one place, as `#RRGGBB` or `#RRGGBBAA`, and how far apart they are.
  package struct ColorDistance: Codable, Equatable, Sendable {
    package var value: Double
    package var x, y: Int
    package var expected, actual: String

    package init(value: Double, x: Int, y: Int, expected: String, actual: String) {
      (self.value, self.x, self.y, self.expected, self.actual) = (value, x, y, expected, actual)
    }
  }

  /// What was measured of two pictures.
  package struct Pixels: Codable, Equatable, Sendable {
    /// Width and height of the reference, in pixels.
    package var expectedSize: [Int]
    /// Width and height of what is there now, in pixels.
    package var actualSize: [Int]
    /// The pixels of both that no tolerance forgives.
    package var differing: Int
    /// The pixels of both that are not equal and match by the tolerance.
    package var forgiven: Int
    /// Where they lie, from top to bottom.
    package var boxes: [Box]
    /// What does not count.
    package var masks: [Box]
    /// The largest difference of a channel, 0 to 255, or nil where no pixel of both differs.
    package var largestChannelDifference: ColorDistance?
    /// The largest distance in CIE Lab, or nil where no pixel of both differs.
    package var largestLabDistance: ColorDistance?
    /// The arguments of `.image` that would let the difference pass, or nil where none should.
    package var smallestSetting: String?

    package init(
      expectedSize: [Int], actualSize: [Int], differing: Int, forgiven: Int, boxes: [Box], masks: [Box],
      largestChannelDifference: ColorDistance?, largestLabDistance: ColorDistance?, smallestSetting: String?
    ) {
      self.expectedSize = expectedSize
      self.actualSize = actualSize
      self.differing = differing
      self.forgiven = forgiven
      self.boxes = boxes
      self.masks = masks
      self.largestChannelDifference = largestChannelDifference
      self.largestLabDistance = largestLabDistance
      self.smallestSetting = smallestSetting
    }
  }

  /// What became of an item of a layout.
  package struct LayoutChange: Codable, Equatable, Sendable {
    package enum Kind: String, Codable, Sendable { case appeared, disappeared, changed }

    package var kind: Kind
    /// What it is: `Text`, `Capsule`.
    package var item: String
    /// The text or the name of the picture, or nil.
    package var name: String?
    /// The frames in points as x, y, width and height; nil where the item is not there, or everywhere.
    package var before, after: [Double]?
    /// What changed of it, such as `colour #FFFFFF became #000000`; empty where it appeared or disappeared.
    package var effects: [String] = []
    /// All of it in words, with what it is.
    package var words = ""

    package init(_ kind: Kind, item: String, name: String?, before: [Double]?, after: [Double]?) {
      (self.kind, self.item, self.name, self.before, self.after) = (kind, item, name, before, after)
    }
  }

  /// What was counted of two texts.
  package struct Lines: Codable, Equatable, Sendable {
    package var removed, added: Int

    package init(removed: Int, added: Int) {
      (self.removed, self.added) = (removed, added)
    }
  }
}
