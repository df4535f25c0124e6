import PathRasterizer
package import PlaneGeometry

/// Which points of the plane are in an area that is made of two others.
package enum AreaCombination: Hashable, Sendable {
  /// Those in either.
  case union
  /// Those in both.
  case intersection
  /// Those in the first that are not in the second.
  case subtraction
  /// Those in one of them only.
  case symmetricDifference

  fileprivate func contains(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection: first && second
    case .subtraction: first && !second
    case .symmetricDifference: first != second
    }
  }
}

extension FillRule {
  fileprivate func contains(_ winding: Int) -> Bool {
    self == .evenOdd ? !winding.isMultiple(of: 2) : winding != 0
  }
}

// Curves become lines that are at most 1/256 point away from them, and 2^-16 of the paths' extent; everything after that is
// computed in integers, on a grid that is at least a thousand times finer.

extension Path {
  /// The area that this one makes with another, as contours that do not cross, clockwise around it.
  ///
  /// Open contours are closed for their inside.
  package func combined(_ combination: AreaCombination, with other: Path, rule: FillRule) -> Path {
    let grid = PathGrid(for: [self, other])
    let lines = FlatContours(self, on: grid).lines(source: 0) + FlatContours(other, on: grid).lines(source: 1)
    let edges = WindingEdges(Arrangement(lines)).edges.compactMap { edge -> (start: GridPoint, end: GridPoint)? in
      func isInside(_ windings: Windings) -> Bool {
        combination.contains(rule.contains(windings.first), rule.contains(windings.second))
      }
      let (before, after) = (isInside(edge.before), isInside(edge.after))
      if before == after { return nil }
      // Clockwise: to the right above the area, and up to the left of it.
      return (edge.start.x == edge.end.x) == after ? (edge.end, edge.start) : (edge.start, edge.end)
    }
    return Path { path in
      for contour in ContourTracing(edges).contours {
        path.move(to: grid.point(contour[0]))
        for place in contour.dropFirst() { path.addLine(to: grid.point(place)) }
        path.close()
      }
    }
  }

  /// The area in contours that do not cross, clockwise around it.
  package func normalized(rule: FillRule) -> Path {
    combined(.union, with: Path(), rule: rule)
  }

  /// The parts of the contours that are inside of an area, or those that are not; its edge is inside.
  package func lines(areInside: Bool, of area: Path, rule: FillRule) -> Path {
    let grid = PathGrid(for: [self, area])
    let own = FlatContours(self, on: grid)
    let arrangement = Arrangement(
      own.lines(source: 0, closesAll: false) + FlatContours(area, on: grid).lines(source: 1))
    let edges = WindingEdges(arrangement)
    var chains = LineChains(grid: grid)
    for line in arrangement.lines where line.source == 0 {
      guard let edge = edges.edge(of: line) else { continue }
      let isInside = rule.contains(edge.before.second) || rule.contains(edge.after.second)
      chains.add(line, isKept: isInside == areInside)
    }
    return chains.path
  }

  /// The edge of a line along the contours, filled by the non-zero rule.
  package func outlined(by style: StrokeStyle) -> Path {
    // Fine enough to be stretched to a screen.
    let extent = controlBounds.map { max($0.width, $0.height) } ?? 0
    let scale = extent > 4096 ? 1.0 : extent > 64 ? 64 : 4096
    let device = DevicePath(self, transform: .scale(x: scale, y: scale))
    return device.stroked(DeviceStroke(style, scale: scale)).path(unitsPerPoint: 256 * scale)
  }
}

extension FlatContours {
  fileprivate func lines(source: Int, closesAll: Bool = true) -> [CutLine] {
    contours.enumerated().flatMap { index, contour in
      let ends = contour.points.dropFirst() + (contour.isClosed || closesAll ? [contour.points[0]] : [])
      return zip(contour.points, ends).map { CutLine(start: $0, end: $1, source: source, contour: index) }
    }
  }
}

/// Joins the pieces of lines that are kept.
private struct LineChains {
  let grid: PathGrid
  private(set) var path = Path()
  private var contour: Int?
  private var end: GridPoint?

  init(grid: PathGrid) {
    self.grid = grid
  }

  mutating func add(_ line: CutLine, isKept: Bool) {
    guard isKept else {
      end = nil
      return
    }
    if contour != line.contour || end != line.start { path.move(to: grid.point(line.start)) }
    path.addLine(to: grid.point(line.end))
    (contour, end) = (line.contour, line.end)
  }
}
