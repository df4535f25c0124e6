public import Foundation

extension View {
  /// The view drawn elsewhere, in points; its place in the layout stays.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// The view drawn elsewhere, in points; its place in the layout stays.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    rule { node, environment in
      environment.problemLog?.check(offset.width, .finite, in: "offset(x: \(offset.width))")
      environment.problemLog?.check(offset.height, .finite, in: "offset(y: \(offset.height))")
      return OffsetRule(child: node, offset: offset)
    }
  }

  /// The view with its middle at a point of the space that is offered, which it takes whole.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// The view with its middle at a point of the space that is offered, which it takes whole.
  public nonisolated func position(_ position: CGPoint) -> some View {
    rule { node, environment in
      environment.problemLog?.check(position.x, .finite, in: "position(x: \(position.x))")
      environment.problemLog?.check(position.y, .finite, in: "position(y: \(position.y))")
      return PositionRule(child: node, position: position, isMirrored: environment.isMirrored)
    }
  }

  /// The view with a guide of its own, in points from its leading edge.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    rule { node, _ in AlignmentGuideRule(child: node, key: guide.key, compute: computeValue) }
  }

  /// The view with a guide of its own, in points from its upper edge.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    rule { node, _ in AlignmentGuideRule(child: node, key: guide.key, compute: computeValue) }
  }

  /// The view in front of or behind its neighbours in a container: larger is nearer, 0 is usual.
  ///
  /// NaN counts as 0 and is a problem of the layout.
  public nonisolated func zIndex(_ value: Double) -> some View {
    rule { node, environment in
      environment.problemLog?.check(CGFloat(value), .any, in: "zIndex(\(value))")
      return DepthRule(child: node, zIndex: value.isNaN ? 0 : value)
    }
  }

  /// The view's space without the view.
  public nonisolated func hidden() -> some View {
    rule { node, _ in HiddenRule(child: node) }
  }
}
