public import Foundation
public import LayoutTree

/// The line along a shape, as a shape.
public struct StrokedShape<S: Shape>: Shape, ShapeNaming {
  let shape: S
  let style: StrokeStyle

  /// The line along the shape's contours.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).strokedPath(style)
  }

  /// The size of the shape itself.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// That of the shape itself.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  var drawnName: String { shape.nameInDrawings }
}
