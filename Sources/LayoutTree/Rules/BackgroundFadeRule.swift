import Drawings
package import Foundation
package import LayoutValues
package import PixelImages
import PlaneGeometry

/// The colour of the background below, laid over the contents that are on it, so that they fade.
///
/// The background is the last rectangle of one opaque colour that has been painted below and covers the frame: that of a list,
/// of a screen, or of what somebody has put behind the contents.
package struct BackgroundFadeRule: LeafRule {
  /// How much of the background is seen at a place.
  package struct Stop: Hashable, Sendable {
    /// In points below the frame's upper edge.
    package var place: CGFloat
    /// Of 1.
    package var strength: Double

    package init(at place: CGFloat, _ strength: Double) {
      (self.place, self.strength) = (place, strength)
    }
  }

  private let stops: [Stop]
  private let usual: RGBAColor
  private let shade: Double

  /// - Parameters:
  ///   - stops: from above to below; before the first one and after the last one nothing changes.
  ///   - usual: the background where none is found.
  ///   - shade: how much darker than the background the fade is, of 1.
  package init(_ stops: [Stop], usual: RGBAColor, shade: Double = 0) {
    self.stops = stops
    self.usual = usual
    self.shade = shade
  }

  package func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func reach(beyond frame: CGRect) -> CGFloat? { 0 }

  package func paint(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PaintingPass) {
    guard frame.height > 0 else { return }
    let background = pass.items.background(of: Rect(frame)) ?? usual
    let color = background.shaded(by: shade)
    let gradient = PixelImages.Gradient(
      stops: stops.map {
        PixelImages.Gradient.Stop(color: color.faded(by: $0.strength), location: Double($0.place / frame.height))
      })
    let contour = FramedRectangle().contour(in: frame, problems: pass.problems)
    let paint = StylePaint.linear(gradient, start: UnitPoint(x: 0.5, y: 0), end: UnitPoint(x: 0.5, y: 1))
    pass.add(paint.item("Fade", contour.path, contour.style, in: frame))
  }
}

extension [DrawingItem] {
  /// The colour of the last opaque rectangle that covers a frame.
  fileprivate func background(of frame: Rect) -> RGBAColor? {
    for item in reversed() {
      switch item {
      case .shape(let shape):
        guard case .color(let color) = shape.paint, case .fill = shape.style, color.alpha == 255,
          shape.frame.covers(frame), shape.path.hasNoCurves
        else { continue }
        return color
      case .layer(let layer):
        guard case .clip(_, _, let seen) = layer.effect, seen.covers(frame) else { continue }
        if let color = layer.items.background(of: frame) { return color }
      case .text, .image: continue
      }
    }
    return nil
  }
}

extension PlaneGeometry.Path {
  fileprivate var hasNoCurves: Bool {
    elements.allSatisfy {
      switch $0 {
      case .quad, .cubic: false
      case .move, .line, .close: true
      }
    }
  }
}

extension Rect {
  fileprivate func covers(_ other: Rect) -> Bool {
    minX <= other.minX + 0.5 && minY <= other.minY + 0.5 && maxX >= other.maxX - 0.5 && maxY >= other.maxY - 0.5
  }
}

extension RGBAColor {
  fileprivate func shaded(by share: Double) -> RGBAColor {
    func darker(_ amount: UInt8) -> UInt8 { UInt8((Double(amount) * (1 - share)).rounded()) }
    return RGBAColor(red: darker(red), green: darker(green), blue: darker(blue), alpha: alpha)
  }
}
