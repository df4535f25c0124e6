public import Drawings
import PathRasterizer
public import PixelImages
import PlaneGeometry

/// Draws a finished layout into pixels.
///
/// The same drawing gives the same pixels on every machine: places become fixed-point numbers once, and everything
/// after that is integer arithmetic.
public struct DrawingRenderer: Hashable, Sendable {
  /// Device pixels a point.
  public let scale: Double

  let grid: PixelGrid

  /// Creates a renderer.
  /// - Parameter scale: device pixels a point, more than 0; a phone has 2 or 3.
  public init(scale: Double) {
    precondition(scale > 0 && scale.isFinite, "A drawing can be rendered at a positive, finite scale only")
    self.scale = scale
    grid = PixelGrid(scale: scale)
  }

  /// Draws all items from back to front on transparent ground.
  ///
  /// The picture's extents are the drawing's, rounded to the nearest pixel.
  ///
  /// Complexity: linear in the number of pixels that the items touch.
  public func render(_ drawing: Drawing) -> Bitmap {
    let pixels = grid.snapped(Rect(origin: .zero, size: drawing.size)).size
    precondition(
      (0...1e9).contains(pixels.width) && (0...1e9).contains(pixels.height),
      "A drawing of \(drawing.size.width) x \(drawing.size.height) points cannot be rendered at \(scale) pixels a point"
    )
    var items = drawing.items[...]
    var ground = RGBAColor.clear
    if let color = items.first?.colorCovering(drawing.size) {
      ground = color
      items = items.dropFirst()
    }
    var canvas = Canvas(
      width: Int(pixels.width), height: Int(pixels.height), background: PremultipliedColor(ground))
    draw(items, into: &canvas)
    return canvas.finish()
  }

  func draw(_ items: some Sequence<DrawingItem>, into canvas: inout Canvas) {
    for item in items {
      switch item {
      case .shape(let shape): draw(shape, into: &canvas)
      case .text(let text): draw(text, into: &canvas)
      case .image(let image): draw(image, into: &canvas)
      case .layer(let layer): draw(layer, into: &canvas)
      }
    }
  }
}

extension DrawingItem {
  /// The colour of an item that is one rectangle of one colour over a whole drawing: the picture starts with it.
  fileprivate func colorCovering(_ size: Size) -> RGBAColor? {
    guard case .shape(let shape) = self, case .color(let color) = shape.paint, shape.style == .fill(.nonZero) else {
      return nil
    }
    let whole = Rect(origin: .zero, size: size)
    return shape.path == Path { $0.addRect(whole) } && shape.frame == whole ? color : nil
  }
}
