import DrawingRenderer
import Drawings
import Foundation
import PixelImages
import PlaneGeometry

/// A scene as values of JSON, in pixels from the top left corner; colours are straight red, green, blue and alpha.
///
/// Nil where it has something in it that has no words here, such as texts, meshes and looks through materials.
struct SceneDescription {
  private let scene: Benchmark.Scene
  private var scale: Double { scene.scale }

  init(_ scene: Benchmark.Scene) { self.scene = scene }

  var object: [String: Any]? {
    guard let items = items(scene.drawing.items) else { return nil }
    let size = scene.drawing.size
    return [
      "width": Int((size.width * scale).rounded()), "height": Int((size.height * scale).rounded()), "items": items,
    ]
  }

  private func items(_ items: [DrawingItem]) -> [[String: Any]]? {
    let described = items.map(item)
    return described.contains { $0 == nil } ? nil : described.compactMap(\.self)
  }

  private func item(_ item: DrawingItem) -> [String: Any]? {
    switch item {
    case .shape(let shape): described(shape)
    case .image(let image): ["image": picture(image)]
    case .layer(let layer): described(layer)
    case .text: nil
    }
  }

  private func described(_ shape: DrawnShape) -> [String: Any]? {
    guard let paint = paint(shape.paint) else { return nil }
    var object: [String: Any] = ["path": shape.path.elements.map(element), "paint": paint]
    switch shape.style {
    case .fill(let rule): object["rule"] = rule == .evenOdd ? "evenodd" : "nonzero"
    case .stroke(let style): object["stroke"] = stroke(style)
    }
    return object
  }

  private func element(_ element: Path.Element) -> [Any] {
    let name =
      switch element {
      case .move: "M"
      case .line: "L"
      case .quad: "Q"
      case .cubic: "C"
      case .close: "Z"
      }
    return [name] + element.points.flatMap(place)
  }

  private func place(_ point: Point) -> [Double] { [point.x * scale, point.y * scale] }

  private func frame(_ frame: Rect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map { $0 * scale }
  }

  private func stroke(_ style: StrokeStyle) -> [String: Any] {
    [
      "width": style.width * scale, "cap": "\(style.cap)", "join": "\(style.join)", "miterLimit": style.miterLimit,
      "dashes": style.dashes.map { $0 * scale }, "phase": style.dashPhase * scale,
    ]
  }

  private func bytes(_ color: RGBAColor) -> [Int] { [color.red, color.green, color.blue, color.alpha].map(Int.init) }

  private func picture(_ image: DrawnImage) -> [String: Any] {
    let pixels = image.bitmap.withUnsafePixels { Data(buffer: $0) }
    return [
      "frame": frame(image.frame), "width": image.bitmap.width, "height": image.bitmap.height,
      "pixels": pixels.base64EncodedString(),
    ]
  }
}

extension SceneDescription {
  private func paint(_ paint: Paint) -> [String: Any]? {
    switch paint {
    case .color(let color): return ["color": bytes(color)]
    case .linearGradient(let gradient, let start, let end):
      return ["linear": place(start) + place(end), "stops": stops(gradient)]
    case .radialGradient(let gradient, let center, let start, let end):
      return ["radial": place(center) + [start * scale, end * scale], "stops": stops(gradient)]
    case .angularGradient(let gradient, let center, let start, let end):
      return ["angular": place(center) + [start, end], "stops": stops(gradient)]
    case .ellipticalGradient(let gradient, let center, let unit, let start, let end):
      return [
        "elliptical": place(center) + [unit.width * scale, unit.height * scale, start, end], "stops": stops(gradient),
      ]
    case .tiles(let image): return ["tile": picture(image)]
    case .focalGradient, .meshGradient: return nil
    }
  }

  private func stops(_ gradient: Gradient) -> [[String: Any]] {
    gradient.stops.map { ["location": $0.location, "color": bytes($0.color)] }
  }

  private func described(_ layer: DrawnLayer) -> [String: Any]? {
    guard var object = effect(layer.effect), let items = items(layer.items) else { return nil }
    object["items"] = items
    return object
  }

  private func effect(_ effect: DrawnLayer.Effect) -> [String: Any]? {
    switch effect {
    case .blurred(let radius): ["layer": "blur", "radius": radius * scale]
    case .blended(let mode): ["layer": "blend", "mode": mode.rawValue]
    case .masked(let mask): items(mask).map { ["layer": "mask", "mask": $0] }
    case .shadow(let color, let radius, let offset):
      ["layer": "shadow", "color": bytes(color), "radius": radius * scale, "offset": place(offset)]
    case .recolored(let matrix): ["layer": "matrix", "matrix": matrix.numbers]
    default: nil
    }
  }
}
