import DrawingRenderer
import Drawings
import PixelImages
import PlaneGeometry

/// Renders items on transparent background.
func render(_ items: [DrawingItem], size: Size, scale: Double) -> Bitmap {
  DrawingRenderer(scale: scale).render(Drawing(size: size, items: items))
}

/// A filled rectangle that is its own frame.
func rectangle(_ frame: Rect, _ color: RGBAColor = .black) -> DrawingItem {
  .shape(
    DrawnShape(
      name: "Rectangle", frame: frame, path: Path { $0.addRect(frame) }, style: .fill(.nonZero), paint: .color(color)))
}

/// A box of pixels; `maxX` and `maxY` lie just outside.
struct PixelBounds: Equatable {
  var minX, minY, maxX, maxY: Int
}

extension Bitmap {
  /// The smallest box around all pixels that are not invisible.
  var opaqueBounds: PixelBounds? {
    bounds(where: { $0.alpha > 0 })
  }

  /// The smallest box around all pixels that fulfil a condition.
  func bounds(where isInside: (PremultipliedColor) -> Bool) -> PixelBounds? {
    var result: PixelBounds?
    for y in 0..<height {
      for x in 0..<width where isInside(self[x, y]) {
        let known = result ?? PixelBounds(minX: x, minY: y, maxX: x + 1, maxY: y + 1)
        result = PixelBounds(
          minX: min(known.minX, x), minY: known.minY, maxX: max(known.maxX, x + 1), maxY: max(known.maxY, y + 1))
      }
    }
    return result
  }

  /// Whether every pixel is either invisible or opaque.
  var hasOnlyFullPixels: Bool {
    withUnsafePixels { pixels in pixels.allSatisfy { $0.alpha == 0 || $0.alpha == 255 } }
  }
}
