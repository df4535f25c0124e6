import PlaneGeometry

/// Contours made of lines, with curves replaced by as many lines as it takes.
struct FlatContours {
  struct Contour {
    var points: [GridPoint]
    var isClosed: Bool
  }

  private(set) var contours: [Contour] = []
  private let grid: PathGrid
  private var points: [GridPoint] = []

  init(_ path: Path, on grid: PathGrid) {
    self.grid = grid
    for element in path.elements {
      let places = element.points.compactMap(grid.place)
      guard places.count == element.points.count else { continue }
      add(element, places)
    }
    end(isClosed: false)
  }

  private mutating func add(_ element: Path.Element, _ places: [GridPoint]) {
    switch element {
    case .move:
      end(isClosed: false)
      points = places
    case .line: points += places
    case .quad, .cubic: curve(places)
    case .close:
      let start = points.first
      end(isClosed: true)
      // What follows without a move starts where this contour did.
      points = start.map { [$0] } ?? []
    }
  }

  private mutating func end(isClosed: Bool) {
    if points.count > 1 { contours.append(Contour(points: points, isClosed: isClosed)) }
    points = []
  }

  /// Adds lines for a curve through its last point and the given ones, in a power of two of equal steps.
  private mutating func curve(_ places: [GridPoint]) {
    guard let first = points.last, let last = places.last else { return points += places.suffix(1) }
    let p = [first] + places
    // A piece of 1/n is at most (degree - 1) degree / 8 times the largest bend / n² away from its line.
    let bend =
      zip(p.indices, p.indices.dropFirst(2)).map { i, j in
        abs(p[i].x - 2 * p[i + 1].x + p[j].x) + abs(p[i].y - 2 * p[i + 1].y + p[j].y)
      }.max() ?? 0
    let eighths: Int64 = p.count == 3 ? 2 : 6
    var shift: Int64 = 0
    while shift < 10, (bend * eighths) >> (2 * shift + 3) > grid.tolerance { shift += 1 }
    let count = Int64(1) << shift
    for k in 1..<max(count, 1) {
      let rest = count - k
      let weights =
        p.count == 3
        ? [rest * rest, 2 * k * rest, k * k]
        : [rest * rest * rest, 3 * k * rest * rest, 3 * k * k * rest, k * k * k]
      let scale = shift * Int64(p.count - 1)
      func sum(_ value: (GridPoint) -> Int64) -> Int64 {
        (zip(p, weights).reduce(0) { $0 + value($1.0) * $1.1 } + (1 << scale) / 2) >> scale
      }
      points.append(GridPoint(x: sum(\.x), y: sum(\.y)))
    }
    points.append(last)
  }
}
