public import Foundation

/// A shape that can be made smaller with its sides kept parallel.
nonisolated public protocol InsettableShape: Shape {
  /// The kind of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape with its sides moved inwards by a distance in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}
