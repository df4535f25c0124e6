public import Foundation
import LayoutTree

extension View {
  /// The view drawn elsewhere, in points towards the trailing edge and downwards; its place in the layout stays.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// The view drawn elsewhere, in points towards the trailing edge and downwards; its place in the layout stays.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }

  /// The view with its middle at a point of the space that is offered, which it takes whole.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// The view with its middle at a point of the space that is offered, which it takes whole.
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// The view with a guide of its own, in points from its leading edge.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, compute: computeValue))
  }

  /// The view with a guide of its own, in points from its upper edge.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, compute: computeValue))
  }

  /// The view in front of or behind its neighbours in a container: larger is nearer, 0 is usual.
  ///
  /// NaN counts as 0 and is a problem of the layout.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(DepthModifier(zIndex: value))
  }

  /// The view's space without the view.
  public nonisolated func hidden() -> some View {
    modifier(HiddenModifier())
  }
}

private struct OffsetModifier: LayoutModifier {
  let offset: CGSize

  var call: ModifierCall { ModifierCall("offset", ["": offset]) }

  func rule(in context: ResolveContext) -> some UnaryRule {
    context.problems.check(offset.width, .finite, in: "offset(x: \(offset.width))")
    context.problems.check(offset.height, .finite, in: "offset(y: \(offset.height))")
    return OffsetRule(offset: offset, isMirrored: context.environment.isMirrored)
  }
}

private struct PositionModifier: LayoutModifier {
  let position: CGPoint

  var call: ModifierCall { ModifierCall("position", ["": position]) }

  func rule(in context: ResolveContext) -> some UnaryRule {
    context.problems.check(position.x, .finite, in: "position(x: \(position.x))")
    context.problems.check(position.y, .finite, in: "position(y: \(position.y))")
    return PositionRule(position: position, isMirrored: context.environment.isMirrored)
  }
}

private struct AlignmentGuideModifier: LayoutModifier {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  var call: ModifierCall { ModifierCall("alignmentGuide", ["": key], action: compute) }

  func rule(in context: ResolveContext) -> some UnaryRule { AlignmentGuideRule(key: key, compute: compute) }
}

private struct DepthModifier: LayoutModifier {
  let zIndex: Double

  var call: ModifierCall { ModifierCall("zIndex", ["": zIndex]) }

  func rule(in context: ResolveContext) -> some UnaryRule {
    context.problems.check(CGFloat(zIndex), .any, in: "zIndex(\(zIndex))")
    return DepthRule(zIndex: zIndex.isNaN ? 0 : zIndex)
  }
}

private struct HiddenModifier: LayoutModifier {
  var call: ModifierCall { ModifierCall("hidden") }

  func rule(in context: ResolveContext) -> some UnaryRule { HiddenRule() }
}
