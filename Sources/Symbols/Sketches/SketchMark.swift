import PlaneGeometry

/// One shape of a sketch.
struct SketchMark: Sendable {
  /// What is done with the shape.
  enum Kind: Character, Sendable {
    /// A stroke.
    case line = "s"
    /// A stroke around what is solid in the filled form.
    case body = "b"
    /// A solid area.
    case solid = "f"
    /// A stroke, which is cut out of the filled form.
    case innerLine = "i"
    /// A solid area, which is cut out of the filled form.
    case innerSolid = "j"
    /// What is left out of everything before it, of filled forms with room around.
    case gap = "x"
    /// What is left out of everything before it as it is.
    case hole = "h"
    /// A stroke of the outlined form only, and what is solid in the filled form only.
    case outlineOnly = "o"
    case filledOnly = "g"
  }

  var kind: Kind
  /// How wide the stroke is, or the room around a gap, as a share of the strokes of the whole symbol; how much a solid area
  /// becomes smaller with lighter strokes.
  var share = 1.0
  /// Whether the shape is part of something filled that an outlined sketch contains.
  var isFilled = false
  /// Which of several colours the shape has.
  var layer = 0
  var contours: [SketchContour]

  func transformed(by transform: Transform) -> SketchMark {
    var mark = self
    mark.contours = contours.map { $0.transformed(by: transform) }
    return mark
  }
}
