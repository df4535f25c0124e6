import Drawings
import PathBooleans
import PixelImages
import PlaneGeometry

/// What is drawn: a painted path, or several things with an effect on all of them.
indirect enum SVGItem: Equatable, Sendable {
  case shape(SVGShape)
  case faded([SVGItem], opacity: Double)
  case clipped([SVGItem], to: Path, FillRule, Transform)
  /// Seen as much as other things are light and opaque, or as much as they cover.
  case masked([SVGItem], by: [SVGItem], isByLight: Bool)

  func drawn(_ place: SVGPlace) -> DrawingItem {
    switch self {
    case .shape(let shape): return shape.drawn(place)
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
    case .faded(let items, _), .clipped(let items, _, _, _), .masked(let items, _, _): items.flatMap(\.outlines)
    }
  }
}

extension SVGItem {
  /// The item as a part of what clips others: its insides, whatever they are painted with.
  var asClip: SVGItem {
    switch self {
    case .shape(let shape):
      .shape(
        SVGShape(
          path: shape.path, fill: .color(.black), rule: shape.clipRule, clipRule: shape.clipRule, line: nil,
          isLineFirst: false, map: shape.map))
    case .faded(let items, _): .faded(items.map(\.asClip), opacity: 1)
    case .clipped(let items, let path, let rule, let map): .clipped(items.map(\.asClip), to: path, rule, map)
    case .masked(let items, let mask, let isByLight): .masked(items.map(\.asClip), by: mask, isByLight: isByLight)
    }
  }
}

extension [SVGItem] {
  /// The smallest rectangle around the insides of all shapes after a map; lines, clips and masks count for nothing.
  func bounds(through map: Transform) -> Rect? {
    lazy.compactMap { item -> Rect? in
      switch item {
      case .shape(let shape): shape.path.transformed(by: shape.map.then(map)).bounds
      case .faded(let items, _), .clipped(let items, _, _, _), .masked(let items, _, _): items.bounds(through: map)
      }
    }.reduce(nil) { $0?.union($1) ?? $1 }
  }
}

extension SVGItem {
  /// The item elsewhere, by a vector in points of the picture.
  func moved(by vector: Point) -> SVGItem {
    let way = Transform.translation(x: vector.x, y: vector.y)
    switch self {
    case .shape(var shape):
      shape.map = shape.map.then(way)
      return .shape(shape)
    case .faded(let items, let opacity): return .faded(items.map { $0.moved(by: vector) }, opacity: opacity)
    case .clipped(let items, let path, let rule, let map):
      return .clipped(items.map { $0.moved(by: vector) }, to: path, rule, map.then(way))
    case .masked(let items, let mask, let isByLight):
      return .masked(
        items.map { $0.moved(by: vector) }, by: mask.map { $0.moved(by: vector) }, isByLight: isByLight)
    }
  }
}

/// Where a picture is drawn.
struct SVGPlace {
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

/// A path that is painted, in its own coordinates.
struct SVGShape: Equatable, Sendable {
  struct Line: Equatable, Sendable {
    let style: StrokeStyle
    let paint: SVGPaint
  }

  let path: Path
  var fill: SVGPaint?
  let rule: FillRule
  /// What is inside where the shape clips others.
  let clipRule: FillRule
  var line: Line?
  /// Whether the line lies below the inside.
  let isLineFirst: Bool
  /// To the points of the picture.
  var map: Transform

  func drawn(_ place: SVGPlace) -> DrawingItem {
    var items: [DrawingItem] = []
    if let fill { items.append(fill.item(path, .fill(rule), map.then(place.map), place)) }
    if let line {
      let item = drawn(line, map.then(place.map), place)
      items.insert(item, at: isLineFirst ? 0 : items.count)
    }
    // Nothing happens to both together.
    return items.count == 1 ? items[0] : .layer(DrawnLayer(.opacity(1), items: items))
  }

  private func drawn(_ line: Line, _ placement: Transform, _ place: SVGPlace) -> DrawingItem {
    if let scale = placement.uniformScale {
      return line.paint.item(path, .stroke(line.style.scaled(by: scale)), placement, place)
    }
    // Wider in one direction than in another: drawn as it is, and then stretched.
    let item = line.paint.item(path, .stroke(line.style), .identity, place)
    return .layer(DrawnLayer(.projected(Projection(placement)), items: [item]))
  }

  /// What the shape covers, clockwise around it, so that what lies on it does not take it away.
  var outlines: [Path] {
    let inside = fill == nil ? [] : [path.normalized(rule: rule)]
    return (inside + (line.map { [path.outlined(by: $0.style).normalized(rule: .nonZero)] } ?? []))
      .map { $0.transformed(by: map).normalized(rule: .nonZero) }
  }
}

extension StrokeStyle {
  fileprivate func scaled(by factor: Double) -> StrokeStyle {
    var style = self
    style.width *= factor
    style.dashes = dashes.map { $0 * factor }
    style.dashPhase *= factor
    return style
  }
}
