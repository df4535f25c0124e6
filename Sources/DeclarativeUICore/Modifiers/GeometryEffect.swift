public import Foundation
import LayoutTree
import PlaneGeometry

/// A modifier of your own that draws a view elsewhere, turned or stretched; its place in the layout stays.
/// - Remark: an effect cannot have properties such as `@State` or `@Environment` here.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The map for a view of a size in points, whose upper left corner is the origin.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The effect, of which those who measure the view learn nothing; here they never do.
  public nonisolated func ignoredByLayout() -> IgnoredByLayoutEffect<Self> {
    IgnoredByLayoutEffect(effect: self)
  }
}

/// An effect that does not change the geometry that is reported for the view.
public struct IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  var effect: Base

  /// The numbers of the effect.
  public var animatableData: Base.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  /// The map of the effect.
  public func effectValue(size: CGSize) -> ProjectionTransform { effect.effectValue(size: size) }
}

/// How the engine draws an effect of the user's.
struct GeometryEffectModifier: LayoutModifier {
  let effect: any GeometryEffect

  var call: ModifierCall { ModifierCall("modifier", ["": effect]) }

  func rule(in context: ResolveContext) -> some UnaryRule {
    GeometryEffectRule(effect: effect, isMirrored: context.environment.isMirrored)
  }
}

private struct GeometryEffectRule: UnaryRule {
  let effect: any GeometryEffect
  package let isMirrored: Bool

  func place(around child: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass) {
    let transform = effect.effectValue(size: frame.size)
    let wrong = transform.numbers.first { !$0.isFinite }
    pass.problems.check(wrong, .finite, in: "effectValue(size:) of \(type(of: effect)) with \(wrong ?? 0)")
    let map = wrong == nil ? transform.projection : Projection(.identity)
    ProjectionRule(isMirrored: isMirrored) { _ in map }.place(
      around: child, in: frame, proposal: proposal, during: pass)
  }
}
