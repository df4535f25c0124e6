public import Foundation

/// A path that fits itself into a rectangle; as a view it fills the space that it is offered with the foreground style.
nonisolated public protocol Shape: View, Sendable {
  /// The contours for a rectangle in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size that the shape takes when it is offered a size in points.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// The offered size, 10 points where none is offered.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground style.
  public var body: FilledShape<Self, ForegroundStyle> {
    FilledShape(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }
}
