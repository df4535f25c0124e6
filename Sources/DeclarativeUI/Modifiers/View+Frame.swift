public import Foundation

extension View {
  /// The view in a frame with given extents in points; the view's own extents where none is given.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let (width, height) = (width.map { max($0, 0) }, height.map { max($0, 0) })
    return rule { node, environment in
      FixedFrameRule(
        child: node, width: width, height: height, alignment: alignment, isMirrored: environment.isMirrored)
    }
  }

  /// The view in a frame whose extents in points are limited; a frame with a limit grows to it if there is space.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    rule { node, environment in
      FlexibleFrameRule(
        child: node, horizontal: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        vertical: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment: alignment,
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
    rule { node, _ in PriorityRule(child: node, priority: value) }
  }
}
