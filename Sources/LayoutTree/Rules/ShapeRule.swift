package import Drawings
package import Foundation
package import LayoutValues
package import PlaneGeometry

/// A shape that fits itself into a frame.
package protocol FramedShape {
  /// The size that the shape takes when it is offered a size in points.
  func size(for proposal: ProposedViewSize) -> CGSize

  /// What a frame in points is drawn with; what is drawn other than it was asked for is reported.
  func contour(in frame: CGRect, problems: ProblemLog) -> FramedContour

  /// What a frame in points is drawn with in a container, which may be nil and otherwise is what `ContainerRule` tells.
  func contour(in frame: CGRect, inside container: Any?, problems: ProblemLog) -> FramedContour
}

extension FramedShape {
  package func contour(in frame: CGRect, inside container: Any?, problems: ProblemLog) -> FramedContour {
    contour(in: frame, problems: problems)
  }
}

/// A path in its place.
package struct FramedContour {
  package let path: PlaneGeometry.Path
  package let style: DrawnShape.Style

  package init(_ path: PlaneGeometry.Path, _ style: DrawnShape.Style) {
    self.path = path
    self.style = style
  }
}

/// A painted shape that fills its frame.
package struct ShapeRule: LeafRule {
  let shape: any FramedShape
  let name: String
  let paint: StylePaint

  package init(_ shape: any FramedShape, name: String, paint: StylePaint) {
    self.shape = shape
    self.name = name
    self.paint = paint
  }

  package var meaning: Meaning? { .shape(name) }

  package func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    shape.size(for: proposal)
  }

  /// A path may leave its frame by any distance.
  package func reach(beyond frame: CGRect) -> CGFloat? { nil }

  package func paint(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PaintingPass) {
    let contour = shape.contour(in: frame, inside: pass.container, problems: pass.problems)
    guard !contour.path.isEmpty else { return }
    pass.add(paint.item(name, contour.path, contour.style, in: frame))
  }
}

/// The frame itself, as a shape.
package struct FramedRectangle: FramedShape {
  package init() {}

  package func size(for proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  package func contour(in frame: CGRect, problems: ProblemLog) -> FramedContour {
    var path = PlaneGeometry.Path()
    path.addRect(Rect(frame))
    return FramedContour(path, .fill(.nonZero))
  }
}
