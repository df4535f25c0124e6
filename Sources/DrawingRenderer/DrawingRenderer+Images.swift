import Drawings
import PathRasterizer
import PlaneGeometry

extension DrawingRenderer {
  func draw(_ image: DrawnImage, into canvas: inout Canvas) {
    guard let frame = DeviceRect(grid.snapped(image.frame)) else { return }
    let filter: ImageFilter = image.interpolation == .nearest ? .nearest : .smooth
    canvas.draw(image.bitmap, in: frame, filter: filter, template: image.templateColor)
  }
}
