import PlaneGeometry

/// Walks over a path row by row and says how much of each pixel it covers.
///
/// The coverage is the exact area, to 1/255. Where chains lie beside each other in pairs, as in most rows of most
/// shapes, their areas are simply added up; rows with overlaps go through `OverlapSweep`. The cost grows with the
/// number of edges in each row and the pixels along them, not with the width of what lies between.
struct CoverageScanner {
  private let box: PixelRect
  private let rule: FillRule
  private var walker: EdgeWalker
  private var accumulator: RowAccumulator
  private var overlaps: OverlapSweep
  private var nextRow: Int

  /// The row that `next()` has found.
  private(set) var row: CoverageRow

  /// Prepares to scan the part of a path inside a box, which must lie within `PixelRect.reachable`.
  init(_ path: DevicePath, rule: FillRule, box: PixelRect) {
    precondition(PixelRect.reachable.union(box) == .reachable, "The box is larger than the coordinate space")
    self.box = box
    self.rule = rule
    walker = EdgeWalker(MonotoneChains(FlattenedPath(path)), box: box)
    accumulator = RowAccumulator(width: box.width)
    overlaps = OverlapSweep(rule: rule)
    nextRow = box.minY
    row = CoverageRow(minX: box.minX, width: box.width)
  }

  /// Moves on to the next row with covered pixels; false when there is none.
  mutating func next() -> Bool {
    while nextRow < box.maxY, let y = walker.nextOccupiedRow(from: nextRow), y < box.maxY {
      nextRow = y + 1
      walker.enter(row: y)
      row.y = y
      row.spans.removeAll(keepingCapacity: true)
      if hasSimplePairs {
        addPairs()
      } else {
        overlaps.add(walker.segments, to: &accumulator)
      }
      collectSpans()
      if !row.spans.isEmpty { return true }
    }
    return false
  }

  /// Whether the chains form pairs side by side, each with the inside between its two chains.
  ///
  /// Columns may touch but not overlap, so no chain crosses another, and both chains of a pair span the same heights.
  private var hasSimplePairs: Bool {
    let active = walker.active
    guard active.count & 1 == 0 else { return false }
    var end: Int32 = 0
    for index in stride(from: 0, to: active.count, by: 2) {
      let (left, right) = (active[index], active[index + 1])
      guard left.minX >= end, left.maxX <= right.minX, left.top == right.top, left.bottom == right.bottom,
        left.direction != right.direction || rule == .evenOdd
      else { return false }
      end = right.maxX
    }
    return true
  }

  private mutating func addPairs() {
    let segments = walker.segments
    var sign: Int32 = 1
    for chain in walker.active {
      for index in chain.firstSegment..<chain.endSegment {
        let segment = segments[index]
        accumulator.add(x0: segment.x0, y0: segment.y0, x1: segment.x1, y1: segment.y1, sign: sign)
      }
      sign = -sign
    }
  }

  private mutating func collectSpans() {
    let width = box.width
    var sum: Int32 = 0
    var x = 0
    for chain in walker.active {
      let first = max(x, Int(chain.minX >> 8))
      // A segment changes the sums of its own pixels and of the next.
      let last = Int(chain.maxX >> 8) + 1
      guard first <= last else { continue }
      row.appendConstant(
        x: box.minX + x, count: min(first, width) - x, coverage: RowAccumulator.coverage(of: sum))
      accumulator.drain(first...last, sum: &sum, into: &row.coverage)
      row.appendVarying(x: box.minX + first, count: min(last + 1, width) - first)
      x = last + 1
    }
    row.appendConstant(x: box.minX + x, count: width - x, coverage: RowAccumulator.coverage(of: sum))
  }
}

extension CoverageScanner {
  /// Multiplies the coverage of the current row by a clip's mask.
  mutating func limit(to clip: Clip) {
    clip.limit(&row)
  }
}
