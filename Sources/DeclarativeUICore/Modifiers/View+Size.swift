public import Foundation
import LayoutTree

extension View {
  /// The view in a frame with given extents in points; the view's own extents where none is given.
  ///
  /// A negative extent, or one that is not finite, is a problem of the layout; the latter counts as none.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrameModifier(width: width, height: height, alignment: alignment))
  }

  /// The view in a frame whose extents in points are limited; a frame with a limit grows to it if there is space.
  ///
  /// A limit that is negative or, except for the largest, not finite, and limits out of order are problems of the
  /// layout. An ideal extent that is infinite counts as none: what iOS makes of it where no size is offered is not known.
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

  var call: ModifierCall {
    ModifierCall("frame", ["width": width, "height": height, "alignment": alignment.ifNotCentered])
  }

  func rule(in context: ResolveContext) -> some UnaryRule {
    context.problems.check(width, ofFixed: "width", orAtMost: "maxWidth")
    context.problems.check(height, ofFixed: "height", orAtMost: "maxHeight")
    return FixedFrameRule(
      width: Self.usable(width), height: Self.usable(height), alignment: alignment,
      isMirrored: context.environment.isMirrored)
  }
}

extension FixedFrameModifier {
  /// An extent that a frame can have; SwiftUI takes one that is not finite for none.
  fileprivate static func usable(_ length: CGFloat?) -> CGFloat? {
    length.flatMap { $0.isFinite ? max($0, 0) : nil }
  }
}

private struct FlexibleFrameModifier: LayoutModifier {
  let horizontal, vertical: FlexibleFrameRule.Limits
  let alignment: Alignment

  var call: ModifierCall {
    ModifierCall(
      "frame",
      [
        "minWidth": horizontal.minimum, "idealWidth": horizontal.ideal, "maxWidth": horizontal.maximum,
        "minHeight": vertical.minimum, "idealHeight": vertical.ideal, "maxHeight": vertical.maximum,
        "alignment": alignment.ifNotCentered,
      ])
  }

  func rule(in context: ResolveContext) -> some UnaryRule {
    context.problems.check(horizontal, of: "Width")
    context.problems.check(vertical, of: "Height")
    return FlexibleFrameRule(
      horizontal: horizontal, vertical: vertical, alignment: alignment, isMirrored: context.environment.isMirrored)
  }
}

private struct FixedSizeModifier: LayoutModifier {
  let axes: Axis.Set

  var call: ModifierCall {
    ModifierCall(
      "fixedSize",
      axes == [.horizontal, .vertical]
        ? [:] : ["horizontal": axes.contains(.horizontal), "vertical": axes.contains(.vertical)])
  }

  func rule(in context: ResolveContext) -> some UnaryRule { FixedSizeRule(axes: axes) }
}

private struct PriorityModifier: LayoutModifier {
  let priority: Double

  var call: ModifierCall { ModifierCall("layoutPriority", ["": priority]) }

  func rule(in context: ResolveContext) -> some UnaryRule {
    context.problems.check(CGFloat(priority), .any, in: "layoutPriority(\(priority))")
    return PriorityRule(priority: priority)
  }
}

extension View {
  /// The view with space in points around it.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// The view with space in points on some sides, 16 where none is given.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(length ?? 16, on: edges))
  }

  /// The view with the same space in points on all sides.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}

private struct PaddingModifier: LayoutModifier {
  let insets: EdgeInsets

  var call: ModifierCall { ModifierCall("padding", ["": insets]) }

  func rule(in context: ResolveContext) -> some UnaryRule {
    for length in [insets.top, insets.leading, insets.bottom, insets.trailing] {
      context.problems.check(length, .finite, in: "padding(\(length))")
    }
    return PaddingRule(insets: insets, isMirrored: context.environment.isMirrored)
  }
}

extension View {
  /// The view with a ratio of width to height; nil is the ratio of its ideal size.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// The view with the ratio of a size.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// The view with its own ratio, as large as fits inside.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// The view with its own ratio, as small as covers all.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

private struct AspectRatioModifier: LayoutModifier {
  let ratio: CGFloat?
  let mode: ContentMode

  var call: ModifierCall { ModifierCall("aspectRatio", ["": ratio, "contentMode": mode]) }

  func rule(in context: ResolveContext) -> some UnaryRule {
    context.problems.check(ratio, .finitePositive, in: "aspectRatio(\(ratio ?? 0))")
    return AspectRatioRule(ratio: ratio, mode: mode)
  }
}
