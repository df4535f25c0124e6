/// Sums up the exact areas to the right of segments, pixel by pixel, for one row.
///
/// Each cell holds how much the coverage changes from the pixel before; the running sum is the coverage itself. This is
/// the signed-area method of FreeType's smooth rasterizer and of font-rs, with one number a cell.
///
/// A class because it owns plain memory: this is the innermost loop of everything that is drawn.
final class RowAccumulator {
  /// The running sum of a fully covered pixel: 256 for the height, 512 for twice the width, 16 for precision.
  static let fullCoverage: Int32 = 256 * 512 * 16

  private let cells: UnsafeMutablePointer<Int32>
  private let count: Int

  /// Creates an empty row of `width` pixels.
  init(width: Int) {
    // A segment on the right edge still touches two cells.
    count = width + 2
    cells = .allocate(capacity: count)
    cells.initialize(repeating: 0, count: count)
  }

  deinit {
    cells.deallocate()
  }

  /// Adds everything to the right of some segments, times `sign`, where they lie beside it.
  func add(_ segments: UnsafeBufferPointer<RowSegment>, sign: Int32) {
    for segment in segments { add(segment, sign: sign) }
  }

  /// Adds everything to the right of a segment, times `sign`, where the segment lies beside it.
  @inline(__always)
  func add(_ segment: RowSegment, sign: Int32) {
    let (x0, x1) = (segment.x0, segment.x1)
    let (left, right) = x0 < x1 ? (x0, x1) : (x1, x0)
    guard left >= 0, Int(right >> 8) &+ 1 < count else { return }
    let height = (segment.y1 &- segment.y0) &* 16
    let first = left >> 8
    if first == right >> 8 {
      RowAccumulator.add(height &* sign, from: left & 255, to: right & 255, in: cells + Int(first))
    } else {
      addLong(height, sign: sign, from: left, to: right)
    }
  }

  /// A segment through several pixels: each gets its share of the height, rounded so that the shares add up.
  private func addLong(_ height: Int32, sign: Int32, from left: Int32, to right: Int32) {
    // The height per 1/256 pixel, in 1/2^32.
    let slope = (Int64(height) << 32) / Int64(right &- left)
    let half = Int64(1) << 31
    var x = left
    var done: Int32 = 0
    while x < right {
      let next = min((x | 255) &+ 1, right)
      let reached = next == right ? height : Int32(truncatingIfNeeded: (Int64(next &- left) &* slope &+ half) >> 32)
      let cell = x >> 8
      RowAccumulator.add((reached &- done) &* sign, from: x & 255, to: next &- (cell << 8), in: cells + Int(cell))
      done = reached
      x = next
    }
  }

  @inline(__always)
  private static func add(_ height: Int32, from: Int32, to: Int32, in cell: UnsafeMutablePointer<Int32>) {
    let toTheLeft = height &* (from &+ to)
    cell[0] = cell[0] &+ (height &* 512 &- toTheLeft)
    cell[1] = cell[1] &+ toTheLeft
  }

  /// Continues a running sum over some cells, writes the coverage of each, empties the cells, and returns the sum.
  ///
  /// Cells behind the end of `coverage` are emptied only.
  func drain(_ range: Range<Int>, sum: Int32, into coverage: borrowing UncheckedMemory<UInt8>) -> Int32 {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "The row has fewer cells")
    let end = min(range.upperBound, coverage.count)
    let (cells, bytes) = (cells, coverage.start)
    var running = sum
    var x = range.lowerBound
    while x < end {
      running = running &+ cells[x]
      cells[x] = 0
      bytes[x] = RowAccumulator.coverage(of: running)
      x &+= 1
    }
    while x < range.upperBound {
      running = running &+ cells[x]
      cells[x] = 0
      x &+= 1
    }
    return running
  }

  /// A running sum as coverage from 0 to 255, rounded to nearest.
  @inline(__always)
  static func coverage(of sum: Int32) -> UInt8 {
    // Shares are rounded, so a sum may be off by a few units beyond its ends.
    let inside = max(0, min(fullCoverage, sum))
    return UInt8(truncatingIfNeeded: (inside &* 255 &+ fullCoverage / 2) >> 21)
  }
}
