import Drawings
import PathBooleans
package import PlaneGeometry

/// A path that is painted, in its own coordinates.
package struct VectorShape: Equatable, Sendable {
  package struct Line: Equatable, Sendable {
    package let style: StrokeStyle
    package let paint: VectorPaint

    package init(style: StrokeStyle, paint: VectorPaint) {
      (self.style, self.paint) = (style, paint)
    }
  }

  package let path: Path
  package var fill: VectorPaint?
  package let rule: FillRule
  /// What is inside where the shape clips others.
  package let clipRule: FillRule
  package var line: Line?
  /// Whether the line lies below the inside.
  package let isLineFirst: Bool
  /// To the points of the picture.
  package var map: Transform

  /// Creates a shape.
  /// - Parameters:
  ///   - path: the contours in coordinates of their own.
  ///   - fill: what the inside is painted with.
  ///   - rule: what is inside.
  ///   - clipRule: what is inside where the shape clips others; nil is the same.
  ///   - line: the line along the path.
  ///   - isLineFirst: whether the line lies below the inside.
  ///   - map: to the points of the picture.
  package init(
    path: Path, fill: VectorPaint?, rule: FillRule = .nonZero, clipRule: FillRule? = nil, line: Line? = nil,
    isLineFirst: Bool = false, map: Transform
  ) {
    (self.path, self.fill, self.rule, self.clipRule) = (path, fill, rule, clipRule ?? rule)
    (self.line, self.isLineFirst, self.map) = (line, isLineFirst, map)
  }

  func drawn(_ place: VectorPlace) -> DrawingItem {
    var items: [DrawingItem] = []
    if let fill { items.append(fill.item(path, .fill(rule), map.then(place.map), place)) }
    if let line {
      let item = drawn(line, map.then(place.map), place)
      items.insert(item, at: isLineFirst ? 0 : items.count)
    }
    // Nothing happens to both together.
    return items.count == 1 ? items[0] : .layer(DrawnLayer(.opacity(1), items: items))
  }

  private func drawn(_ line: Line, _ placement: Transform, _ place: VectorPlace) -> DrawingItem {
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
