import DeclarativeUICore
import Drawings
import Foundation
import LayoutTree
import PixelImages
import PlaneGeometry

/// The glass of a low sheet of iOS 26.
///
/// Measured on one picture, in light, with some 90 000 places of it: out = 0.305 of what is behind, with 2.2 times its colour
/// and blurred by 5.5 points, + 174 of 255, within one level. Along its edge lies a bright line that fades inwards over a point,
/// and around it a shadow that is a twentieth of black at the edge.
extension PresentedCard {
  /// The shadow around the glass, and the bright edge that lies on it.
  var glassRim: DrawingItem {
    .layer(DrawnLayer(.opacity(1), items: [glassShadow] + glassEdge))
  }

  /// What is behind, seen through the glass; in the dark by a guess: as blurred, below the shade of menus.
  func glassGround(in scheme: ColorScheme) -> DrawingItem {
    let shade = PresentedCard.Background.sheetOfGlass.color(in: .dark)
    let cover = Double(shade.alpha) / 255
    let colors =
      scheme == .dark
      ? ColorChange.unit.scaled(by: 1 - cover).adding(cover * Double(shade.red) / 255)
      : ColorChange.saturation(2.2).scaled(by: 0.305).adding(174.0 / 255)
    let paint = StylePaint.backdrop(Backdrop(blur: 5.5, colors: colors.matrix, tint: .clear))
    return paint.item("Background", outline.contours, .fill(.nonZero), in: frame)
  }

  /// The shadow, which is seen beside the glass only.
  private var glassShadow: DrawingItem {
    let around = Rect(frame.insetBy(dx: -60, dy: -60))
    let beside = PlaneGeometry.Path {
      $0.addRect(around)
      $0.add(outline.contours)
    }
    return .layer(DrawnLayer(.clip(beside, .fill(.evenOdd), frame: around), items: [shadow]))
  }

  /// Three lines, of each of which the outer half is cut off.
  private var glassEdge: [DrawingItem] {
    let lines = [(width: 1.0, alpha: UInt8(82)), (2.0 / 3, 120), (1.0 / 3, 155)].map { line -> DrawingItem in
      let white = RGBAColor(red: 255, green: 255, blue: 255, alpha: line.alpha)
      return .shape(
        DrawnShape(
          name: "Edge", frame: Rect(frame), path: outline.contours, style: .stroke(StrokeStyle(width: 2 * line.width)),
          paint: .color(white)))
    }
    return [.layer(DrawnLayer(.clip(outline.contours, .fill(.nonZero), frame: Rect(frame)), items: lines))]
  }
}

/// Shows a view on surfaces of glass only, or on all others only.
struct GlassGround: PrimitiveModifier {
  let isForGlass: Bool

  var call: ModifierCall { ModifierCall("onGlass", ["isForGlass": isForGlass]) }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, GlassGroundRule(isForGlass: isForGlass)) { [content.resolved(in: $0)] }
  }
}
