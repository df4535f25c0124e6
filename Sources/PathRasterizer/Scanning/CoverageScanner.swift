import PixelImages
import PlaneGeometry

/// Walks over a path row by row and says how much of each pixel it covers.
///
/// The coverage is the exact area, to 1/255. Where chains nest beside each other, as in most rows of most shapes, their
/// areas are simply added up; rows with overlaps go through `OverlapSweep`. The cost grows with the number of edges in
/// each row and the pixels along them, not with the width of what lies between.
struct CoverageScanner {
  private let box: PixelRect
  private var walker: EdgeWalker
  private let accumulator: RowAccumulator
  private var nesting: NestedChains
  private var overlaps: OverlapSweep
  private var nextRow: Int

  /// The row that `next()` has found.
  private(set) var row: CoverageRow

  /// Prepares to scan the part of a path inside a box, which must lie within `PixelRect.reachable`.
  init(_ path: DevicePath, rule: FillRule, box: PixelRect) {
    precondition(PixelRect.reachable.union(box) == .reachable, "The box is larger than the coordinate space")
    self.box = box
    walker = EdgeWalker(MonotoneChains(FlattenedPath(path)), box: box)
    accumulator = RowAccumulator(width: box.width)
    nesting = NestedChains(rule: rule)
    overlaps = OverlapSweep(rule: rule)
    nextRow = box.minY
    row = CoverageRow(minX: box.minX, width: box.width)
  }

  /// Moves on to the next row with covered pixels; false when there is none.
  mutating func next() -> Bool {
    while nextRow < box.maxY, let y = walker.nextOccupiedRow(from: nextRow), y < box.maxY {
      nextRow = y + 1
      walker.enter(row: y)
      row.begin(y: y)
      accumulate()
      collectSpans()
      if !row.spans.isEmpty { return true }
    }
    return false
  }

  private mutating func accumulate() {
    let segments = walker.segments.segments
    walker.active.withUnsafeBufferPointer { active in
      guard nesting.match(active) else { return overlaps.add(segments, to: accumulator) }
      nesting.signs.withUnsafeBufferPointer { signs in
        for index in active.indices where signs[index] != 0 {
          let range = Int(active[index].firstSegment)..<Int(active[index].endSegment)
          accumulator.add(UnsafeBufferPointer(rebasing: segments[range]), sign: signs[index])
        }
      }
    }
  }

  private mutating func collectSpans() {
    let (left, width) = (box.minX, box.width)
    var sum: Int32 = 0
    var x = 0
    walker.active.withUnsafeBufferPointer { active in
      for index in active.indices {
        let first = max(x, Int(active[index].minX >> 8))
        // A segment changes the sums of its own pixels and of the next.
        let last = Int(active[index].maxX >> 8) &+ 1
        guard first <= last else { continue }
        if first > x, sum > 0 {
          row.appendConstant(
            x: left &+ x, count: min(first, width) &- x, coverage: RowAccumulator.coverage(of: sum))
        }
        sum = accumulator.drain(first...last, sum: sum, into: row.coverage)
        row.appendVarying(x: left &+ first, count: min(last &+ 1, width) &- first)
        x = last &+ 1
      }
    }
    row.appendConstant(x: left + x, count: width - x, coverage: RowAccumulator.coverage(of: sum))
  }
}

extension CoverageScanner {
  /// Multiplies the coverage of the current row by a clip's mask.
  mutating func limit(to clip: Clip) {
    clip.limit(&row)
  }
}
