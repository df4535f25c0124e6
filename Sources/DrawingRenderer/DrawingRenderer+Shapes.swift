import Drawings
import PathRasterizer
import PlaneGeometry

extension DrawingRenderer {
  func draw(_ shape: DrawnShape, into canvas: inout Canvas) {
    guard let pattern = pattern(for: shape.paint, transform: grid.placement(of: shape.frame)) else { return }
    let path = DevicePath(shape.path, transform: grid.placement(of: shape.frame))
    switch shape.style {
    case .fill(let rule): canvas.fill(path, rule: rule, with: pattern)
    case .stroke(let style): canvas.stroke(path, style: DeviceStroke(style, scale: scale), with: pattern)
    }
  }

  /// The paint in device pixels, or nil where a place of it is not a number.
  private func pattern(for paint: Paint, transform: Transform) -> Pattern? {
    switch paint {
    case .color(let color): return .color(color)
    case .linearGradient(let gradient, let start, let end):
      guard let start = DevicePoint(transform.apply(to: start)), let end = DevicePoint(transform.apply(to: end)) else {
        return nil
      }
      return .linearGradient(gradient, start: start, end: end)
    case .radialGradient(let gradient, let center, let startRadius, let endRadius):
      guard let center = DevicePoint(transform.apply(to: center)),
        let startRadius = DevicePoint.units(startRadius * scale), let endRadius = DevicePoint.units(endRadius * scale)
      else { return nil }
      return .radialGradient(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
  }
}
