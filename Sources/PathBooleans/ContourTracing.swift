/// Closed contours of edges, around an area that is to the right of each.
struct ContourTracing {
  private(set) var contours: [[GridPoint]] = []
  /// The ends of the edges that are left, by their starts.
  private var ends: [GridPoint: [GridPoint]] = [:]

  /// - Parameter edges: in any order; as many begin at each place as end there.
  init(_ edges: [(start: GridPoint, end: GridPoint)]) {
    for edge in edges { ends[edge.start, default: []].append(edge.end) }
    for edge in edges {
      while let next = ends[edge.start]?.first { trace(from: edge.start, next) }
    }
  }

  private mutating func trace(from start: GridPoint, _ second: GridPoint) {
    var points = [start]
    var (last, current) = (start, second)
    take(start, second)
    while current != start {
      points.append(current)
      guard let next = next(at: current, from: last) else { return }
      take(current, next)
      (last, current) = (current, next)
    }
    let contour = ContourTracing.withoutStraightCorners(points)
    if contour.count > 2 { contours.append(contour) }
  }

  private mutating func take(_ start: GridPoint, _ end: GridPoint) {
    guard var rest = ends[start], let index = rest.firstIndex(of: end) else { return }
    rest.remove(at: index)
    ends[start] = rest.isEmpty ? nil : rest
  }

  /// Of several ways on, the one that turns most to the right: so areas that touch in a corner stay apart.
  private func next(at place: GridPoint, from last: GridPoint) -> GridPoint? {
    guard let all = ends[place], all.count > 1 else { return ends[place]?.first }
    let back = last - place
    return all.min { comesFirst($0 - place, $1 - place, from: back) }
  }

  /// Whether a direction comes before another one, turning counterclockwise from the way back.
  private func comesFirst(_ a: GridPoint, _ b: GridPoint, from back: GridPoint) -> Bool {
    func half(_ direction: GridPoint) -> Int {
      let side = back.cross(direction)
      return side < 0 ? 0 : side > 0 ? 2 : back.dot(direction) < 0 ? 1 : 3
    }
    let (first, second) = (half(a), half(b))
    return first == second ? a.cross(b) < 0 : first < second
  }

  private static func withoutStraightCorners(_ points: [GridPoint]) -> [GridPoint] {
    points.indices.compactMap { index in
      let (before, after) = (points[(index + points.count - 1) % points.count], points[(index + 1) % points.count])
      return (points[index] - before).cross(after - points[index]) == 0 ? nil : points[index]
    }
  }
}
