/// A line of an arrangement with how often each path winds around what is on its sides.
struct WindingEdge {
  /// The ends, the left one first, and of an upright line the upper one.
  let start, end: GridPoint
  /// How often the paths run along it, counted from the start to the end.
  fileprivate(set) var windings: Windings
  /// What is above it, or to the left of an upright line.
  fileprivate(set) var before = Windings()
  /// What is below it, or to the right of an upright line.
  fileprivate(set) var after = Windings()

  fileprivate var isUpright: Bool { start.x == end.x }
}

/// How often two paths wind around a place, clockwise.
struct Windings: Hashable {
  var first = 0
  var second = 0

  fileprivate mutating func add(_ other: Windings) {
    first += other.first
    second += other.second
  }
}

/// The lines of an arrangement, each once, with the windings beside them.
struct WindingEdges {
  private(set) var edges: [WindingEdge] = []
  private var indices: [Ends: Int] = [:]

  init(_ arrangement: Arrangement) {
    for line in arrangement.lines {
      let ends = Ends(line.start, line.end)
      let step = ends.start == line.start ? 1 : -1
      let windings = line.source == 0 ? Windings(first: step) : Windings(second: step)
      if let index = indices[ends] {
        edges[index].windings.add(windings)
      } else {
        indices[ends] = edges.count
        edges.append(WindingEdge(start: ends.start, end: ends.end, windings: windings))
      }
    }
    let columns = EdgeColumns(edges)
    for index in edges.indices {
      let edge = edges[index]
      edges[index].before = columns.windings(above: edge, isRightOf: false)
      if edge.isUpright {
        edges[index].after = columns.windings(above: edge, isRightOf: true)
      } else {
        // A way down from what is above crosses the edge.
        edges[index].after = edges[index].before
        edges[index].after.add(edge.windings)
      }
    }
  }

  /// The edge that a line of the arrangement became, in whichever direction it runs.
  func edge(of line: CutLine) -> WindingEdge? { indices[Ends(line.start, line.end)].map { edges[$0] } }

  /// Two places, the left or upper one first.
  private struct Ends: Hashable {
    let start, end: GridPoint

    init(_ one: GridPoint, _ other: GridPoint) {
      (start, end) = (min(one, other), max(one, other))
    }
  }
}

/// Edges by the columns of the plane that they pass, so that those above a place are found soon.
private struct EdgeColumns {
  private let edges: [WindingEdge]
  private var columns: [[Int32]]
  private let left, width: Int64

  init(_ edges: [WindingEdge]) {
    self.edges = edges
    let left = edges.map(\.start.x).min() ?? 0
    let right = edges.map(\.end.x).max() ?? 0
    let count = Int64(max(1, min(edges.count, 4096)))
    let width = (right - left) / count + 1
    (self.left, self.width) = (left, width)
    columns = Array(repeating: [], count: Int(count))
    for (index, edge) in edges.enumerated() where !edge.isUpright {
      for column in Int((edge.start.x - left) / width)...Int((edge.end.x - left) / width) {
        columns[column].append(Int32(index))
      }
    }
  }

  /// How often the paths wind around what is right above the middle of an edge; beside it, where the edge is upright.
  func windings(above edge: WindingEdge, isRightOf: Bool) -> Windings {
    var sum = Windings()
    // Twice the coordinates, so that the middle is on the grid.
    let middle = GridPoint(x: edge.start.x + edge.end.x, y: edge.start.y + edge.end.y)
    // Edges that only begin or end above it are counted on one side.
    let column = (middle.x / 2 - left) / width
    for index in columns[Int(column)] {
      let other = edges[Int(index)]
      let (start, end) = (2 * other.start.x, 2 * other.end.x)
      let isPassed =
        edge.isUpright && !isRightOf ? start < middle.x && middle.x <= end : start <= middle.x && middle.x < end
      guard isPassed else { continue }
      let from = GridPoint(x: start, y: 2 * other.start.y)
      // Clockwise from an edge to the right is below it.
      if (other.end - other.start).cross(middle - from) > 0 { sum.add(other.windings) }
    }
    return sum
  }
}
