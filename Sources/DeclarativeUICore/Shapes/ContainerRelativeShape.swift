public import Foundation
import LayoutTree

/// The shape of the nearest container, smaller by the distance from its edge; a rectangle where no container has one.
/// - Remark: where its distances to the sides differ, the smallest counts; SwiftUI's rule is not known.
public struct ContainerRelativeShape: InsettableShape {
  package private(set) var amount: CGFloat = 0

  /// Creates the shape.
  public init() {}

  /// A rectangle: which container is around is known only to the view that draws the shape.
  public func path(in rect: CGRect) -> Path { Path(rect.insetBy(limited: amount)) }

  /// The shape with its sides moved inwards by a distance in points.
  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var shape = self
    shape.amount += amount
    return shape
  }

  /// A rectangle is its own mirror image, and the shapes of containers are mirrored by themselves.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the nearest container, smaller by the distance from its edge.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// A shape that depends on the container around the view that draws it.
package protocol ContainerDependentShape {
  /// The shape in a container.
  /// - Parameter frame: the frame of the view, in the coordinates in which the container's is.
  func shape(in container: ContainerOutline, frame: CGRect) -> any Shape
}

extension ContainerRelativeShape: ContainerDependentShape {
  package func shape(in container: ContainerOutline, frame: CGRect) -> any Shape {
    let outer = container.frame
    let distance = [frame.minX - outer.minX, frame.minY - outer.minY, outer.maxX - frame.maxX, outer.maxY - frame.maxY]
      .reduce(.infinity, min)
    return InsetContainer(shape: container.shape, distance: max(distance, 0), amount: amount)
  }
}

extension StrokedShape: ContainerDependentShape {
  package func shape(in container: ContainerOutline, frame: CGRect) -> any Shape {
    guard let dependent = shape as? any ContainerDependentShape else { return self }
    func stroked(_ shape: some Shape) -> any Shape { shape.stroke(style: style) }
    return stroked(dependent.shape(in: container, frame: frame))
  }
}

/// The shape of a container, as far from its edge as a view is.
private struct InsetContainer: Shape {
  let shape: any InsettableShape
  let distance, amount: CGFloat

  func path(in rect: CGRect) -> Path {
    func path(_ shape: some InsettableShape) -> Path {
      shape.inset(by: distance + amount).path(in: rect.insetBy(dx: -distance, dy: -distance))
    }
    return path(shape)
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// The shape of a container where it stands.
package struct ContainerOutline {
  package let shape: any InsettableShape
  package let frame: CGRect
}

extension View {
  /// The view as a container of a shape, for each `ContainerRelativeShape` inside.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}

private struct ContainerShapeModifier<Outline: InsettableShape>: LayoutModifier {
  let shape: Outline

  var call: ModifierCall { ModifierCall("containerShape", ["": shape]) }

  func rule(in context: ResolveContext) -> some UnaryRule {
    ContainerRule { ContainerOutline(shape: shape, frame: $0) }
  }
}
