import PixelImages
import PlaneGeometry

/// Walks over a path row by row and says how much of each pixel it covers.
///
/// The coverage is the exact area, to 1/255. Where chains nest beside each other, as in most rows of most shapes, their
/// areas are simply added up. Rows with overlaps go through `BeamSweep`; those with many segments are taken apart first,
/// and `EdgeSweep` looks at parts with many edges. The cost grows with the number of edges in each row, of their
/// crossings that may be seen, and of the pixels along them, not with the width of what lies between. Rows deep inside of many
/// shapes are found by `CoveredRows`.
///
/// It is compiled once, and not into the loop of each kind of paint again: that would take longer and be no faster.
struct CoverageScanner: ~Copyable {
  private let box: PixelRect
  private let rule: WindingRule
  private var walker: EdgeWalker
  private let accumulator: RowAccumulator
  private var nesting: NestedChains
  // Made by the first row that needs them: they take more memory than most paths.
  private var fewEdges: BeamSweep?
  private var manyEdges: EdgeSweep?
  private var parts: RowParts?
  private var covered: CoveredRows?
  /// Rows above this one are known to be covered from side to side.
  private var coveredEnd: Int
  /// Until this row it is not looked for more of them.
  private var nextLook: Int
  private let limits: SweepLimits
  private var nextRow: Int
  /// How many rows were looked at one by one.
  private var enteredRows = 0

  /// The row that `next()` has found.
  private(set) var row: CoverageRow

  /// Prepares to scan the part of a path inside a box, which must lie within `PixelRect.reachable`.
  @inline(never)
  init(_ path: DevicePath, rule: FillRule, box: PixelRect, limits: SweepLimits = SweepLimits()) {
    precondition(PixelRect.reachable.union(box) == .reachable, "The box is larger than the coordinate space")
    self.box = box
    self.rule = WindingRule(rule)
    walker = EdgeWalker(MonotoneChains(FlattenedPath(path)), box: box)
    accumulator = RowAccumulator(width: box.width)
    nesting = NestedChains(rule: self.rule)
    self.limits = limits
    nextRow = box.minY
    coveredEnd = box.minY
    nextLook = box.minY
    row = CoverageRow(minX: box.minX, width: box.width)
  }

  /// What scanning a path costs in rows and parts with overlaps of many edges.
  static func work(
    of path: DevicePath, rule: FillRule, box: PixelRect, limits: SweepLimits = SweepLimits()
  ) -> SweepWork {
    var scanner = CoverageScanner(path, rule: rule, box: box, limits: limits)
    while scanner.next() {}
    var work = scanner.manyEdges?.work ?? SweepWork()
    work.rows = scanner.enteredRows
    return work
  }

  /// Moves on to the next row with covered pixels; false when there is none.
  @inline(never)
  mutating func next() -> Bool {
    if nextRow < coveredEnd || coveredEnd == nextRow && nextRow > box.minY && findCoveredRows() {
      row.begin(y: nextRow)
      row.appendConstant(x: box.minX, count: box.width, coverage: 255)
      nextRow += 1
      return true
    }
    while nextRow < box.maxY, let y = walker.nextOccupiedRow(from: nextRow), y < box.maxY {
      nextRow = y + 1
      walker.enter(row: y)
      enteredRows += 1
      row.begin(y: y)
      accumulateRow(walker.rowChains.elements, UnsafeBufferPointer(walker.segments.elements))
      // Below a row that is covered from side to side there are mostly others.
      if row.isCovered, y >= nextLook, walker.active.count >= limits.chainsOfCoveredRows { coveredEnd = nextRow }
      if row.spans.count > 0 { return true }
    }
    return false
  }

  /// Looks for rows below that are covered from side to side, and leaves them out.
  private mutating func findCoveredRows() -> Bool {
    let rows = nextRow..<min(nextRow + CoveredRows.rowCount, box.maxY)
    let covered = self.covered.take() ?? CoveredRows(width: box.width)
    let isFound = !rows.isEmpty && walker.covers(rows, covered, rule: rule)
    self.covered = consume covered
    if isFound {
      walker.skip(to: rows.upperBound)
      coveredEnd = rows.upperBound
    } else {
      nextLook = nextRow + CoveredRows.rowCount
      coveredEnd = box.minY
    }
    return isFound
  }

