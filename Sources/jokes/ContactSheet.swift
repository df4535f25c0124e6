import DrawingRenderer
import Drawings
import PixelImages
import PlaneGeometry

/// Pictures side by side at a third of their size, on grey.
enum ContactSheet {
  private static let gap = 24.0
  private static let ground = RGBAColor(red: 214, green: 214, blue: 220)

  static func picture(of bitmaps: [Bitmap]) -> Bitmap {
    var left = gap
    let images = bitmaps.enumerated().map { index, bitmap in
      let frame = Rect(x: left, y: gap, width: Double(bitmap.width) / 3, height: Double(bitmap.height) / 3)
      left = frame.maxX + gap
      return DrawnImage(name: "\(index)", frame: frame, bitmap: bitmap)
    }
    let size = Size(width: left, height: (images.map(\.frame.maxY).max() ?? 0) + gap)
    let sheet = Rect(origin: .zero, size: size)
    let background = DrawnShape(
      name: "Ground", frame: sheet, path: Path { $0.addRect(sheet) }, style: .fill(.nonZero), paint: .color(ground))
    let drawing = Drawing(size: size, items: [.shape(background)] + images.map(DrawingItem.image))
    return DrawingRenderer(scale: 1).render(drawing)
  }
}
