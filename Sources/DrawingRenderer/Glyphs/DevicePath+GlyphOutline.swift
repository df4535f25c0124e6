import PathRasterizer
import Typesetting

extension DevicePath {
  /// Scales an outline from font units, whose y grows up, to the pixel grid.
  /// - Parameters:
  ///   - scale: from font units to 1/256 pixel.
  ///   - offsetX: how far the origin lies to the right, in 1/256 pixel.
  init(_ outline: GlyphOutline, scale: FontScale, offsetX: Int32) {
    self.init()
    func place(_ point: GlyphPoint) -> DevicePoint {
      DevicePoint(x: scale.units(point.x) &+ offsetX, y: 0 &- scale.units(point.y))
    }
    for element in outline.elements {
      switch element {
      case .move(let point): move(to: place(point))
      case .line(let point): line(to: place(point))
      case .quad(let point, let control): quad(to: place(point), control: place(control))
      case .cubic(let point, let control1, let control2):
        cubic(to: place(point), control1: place(control1), control2: place(control2))
      case .close: close()
      }
    }
  }
}