  private mutating func accumulateRow(
    _ chains: UnsafeMutableBufferPointer<RowChain>, _ segments: UnsafeBufferPointer<RowSegment>
  ) {
    if nesting.match(chains) {
      addNested(chains, segments)
      collectSpans()
    } else if segments.count <= limits.segmentsInRow {
      accumulateFewEdges(segments)
      collectSpans()
    } else {
      accumulateParts(chains, segments)
    }
  }

  private mutating func accumulateParts(
    _ chains: UnsafeMutableBufferPointer<RowChain>, _ segments: UnsafeBufferPointer<RowSegment>
  ) {
    var parts = self.parts.take() ?? RowParts(rule: rule, width: box.width)
    parts.split(chains, into: &row)
    if 100 * parts.visitCount <= limits.visits * chains.count {
      for part in parts.parts {
        if let (index, winding) = parts.onlyChain(of: part, chains) {
          add(chains[index], segments, winding: winding, left: part.first << 8)
        } else {
          parts.collect(part, chains, segments)
          accumulatePart(parts.partChains.elements, UnsafeBufferPointer(parts.partSegments.elements))
        }
        // Segments at the end of a part reach into the next two cells.
        _ = accumulator.drain(Int(part.first)..<(Int(part.end) + 2), sum: 0, into: row.coverage)
      }
    } else {
      row.begin(y: row.y)
      accumulateManyEdges(chains, segments)
      collectSpans()
    }
    self.parts = consume parts
  }

  /// Adds what a chain leaves of a part that has no other.
  /// - Parameters:
  ///   - winding: the winding number to the left of the chain.
  ///   - left: where the part begins.
  private func add(_ chain: RowChain, _ segments: UnsafeBufferPointer<RowSegment>, winding: Int32, left: Int32) {
    if rule.isInside(winding) {
      let side = RowSegment(x0: left, y0: 0, x1: left, y1: RowSegment.rowHeight, direction: winding)
      accumulator.add(side, sign: 1)
    }
    let sign = rule.sign(from: winding, to: winding &+ chain.direction)
    if sign != 0 { add(chain, segments, sign: sign) }
  }

  @inline(__always)
  private func add(_ chain: RowChain, _ segments: UnsafeBufferPointer<RowSegment>, sign: Int32) {
    let range = Int(chain.firstSegment)..<Int(chain.endSegment)
    accumulator.add(UnsafeBufferPointer(rebasing: segments[range]), sign: sign)
  }

  private mutating func accumulatePart(
    _ chains: UnsafeMutableBufferPointer<RowChain>, _ segments: UnsafeBufferPointer<RowSegment>
  ) {
    if nesting.match(chains) {
      addNested(chains, segments)
    } else if segments.count <= limits.segmentsInPart {
      accumulateFewEdges(segments)
    } else {
      accumulateManyEdges(chains, segments)
    }
  }

  private mutating func accumulateFewEdges(_ segments: UnsafeBufferPointer<RowSegment>) {
    if fewEdges == nil { fewEdges = BeamSweep(rule: rule) }
    fewEdges?.add(segments, to: accumulator)
  }

  private mutating func accumulateManyEdges(
    _ chains: UnsafeMutableBufferPointer<RowChain>, _ segments: UnsafeBufferPointer<RowSegment>
  ) {
    if manyEdges == nil { manyEdges = EdgeSweep(rule: rule, swapsPerEdge: limits.swapsPerEdge) }
    manyEdges?.add(chains, segments, to: accumulator)
  }

  private func addNested(
    _ chains: UnsafeMutableBufferPointer<RowChain>, _ segments: UnsafeBufferPointer<RowSegment>
  ) {
    nesting.signs.withUnsafeBufferPointer { signs in
      for index in chains.indices where signs[index] != 0 { add(chains[index], segments, sign: signs[index]) }
    }
  }

  private mutating func collectSpans() {
    var touched = 0..<0
    var sum: Int32 = 0
    for chain in walker.rowChains.elements {
      // A segment changes the sums of its own pixels and of the next.
      let (first, end) = (Int(chain.minX >> 8), Int(chain.maxX >> 8) &+ 2)
      if first <= touched.upperBound {
        touched = touched.lowerBound..<max(touched.upperBound, end)
      } else {
        sum = collect(touched, sum: sum)
        appendConstant(touched.upperBound..<first, sum: sum)
        touched = first..<end
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
