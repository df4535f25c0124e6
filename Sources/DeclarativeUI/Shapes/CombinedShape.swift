import Foundation

/// The contours that a shape makes with those of another one in the same frame.
struct CombinedShape<Content: Shape, Other: Shape>: Shape, ChangedShape {
  enum Combination: Hashable, Sendable {
    case intersection, union, subtracting, symmetricDifference, lineIntersection, lineSubtraction
  }

  package let shape: Content
  let other: Other
  let combination: Combination
  let eoFill: Bool

  func path(in rect: CGRect) -> Path {
    let (own, other) = (shape.path(in: rect), other.path(in: rect))
    return switch combination {
    case .intersection: own.intersection(other, eoFill: eoFill)
    case .union: own.union(other, eoFill: eoFill)
    case .subtracting: own.subtracting(other, eoFill: eoFill)
    case .symmetricDifference: own.symmetricDifference(other, eoFill: eoFill)
    case .lineIntersection: own.lineIntersection(other, eoFill: eoFill)
    case .lineSubtraction: own.lineSubtraction(other, eoFill: eoFill)
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension Shape {
  /// The area in both shapes; see `Path.intersection(_:eoFill:)`.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(shape: self, other: other, combination: .intersection, eoFill: eoFill)
  }

  /// The area in either shape; see `Path.union(_:eoFill:)`.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(shape: self, other: other, combination: .union, eoFill: eoFill)
  }

  /// The area in this shape that is not in another; see `Path.subtracting(_:eoFill:)`.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(shape: self, other: other, combination: .subtracting, eoFill: eoFill)
  }

  /// The area in one of two shapes only; see `Path.symmetricDifference(_:eoFill:)`.
  public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(shape: self, other: other, combination: .symmetricDifference, eoFill: eoFill)
  }

  /// The parts of the shape's lines in the area of another; see `Path.lineIntersection(_:eoFill:)`.
  public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(shape: self, other: other, combination: .lineIntersection, eoFill: eoFill)
  }

  /// The parts of the shape's lines outside the area of another; see `Path.lineSubtraction(_:eoFill:)`.
  public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(shape: self, other: other, combination: .lineSubtraction, eoFill: eoFill)
  }
}
