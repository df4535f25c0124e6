package import Foundation

/// How a shape is made of another one.
package enum ShapeChange {
  case moved(CGSize)
  case scaled(CGSize, anchor: UnitPoint)
  case turned(Angle, anchor: UnitPoint)
  case mapped(CGAffineTransform)
  case sized(CGSize)
  case trimmed(from: CGFloat, to: CGFloat)
}

/// A shape that is made of another one.
package protocol ShapeChanging {
  /// How it is.
  var change: ShapeChange { get }
  /// The other one.
  var unchanged: any Shape { get }
}

extension OffsetShape: ShapeChanging {
  package var change: ShapeChange { .moved(offset) }
  package var unchanged: any Shape { shape }
}

extension RotatedShape: ShapeChanging {
  package var change: ShapeChange { .turned(angle, anchor: anchor) }
  package var unchanged: any Shape { shape }
}

extension ScaledShape: ShapeChanging {
  package var change: ShapeChange { .scaled(scale, anchor: anchor) }
  package var unchanged: any Shape { shape }
}

extension SizedShape: ShapeChanging {
  package var change: ShapeChange { .sized(size) }
  package var unchanged: any Shape { shape }
}

extension TransformedShape: ShapeChanging {
  package var change: ShapeChange { .mapped(transform) }
  package var unchanged: any Shape { shape }
}

extension TrimmedShape: ShapeChanging {
  package var change: ShapeChange { .trimmed(from: start, to: end) }
  package var unchanged: any Shape { shape }
}

extension StrokedShape: ShapeChanging {
  /// A line changes nothing that tests ask for.
  package var change: ShapeChange { .moved(.zero) }
  package var unchanged: any Shape { shape }
}

/// A shape that knows how far its sides are moved inwards.
package protocol InsetKnowing {
  /// The distance in points.
  var amount: CGFloat { get }
}

extension Rectangle: InsetKnowing {}
extension RoundedRectangle: InsetKnowing {}
extension UnevenRoundedRectangle: InsetKnowing {}
extension Capsule: InsetKnowing {}
extension Circle: InsetKnowing {}
extension Ellipse: InsetKnowing {}
extension ContainerRelativeShape: InsetKnowing {}
