/// A finished layout in outline: what is drawn, where, and with what, without glyphs, contours and pixels.
///
/// References keep it beside their pixels, so that a failure can say what moved. Lengths and places are points, rounded to
/// hundredths when the outline is made; nothing in it depends on the machine, the language or the run.
package struct LayoutOutline: Hashable, Sendable, Codable {
  /// The extents of the whole.
  package var size: Extent
  /// What is drawn, from back to front; what a layer holds follows it, one deeper.
  package var items: [Item] = []

  /// Creates an outline.
  package init(size: Extent, items: [Item] = []) {
    self.size = size
    self.items = items
  }

  /// Something that is drawn, or a layer around what follows it deeper.
  package struct Item: Hashable, Sendable, Codable {
    /// The number of layers around it.
    package var depth: Int
    /// Where it is; nil for layers that are everywhere.
    package var frame: Frame?
    /// What it is.
    package var content: Content

    /// Creates an item.
    package init(depth: Int = 0, frame: Frame?, content: Content) {
      self.depth = depth
      self.frame = frame
      self.content = content
    }
  }

  /// What an item is; places in it are seen from the origin of the item's frame.
  package enum Content: Hashable, Sendable, Codable {
    case shape(Shape)
    case text(Text)
    case image(Image)
    /// A layer that fades what it holds.
    case opacity(Double)
    /// A layer that shows what it holds only where a path is filled or stroked.
    case clip(Style)
    /// A layer in which left and right change places inside of its frame.
    case mirrored
    /// A layer that puts a shadow below what it holds.
    case shadow(Shadow)
    /// A layer that changes what it holds in another way: its name, and the numbers that say how.
    case effect(String, [Double])
  }

  /// A filled or stroked path.
  package struct Shape: Hashable, Sendable, Codable {
    /// The kind of the shape: `Capsule`.
    package var name: String
    package var style: Style
    package var paint: Paint

    /// Creates a shape.
    package init(name: String, style: Style = .fill(isEvenOdd: false), paint: Paint) {
      self.name = name
      self.style = style
      self.paint = paint
    }
  }

  /// What is done with a path.
  package enum Style: Hashable, Sendable, Codable {
    /// Its inside, found by the non-zero or the even-odd rule.
    case fill(isEvenOdd: Bool)
    /// A line along it.
    case stroke(Stroke)
  }

  /// How a line along a path is drawn; what is as usual is nil or empty.
  package struct Stroke: Hashable, Sendable, Codable {
    package var width: Double
    package var cap, join: String?
    package var miterLimit: Double?
    package var dashes: [Double]
    package var dashPhase: Double

    /// Creates a line.
    package init(
      width: Double, cap: String? = nil, join: String? = nil, miterLimit: Double? = nil, dashes: [Double] = [],
      dashPhase: Double = 0
    ) {
      self.width = width
      self.cap = cap
      self.join = join
      self.miterLimit = miterLimit
      self.dashes = dashes
      self.dashPhase = dashPhase
    }
  }

  /// What something is painted with; colours are `#RRGGBB` or `#RRGGBBAA`.
  package enum Paint: Hashable, Sendable, Codable {
    case color(String)
    case linearGradient(stops: [Stop], start: Place, end: Place)
    case radialGradient(stops: [Stop], center: Place, startRadius: Double, endRadius: Double)
    /// A gradient around a centre by its kind, with the numbers that say where its colours are.
    case gradient(String, stops: [Stop], center: Place, numbers: [Double])
    /// A picture that is repeated; its place and size are those of one.
    case picture(Image, place: Place, size: Extent)
  }

  /// A colour of a gradient and its place from 0 to 1.
  package struct Stop: Hashable, Sendable, Codable {
    package var color: String
    package var location: Double

    /// Creates a colour at a place.
    package init(color: String, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// Lines of text.
  package struct Text: Hashable, Sendable, Codable {
    package var lines: [Line]
    /// Whether the text goes on and was cut.
    package var isCut: Bool

    /// Creates a text.
    package init(lines: [Line], isCut: Bool = false) {
      self.lines = lines
      self.isCut = isCut
    }
  }

  /// A line of text.
  package struct Line: Hashable, Sendable, Codable {
    package var text: String
    package var x, baseline, width: Double
    /// The fonts of its runs, each once.
    package var fonts: [Font]

    /// Creates a line.
    package init(_ text: String, x: Double, baseline: Double, width: Double, fonts: [Font] = []) {
      self.text = text
      self.x = x
      self.baseline = baseline
      self.width = width
      self.fonts = fonts
    }
  }

  /// The em size in points and the colour of a run of text.
  package struct Font: Hashable, Sendable, Codable {
    package var size: Double
    package var color: String

    /// Creates a font.
    package init(size: Double, color: String) {
      self.size = size
      self.color = color
    }
  }

  /// A picture; its extents are those of the file, in pixels.
  package struct Image: Hashable, Sendable, Codable {
    package var name: String
    package var width, height: Int
    /// Whether it is scaled without smoothing.
    package var isNearest: Bool
    /// The colour in the place of its own, or nil.
    package var templateColor: String?

    /// Creates a picture.
    package init(name: String, width: Int, height: Int, isNearest: Bool = false, templateColor: String? = nil) {
      self.name = name
      self.width = width
      self.height = height
      self.isNearest = isNearest
      self.templateColor = templateColor
    }
  }

  /// A blurred shadow of one colour.
  package struct Shadow: Hashable, Sendable, Codable {
    package var color: String
    package var radius: Double
    package var offset: Place

    /// Creates a shadow.
    package init(color: String, radius: Double, offset: Place) {
      self.color = color
      self.radius = radius
      self.offset = offset
    }
  }
}
