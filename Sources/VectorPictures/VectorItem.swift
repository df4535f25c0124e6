import Drawings
import PathBooleans
package import PixelImages
package import PlaneGeometry

/// What is drawn: a painted path, or several things with an effect on all of them.
package indirect enum VectorItem: Equatable, Sendable {
  case shape(VectorShape)
  /// A picture of pixels.
  case image(VectorImage)
  /// Painted together and then faded.
  case faded([VectorItem], opacity: Double)
  /// Painted together and then mixed with what is below.
  case blended([VectorItem], BlendMode)
  case clipped([VectorItem], to: Path, FillRule, Transform)
  /// Seen as much as other things are light and opaque, or as much as they cover.
  case masked([VectorItem], by: [VectorItem], isByLight: Bool)

  func drawn(_ place: VectorPlace) -> DrawingItem {
    switch self {
    case .shape(let shape): return shape.drawn(place)
    case .image(let image): return image.drawn(place)
    case .blended(let items, let mode):
      return .layer(DrawnLayer(.blended(mode), items: items.map { $0.drawn(place) }))
    case .faded(let items, let opacity):
      return .layer(DrawnLayer(.opacity(opacity), items: items.map { $0.drawn(place) }))
    case .clipped(let items, let path, let rule, let map):
      let path = path.transformed(by: map.then(place.map))
      return .layer(DrawnLayer(.clip(path, .fill(rule), frame: place.frame), items: items.map { $0.drawn(place) }))
    case .masked(let items, let mask, let isByLight):
      var mask = mask.map { $0.drawn(place) }
      if isByLight { mask = [.layer(DrawnLayer(.recolored(.luminanceOfMasks), items: mask))] }
      return .layer(DrawnLayer(.masked(by: mask), items: items.map { $0.drawn(place) }))
    }
  }

  /// What all shapes cover, as paths that are filled by the non-zero rule; clips and masks count for nothing.
  var outlines: [Path] {
    switch self {
    case .shape(let shape): shape.outlines
    case .image: []
    case .faded(let items, _), .blended(let items, _), .clipped(let items, _, _, _), .masked(let items, _, _):
      items.flatMap(\.outlines)
    }
  }
}

extension VectorItem {
  /// The item as a part of what clips others: its insides, whatever they are painted with.
  package var asClip: VectorItem {
    switch self {
    case .image: self
    case .blended(let items, _): .faded(items.map(\.asClip), opacity: 1)
    case .shape(let shape):
      .shape(
        VectorShape(
          path: shape.path, fill: .color(.black), rule: shape.clipRule, clipRule: shape.clipRule, line: nil,
          isLineFirst: false, map: shape.map))
    case .faded(let items, _): .faded(items.map(\.asClip), opacity: 1)
    case .clipped(let items, let path, let rule, let map): .clipped(items.map(\.asClip), to: path, rule, map)
    case .masked(let items, let mask, let isByLight): .masked(items.map(\.asClip), by: mask, isByLight: isByLight)
    }
  }
}

extension [VectorItem] {
  /// The smallest rectangle around the insides of all shapes after a map; lines, clips and masks count for nothing.
  package func bounds(through map: Transform) -> Rect? {
    lazy.compactMap { item -> Rect? in
      switch item {
      case .shape(let shape): shape.path.transformed(by: shape.map.then(map)).bounds
      case .image(let image): image.outline.transformed(by: map).bounds
      case .faded(let items, _), .blended(let items, _), .clipped(let items, _, _, _), .masked(let items, _, _):
        items.bounds(through: map)
      }
    }.reduce(nil) { $0?.union($1) ?? $1 }
  }
}

extension VectorItem {
  /// The item elsewhere, by a vector in points of the picture.
  package func moved(by vector: Point) -> VectorItem {
    let way = Transform.translation(x: vector.x, y: vector.y)
    switch self {
    case .shape(var shape):
      shape.map = shape.map.then(way)
      return .shape(shape)
    case .image(var image):
      image.map = image.map.then(way)
      return .image(image)
    case .faded(let items, let opacity): return .faded(items.map { $0.moved(by: vector) }, opacity: opacity)
    case .blended(let items, let mode): return .blended(items.map { $0.moved(by: vector) }, mode)
    case .clipped(let items, let path, let rule, let map):
      return .clipped(items.map { $0.moved(by: vector) }, to: path, rule, map.then(way))
    case .masked(let items, let mask, let isByLight):
      return .masked(
        items.map { $0.moved(by: vector) }, by: mask.map { $0.moved(by: vector) }, isByLight: isByLight)
    }
  }
}

/// Where a picture is drawn.
struct VectorPlace {
  /// What people call the picture.
  let name: String
  let frame: Rect
  /// From the picture's points to those of the frame.
  let map: Transform
}

extension ColorMatrix {
  /// The opacity that a mask lets through, "CSS Masking Module Level 1", 7.10.1, for colours that stay gamma-encoded.
  fileprivate static let luminanceOfMasks = ColorMatrix([
    [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0.2125, 0.7154, 0.0721, 0],
  ])
}
