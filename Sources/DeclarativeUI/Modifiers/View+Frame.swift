public import Foundation

extension View {
  /// The view in a frame with given extents in points; the view's own extents where none is given.
  ///
  /// A negative extent, or one that is not finite, is a problem of the layout.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    rule { node, environment in
      environment.problemLog?.check(width, .finiteNotNegative, in: "frame(width: \(width ?? 0))")
      environment.problemLog?.check(height, .finiteNotNegative, in: "frame(height: \(height ?? 0))")
      return FixedFrameRule(
        child: node, width: width.map { max($0, 0) }, height: height.map { max($0, 0) }, alignment: alignment,
        isMirrored: environment.isMirrored)
    }
  }

  /// The view in a frame whose extents in points are limited; a frame with a limit grows to it if there is space.
  ///
  /// A limit that is negative or, except for the largest, not finite, and limits out of order are problems of the
  /// layout.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let horizontal = FlexibleFrameRule.Limits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
    let vertical = FlexibleFrameRule.Limits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
    return rule { node, environment in
      environment.problemLog?.check(horizontal, of: "Width")
      environment.problemLog?.check(vertical, of: "Height")
      return FlexibleFrameRule(
        child: node, horizontal: horizontal, vertical: vertical, alignment: alignment,
        isMirrored: environment.isMirrored)
    }
  }

  /// The view in its ideal size, whatever is offered.
  public nonisolated func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// The view in its ideal extent on some axes, whatever is offered.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return rule { [axes] node, _ in FixedSizeRule(child: node, axes: axes) }
  }

  /// The view with a place in the order in which a stack offers space: larger is earlier, 0 is usual.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    rule { node, environment in
      environment.problemLog?.check(CGFloat(value), .any, in: "layoutPriority(\(value))")
      return PriorityRule(child: node, priority: value)
    }
  }
}
