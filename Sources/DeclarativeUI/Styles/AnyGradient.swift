import Drawings
import LayoutTree
import PixelImages

/// The gradient of one colour, or any other gradient, from the upper to the lower edge of what is painted.
public struct AnyGradient: Hashable, ShapeStyle, PaintingStyle {
  private enum Storage: Hashable {
    case gradient(Gradient)
    case color(Color)
  }

  private let storage: Storage

  /// Hides where a gradient comes from.
  public init(_ gradient: Gradient) {
    storage = .gradient(gradient)
  }

  init(of color: Color) {
    storage = .color(color)
  }

  func paint(in context: ResolveContext) -> StylePaint {
    .linear(resolved(in: context), start: .top, end: .bottom)
  }

  private func resolved(in context: ResolveContext) -> PixelImages.Gradient {
    switch storage {
    case .gradient(let gradient): return gradient.resolved(in: context)
    case .color(let color):
      let bottom = color.rgba(in: context)
      return PixelImages.Gradient(stops: [
        .init(color: bottom.lightened, location: 0), .init(color: bottom, location: 1),
      ])
    }
  }
}

extension Color {
  /// The standard gradient of the colour: a little lighter at the top, the colour itself at the bottom.
  ///
  /// Apple does not say how much lighter its own gradient is, and it was not measured: here each channel of the top is
  /// a fifth of the way nearer to white. A picture of it is like SwiftUI's, not the same.
  public var gradient: AnyGradient { AnyGradient(of: self) }
}

extension RGBAColor {
  /// The colour a fifth of the way to white, rounded to nearest.
  fileprivate var lightened: RGBAColor {
    func lighter(_ channel: UInt8) -> UInt8 { UInt8((4 * Int(channel) + 255 + 2) / 5) }
    return RGBAColor(red: lighter(red), green: lighter(green), blue: lighter(blue), alpha: alpha)
  }
}
