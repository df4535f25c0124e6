public import Foundation
public import LayoutTree

/// A path that fits itself into a rectangle; as a view it fills the space that it is offered with the foreground style.
nonisolated public protocol Shape: View, Sendable {
  /// The contours for a rectangle in points; a view's shape is asked in its own coordinates, with an origin of zero.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size that the shape takes when it is offered a size in points.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Whether the contours are mirrored in their frame where lines run in a direction.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  /// The contours where a view draws them whose frame is given.
  nonisolated func path(drawnIn frame: CGRect) -> Path {
    path(in: CGRect(origin: .zero, size: frame.size)).offsetBy(dx: frame.minX, dy: frame.minY)
  }

  /// The offered size, 10 points where none is offered.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground style.
  public var body: FilledShape<Self, ForegroundStyle> {
    FilledShape(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }
}
