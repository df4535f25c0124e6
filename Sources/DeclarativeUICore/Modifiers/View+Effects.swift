import Drawings
public import Foundation
import LayoutTree
import PlaneGeometry

// Opacity and shadow act on each leaf of a view (a text, a shape, a picture), as on iOS: where two leaves overlap, one is
// seen through the other. A clip is a leaf of its own, and so is a compositing group.

/// How the colours of an offscreen picture are mixed.
/// - Remark: all is mixed as `nonLinear`; with another one the snapshot fails.
public enum ColorRenderingMode: Hashable, Sendable {
  /// As gamma-encoded sRGB, which is how everything is mixed here.
  case nonLinear
  /// As amounts of light.
  case linear
  /// As amounts of light beyond the range of sRGB.
  case extendedLinear
}

extension View {
  /// The view with each of its leaves more transparent: 0 is invisible, 1 is opaque.
  ///
  /// Put `compositingGroup()` before it to fade the view as one picture.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity))
  }

  /// The view as one picture for the effects around it, such as `opacity(_:)` and `shadow(color:radius:x:y:)`.
  public nonisolated func compositingGroup() -> some View {
    modifier(CompositingModifier(colorMode: .nonLinear))
  }

  /// The view as one picture for the effects around it.
  ///
  /// What iOS cuts off outside of the view's frame is not known: nothing is cut off here.
  /// - Parameters:
  ///   - opaque: accepted for SwiftUI's sake; where an opaque picture is left empty iOS draws anything.
  ///   - colorMode: how colours are mixed; only `nonLinear` can be drawn, and the result says so otherwise.
  /// - Remark: `opaque` has no effect; what iOS cuts off outside of the frame is not known, and nothing is cut off.
  public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(CompositingModifier(colorMode: colorMode))
  }

  /// The view, its left and right exchanged where lines run from right to left: for pictures that point somewhere.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }

  /// The view, its left and right exchanged where lines run in a direction.
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(MirrorModifier(behavior: behavior))
  }

  /// The part of the view that is inside of a shape, or on the line of a stroked one.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape: shape, style: style))
  }

  /// The part of the view that is inside of its frame.
  /// - Remark: edges are always smooth.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// The view with its corners cut round, by a radius in points.
  /// - Remark: edges are always smooth.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }

  /// The view with a blurred shadow of each of its leaves; radius and distances are in points.
  ///
  /// Put `compositingGroup()` before it to give the view one shadow as one picture.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}

private struct OpacityModifier: LayoutModifier {
  let opacity: Double

  var call: ModifierCall { ModifierCall("opacity", ["": opacity]) }

  func rule(in context: ResolveContext) -> some UnaryRule {
    context.problems.check(CGFloat(opacity), .any, in: "opacity(\(opacity))")
    return EffectRule(opacity < 1 ? .opacity(max(opacity, 0)) : nil)
  }
}

private struct CompositingModifier: LayoutModifier {
  let colorMode: ColorRenderingMode

  var call: ModifierCall { ModifierCall("compositingGroup", ["colorMode": colorMode == .nonLinear ? nil : colorMode]) }

  func rule(in context: ResolveContext) -> some UnaryRule {
    if colorMode != .nonLinear {
      context.problems.report(
        "drawingGroup(colorMode: .\(colorMode)) cannot be drawn: colours are mixed as gamma-encoded sRGB here; "
          + "leave the colour mode out")
    }
    return CompositingRule()
  }
}

private struct MirrorModifier: LayoutModifier {
  let behavior: LayoutDirectionBehavior

  var call: ModifierCall { ModifierCall("layoutDirectionBehavior", ["": behavior]) }

  func rule(in context: ResolveContext) -> some UnaryRule {
    MirrorRule(exchanges: behavior == .mirrors(in: context.environment.layoutDirection))
  }
}

private struct ClipModifier<Outline: Shape>: LayoutModifier {
  let shape: Outline
  let style: FillStyle

  var call: ModifierCall { ModifierCall("clipShape", ["": shape, "style": style == FillStyle() ? nil : style]) }

  func rule(in context: ResolveContext) -> some UnaryRule {
    ClipRule(ShapeOutline(shape: shape, fill: style, direction: context.environment.layoutDirection))
  }
}

private struct ShadowModifier: LayoutModifier {
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  var call: ModifierCall {
    ModifierCall("shadow", ["color": color, "radius": radius, "offset": offset == .zero ? nil : offset])
  }

  func rule(in context: ResolveContext) -> some UnaryRule {
    context.problems.check(radius, .finiteNotNegative, in: "shadow(radius: \(radius))")
    context.problems.check(offset.width, .finite, in: "shadow(x: \(offset.width))")
    context.problems.check(offset.height, .finite, in: "shadow(y: \(offset.height))")
    return EffectRule(
      .shadow(
        color.rgba(in: context), radius: Double(max(radius, 0)),
        offset: Point(x: Double(offset.width), y: Double(offset.height))))
  }
}
