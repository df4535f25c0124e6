import Drawings
package import LayoutTree
import PlaneGeometry

/// A shape whose inside is painted.
/// - Remark: what filling a shape gives.
public struct FilledShape<Content: Shape, Style: ShapeStyle> {
  /// The shape.
  public let shape: Content
  let style: Style
  let fillStyle: FillStyle
}

extension FilledShape: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    context.animatedNode(Self.self, rule(in: context)).from(self, in: context)
  }

  func rule(in context: ResolveContext) -> ShapeRule {
    let outline = ShapeOutline(shape: shape, fill: fillStyle, direction: context.environment.layoutDirection)
    return ShapeRule(outline, name: shape.nameInDrawings, paint: style.resolvedPaint(in: context))
  }
}

extension ShapeStyle where Self: View, Body == FilledShape<Rectangle, Self> {
  /// A rectangle painted with the style: what a style shows that is a view, too, and does not say how it looks.
  @MainActor @preconcurrency public var body: FilledShape<Rectangle, Self> { Rectangle().fill(self) }
}

/// A shape as the layout knows it: the contours of a frame.
struct ShapeOutline: FramedShape {
  let shape: any Shape
  let fill: FillStyle
  let direction: LayoutDirection

  func size(for proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  func contour(in frame: CGRect, inside container: Any?, problems: ProblemLog) -> FramedContour {
    guard let container = container as? ContainerOutline, let dependent = shape as? any ContainerDependentShape
    else { return contour(in: frame, problems: problems) }
    let inside = ShapeOutline(shape: dependent.shape(in: container, frame: frame), fill: fill, direction: direction)
    return inside.contour(in: frame, problems: problems)
  }

  func contour(in frame: CGRect, problems: ProblemLog) -> FramedContour {
    let path = shape.path(drawnIn: frame, direction: direction)
    problems.check(path)
    // A path that stands for a line is covered by that line.
    return FramedContour(path.contours, path.outline.map { .stroke($0.geometry) } ?? .fill(fill.rule))
  }
}

/// How the inside of a path is found.
/// - Remark: edges are always smooth.
public struct FillStyle: Hashable, Sendable {
  /// Whether a point is inside when its ray crosses the contours an odd number of times, not by their direction.
  public var isEOFilled: Bool
  /// Accepted for SwiftUI's sake: edges are always smooth here.
  public var isAntialiased: Bool

  /// Creates a style; without arguments contours are counted by their direction.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}
