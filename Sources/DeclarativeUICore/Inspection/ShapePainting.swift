/// How a shape is painted.
package struct ShapePainting {
  package let shape: any Shape
  package let style: any ShapeStyle
  /// How the inside, or the inside of the line, is found.
  package let fillStyle: FillStyle
  /// The look of the line; nil where the inside is painted.
  package let strokeStyle: StrokeStyle?
}

/// A painted shape of any kind.
@MainActor
package protocol PaintedShape {
  var painting: ShapePainting { get }
}

extension FilledShape: PaintedShape {
  package var painting: ShapePainting {
    // A line that is filled is that line.
    let line = (shape as? any LineAlongShape)?.strokeStyle
    return ShapePainting(shape: shape, style: style, fillStyle: fillStyle, strokeStyle: line)
  }
}

extension StrokeShapeView: PaintedShape {
  package var painting: ShapePainting {
    ShapePainting(
      shape: shape, style: style, fillStyle: FillStyle(), strokeStyle: (line as? any LineAlongShape)?.strokeStyle)
  }
}

/// A shape that is the line along another one.
package protocol LineAlongShape {
  /// The look of the line.
  var strokeStyle: StrokeStyle { get }
}

extension StrokedShape: LineAlongShape {
  package var strokeStyle: StrokeStyle { style }
}
