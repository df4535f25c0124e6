package import PixelImages
package import PlaneGeometry
package import Typesetting

/// One thing in a drawing.
package enum DrawingItem: Equatable, Sendable {
  /// A filled or stroked path.
  case shape(DrawnShape)
  /// Lines of text.
  case text(DrawnText)
  /// A picture.
  case image(DrawnImage)
  /// Items that are faded, clipped or shadowed together.
  indirect case layer(DrawnLayer)
}

/// A filled or stroked path.
package struct DrawnShape: Equatable, Sendable {
  /// What is done with the path.
  package enum Style: Hashable, Sendable {
    /// Its inside is painted.
    case fill(FillRule)
    /// A line along it is painted.
    case stroke(StrokeStyle)
  }

  /// The kind of the shape, for people: `Capsule`, `Rectangle`.
  package var name: String
  /// The frame that the path was made for, in points.
  package var frame: Rect
  /// The contours in the drawing's coordinates; they move and stretch with the frame when it is rounded to pixels.
  package var path: Path
  /// What is done with the path.
  package var style: Style
  /// What it is painted with.
  package var paint: Paint

  /// Creates a shape from its parts.
  package init(name: String, frame: Rect, path: Path, style: Style, paint: Paint) {
    self.name = name
    self.frame = frame
    self.path = path
    self.style = style
    self.paint = paint
  }
}

/// Lines of text at a place.
package struct DrawnText: Hashable, Sendable {
  /// The frame of the text in points; the layout starts in its top left corner.
  package var frame: Rect
  /// The lines with their glyphs.
  package var layout: TextLayout

  /// Creates a text at a place.
  package init(frame: Rect, layout: TextLayout) {
    self.frame = frame
    self.layout = layout
  }

  /// The characters that are shown, the lines joined with spaces.
  package var text: String { layout.lines.map(\.text).joined(separator: " ") }
}

/// A picture that fills a frame.
package struct DrawnImage: Equatable, Sendable {
  /// How pixels between the picture's own pixels are found.
  package enum Interpolation: Hashable, Sendable {
    /// The nearest pixel: hard edges.
    case nearest
    /// A mixture of all pixels that are covered: soft edges.
    case smooth
  }

  /// The name of the picture, for people.
  package var name: String
  /// The frame that the picture fills, in points.
  package var frame: Rect
  /// The picture.
  package var bitmap: Bitmap
  /// How the picture is scaled.
  package var interpolation: Interpolation
  /// A colour that replaces the picture's own, keeping its alpha (a template image), or nil.
  package var templateColor: RGBAColor?

  /// Creates a picture at a place.
  package init(
    name: String, frame: Rect, bitmap: Bitmap, interpolation: Interpolation = .smooth, templateColor: RGBAColor? = nil
  ) {
    self.name = name
    self.frame = frame
    self.bitmap = bitmap
    self.interpolation = interpolation
    self.templateColor = templateColor
  }
}

/// Items that are drawn together and then put on what is below.
package struct DrawnLayer: Equatable, Sendable {
  /// What happens to the items together.
  package enum Effect: Equatable, Sendable {
    /// They fade: 0 is invisible, 1 is opaque.
    case opacity(Double)
    /// Only what a path covers when it is filled or stroked is seen; `frame` is the frame that the path was made for.
    case clip(Path, DrawnShape.Style, frame: Rect)
    /// A shadow of one colour lies below them, blurred as iOS blurs by that radius; radius and offset are in points.
    case shadow(RGBAColor, radius: Double, offset: Point)
    /// Left and right change places inside of a frame, and what reaches out of it goes to the other side.
    case mirrored(in: Rect)
    /// They are turned, stretched or seen in perspective; the map is from places to places of the drawing.
    indirect case projected(Projection)
    /// They are blurred; the radius, in points, is the standard deviation.
    case blurred(radius: Double)
    /// Their colours change.
    case recolored(ColorMatrix)
    /// They are mixed with what is below.
    case blended(BlendMode)
    /// In their place what is below is seen, blurred and in other colours; they say how much of it.
    indirect case backdrop(Backdrop)
    /// Only what other items cover is seen, as much as those are opaque.
    indirect case masked(by: [DrawingItem])
  }

  /// What happens to the items together.
  package var effect: Effect
  /// The items from back to front.
  package var items: [DrawingItem]

  /// Creates a layer from its effect and items.
  package init(_ effect: Effect, items: [DrawingItem]) {
    self.effect = effect
    self.items = items
  }
}

/// How what is below something is seen through it.
package struct Backdrop: Equatable, Sendable {
  /// The standard deviation of the blur in points.
  package var blur: Double
  /// How the blurred colours change.
  package var colors: ColorMatrix
  /// What lies on the colours.
  package var tint: RGBAColor

  /// Creates a look through something.
  package init(blur: Double, colors: ColorMatrix, tint: RGBAColor) {
    self.blur = blur
    self.colors = colors
    self.tint = tint
  }
}

/// What a shape is painted with; points and radii are in the drawing's coordinates.
package enum Paint: Equatable, Sendable {
  /// One colour.
  case color(RGBAColor)
  /// Colours that change along a line; before its start and after its end they stay.
  case linearGradient(Gradient, start: Point, end: Point)
  /// Colours that change with the distance from a centre; inside and outside of the radii they stay.
  case radialGradient(Gradient, center: Point, startRadius: Double, endRadius: Double)
  /// Colours that change with the direction from a centre, clockwise from the right; angles are in radians.
  indirect case angularGradient(Gradient, center: Point, start: Double, end: Double)
  /// Colours that change with the distance from a centre, counted in the extents of an ellipse.
  ///
  /// Kept elsewhere as the picture below: drawings lie on the stack where layers lie in each other.
  indirect case ellipticalGradient(Gradient, center: Point, unit: Size, startRadius: Double, endRadius: Double)
  /// Colours of ellipses that grow from a focus to the one around a centre, whose extents are twice the unit.
  indirect case focalGradient(Gradient, center: Point, unit: Size, focus: Point)
  /// Colours between the places of a mesh.
  indirect case meshGradient(ColorMesh<Point>)
  /// A picture that is repeated in both directions; its frame is where it lies once.
  indirect case tiles(DrawnImage)
}
