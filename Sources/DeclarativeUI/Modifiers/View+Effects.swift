import Drawings
public import Foundation
import PlaneGeometry

extension View {
  /// The view, more transparent: 0 is invisible, 1 is opaque.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    rule { node, environment in
      environment.problemLog?.check(CGFloat(opacity), .any, in: "opacity(\(opacity))")
      return EffectRule(child: node) { _ in opacity < 1 ? .opacity(max(opacity, 0)) : nil }
    }
  }

  /// The part of the view that is inside of a shape.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    rule { node, _ in
      EffectRule(child: node) { frame in
        .clip(shape.path(in: frame).contours, style.rule, frame: Rect(frame))
      }
    }
  }

  /// The part of the view that is inside of its frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle())
  }

  /// The view with its corners cut round, by a radius in points.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// The view with a blurred shadow; radius and distances are in points.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    rule { node, environment in
      environment.problemLog?.check(radius, .finiteNotNegative, in: "shadow(radius: \(radius))")
      environment.problemLog?.check(x, .finite, in: "shadow(x: \(x))")
      environment.problemLog?.check(y, .finite, in: "shadow(y: \(y))")
      let color = color.rgba(in: environment)
      return EffectRule(child: node) { _ in
        .shadow(color, radius: Double(max(radius, 0)), offset: Point(x: Double(x), y: Double(y)))
      }
    }
  }
}
