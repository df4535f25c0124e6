import PixelImages
import PlaneGeometry

/// Walks over a path row by row and says how much of each pixel it covers.
///
/// The coverage is the exact area, to 1/255. Where chains nest beside each other, as in most rows of most shapes, their
/// areas are simply added up; rows with overlaps go through `BeamSweep`, those with many edges through `EdgeSweep`. The
/// cost grows with the number of edges in each row, of their crossings, and of the pixels along them, not with the width
/// of what lies between.
struct CoverageScanner {
  private let box: PixelRect
  private let rule: FillRule
  private var walker: EdgeWalker
  private let accumulator: RowAccumulator
  private var nesting: NestedChains
  private var fewEdges: BeamSweep
  /// Made by the first row that needs it: it takes more memory than most paths.
  private var manyEdges: EdgeSweep?
  private let mostSegments: Int
  private var nextRow: Int

  /// The row that `next()` has found.
  private(set) var row: CoverageRow

  /// Prepares to scan the part of a path inside a box, which must lie within `PixelRect.reachable`.
  /// - Parameter mostSegments: rows with overlaps and more segments than that count as rows with many.
  init(_ path: DevicePath, rule: FillRule, box: PixelRect, mostSegments: Int = BeamSweep.mostSegments) {
    precondition(PixelRect.reachable.union(box) == .reachable, "The box is larger than the coordinate space")
    self.box = box
    self.rule = rule
    walker = EdgeWalker(MonotoneChains(FlattenedPath(path)), box: box)
    accumulator = RowAccumulator(width: box.width)
    nesting = NestedChains(rule: rule)
    fewEdges = BeamSweep(rule: rule)
    self.mostSegments = mostSegments
    nextRow = box.minY
    row = CoverageRow(minX: box.minX, width: box.width)
  }

  /// What rows with overlaps of many edges have cost so far.
  var work: SweepWork { manyEdges?.work ?? SweepWork() }

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
      guard nesting.match(active) else {
        if segments.count <= mostSegments { return fewEdges.add(segments, to: accumulator) }
        if manyEdges == nil { manyEdges = EdgeSweep(rule: rule) }
        manyEdges?.add(active, segments, to: accumulator)
        return
      }
      nesting.signs.withUnsafeBufferPointer { signs in
        for index in active.indices where signs[index] != 0 {
          let range = Int(active[index].firstSegment)..<Int(active[index].endSegment)
          accumulator.add(UnsafeBufferPointer(rebasing: segments[range]), sign: signs[index])
        }
      }
    }
  }

  private mutating func collectSpans() {
    var touched = 0..<0
    var sum: Int32 = 0
    walker.active.withUnsafeBufferPointer { active in
      for index in active.indices {
        // A segment changes the sums of its own pixels and of the next.
        let (first, end) = (Int(active[index].minX >> 8), Int(active[index].maxX >> 8) &+ 2)
        if first <= touched.upperBound {
          touched = touched.lowerBound..<max(touched.upperBound, end)
        } else {
          sum = collect(touched, sum: sum)
          appendConstant(touched.upperBound..<first, sum: sum)
          touched = first..<end
        }
      }
    }
    sum = collect(touched, sum: sum)
    appendConstant(touched.upperBound..<max(touched.upperBound, box.width), sum: sum)
  }

  /// Sums up pixels with edges in or before them, and returns the sum of the last.
  private mutating func collect(_ pixels: Range<Int>, sum: Int32) -> Int32 {
    guard !pixels.isEmpty else { return sum }
    row.appendVarying(x: box.minX + pixels.lowerBound, count: min(pixels.upperBound, box.width) - pixels.lowerBound)
    return accumulator.drain(pixels, sum: sum, into: row.coverage)
  }

  private mutating func appendConstant(_ pixels: Range<Int>, sum: Int32) {
    row.appendConstant(
      x: box.minX + pixels.lowerBound, count: min(pixels.upperBound, box.width) - pixels.lowerBound,
      coverage: RowAccumulator.coverage(of: sum))
  }
}

extension CoverageScanner {
  /// Multiplies the coverage of the current row by a clip's mask.
  mutating func limit(to clip: Clip) {
    clip.limit(&row)
  }
}
