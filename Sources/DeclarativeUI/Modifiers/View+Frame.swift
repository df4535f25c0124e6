public import Foundation
public import LayoutTree

extension View {
  /// The view in a frame with given extents in points; the view's own extents where none is given.
  ///
  /// A negative extent, or one that is not finite, is a problem of the layout.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrameModifier(width: width, height: height, alignment: alignment))
  }

  /// The view in a frame whose extents in points are limited; a frame with a limit grows to it if there is space.
  ///
  /// A limit that is negative or, except for the largest, not finite, and limits out of order are problems of the
  /// layout.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        horizontal: FlexibleFrameRule.Limits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        vertical: FlexibleFrameRule.Limits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
        alignment: alignment))
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
    return modifier(FixedSizeModifier(axes: axes))
  }

  /// The view with a place in the order in which a stack offers space: larger is earlier, 0 is usual.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(PriorityModifier(priority: value))
  }
}

private struct FixedFrameModifier: LayoutModifier {
  let width, height: CGFloat?
  let alignment: Alignment

  func rule(in context: ResolveContext) -> any UnaryRule {
    context.problems.check(width, .finiteNotNegative, in: "frame(width: \(width ?? 0))")
    context.problems.check(height, .finiteNotNegative, in: "frame(height: \(height ?? 0))")
    return FixedFrameRule(
      width: width.map { max($0, 0) }, height: height.map { max($0, 0) }, alignment: alignment,
      isMirrored: context.environment.isMirrored)
  }
}

private struct FlexibleFrameModifier: LayoutModifier {
  let horizontal, vertical: FlexibleFrameRule.Limits
  let alignment: Alignment

  func rule(in context: ResolveContext) -> any UnaryRule {
    context.problems.check(horizontal, of: "Width")
    context.problems.check(vertical, of: "Height")
    return FlexibleFrameRule(
      horizontal: horizontal, vertical: vertical, alignment: alignment, isMirrored: context.environment.isMirrored)
  }
}

private struct FixedSizeModifier: LayoutModifier {
  let axes: Axis.Set

  func rule(in context: ResolveContext) -> any UnaryRule { FixedSizeRule(axes: axes) }
}

private struct PriorityModifier: LayoutModifier {
  let priority: Double

  func rule(in context: ResolveContext) -> any UnaryRule {
    context.problems.check(CGFloat(priority), .any, in: "layoutPriority(\(priority))")
    return PriorityRule(priority: priority)
  }
}
