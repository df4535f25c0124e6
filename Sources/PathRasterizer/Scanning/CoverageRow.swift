/// The covered pixels of one row.
struct CoverageRow: ~Copyable {
  /// The row.
  var y = 0
  /// The pixel that the first element of `coverage` belongs to.
  let minX: Int
  /// From left to right, not overlapping; pixels between spans are not covered.
  private(set) var spans = UncheckedList<CoverageSpan>(capacity: 16)
  /// The coverage, 0 to 255, of pixels in spans without a constant; other elements mean nothing.
  let coverage: UncheckedMemory<UInt8>

  init(minX: Int, width: Int) {
    self.minX = minX
    coverage = UncheckedMemory(repeating: 0, count: width)
  }

  /// Whether every pixel is covered, which is said at once.
  var isCovered: Bool {
    guard spans.count == 1, let span = spans.last else { return false }
    return span.constant == 255 && span.count == coverage.count
  }

  /// Starts anew, with memory that is already there.
  mutating func begin(y: Int) {
    self.y = y
    spans.removeAll()
  }

  mutating func appendConstant(x: Int, count: Int, coverage: UInt8) {
    guard coverage > 0, count > 0 else { return }
    spans.append(CoverageSpan(x: x, count: count, constant: coverage))
  }

  mutating func appendVarying(x: Int, count: Int) {
    guard count > 0 else { return }
    if let last = spans.last, last.constant == nil, last.x + last.count == x {
      spans.elements[spans.count - 1].count += count
    } else {
      spans.append(CoverageSpan(x: x, count: count, constant: nil))
    }
  }

  /// Cuts spans in two where a run of pixels begins or ends inside of them.
  mutating func splitSpans(at run: Range<Int>) {
    guard !run.isEmpty else { return }
    splitSpan(at: run.lowerBound)
    splitSpan(at: run.upperBound)
  }

  private mutating func splitSpan(at x: Int) {
    guard let index = spans.elements.firstIndex(where: { $0.x < x && x < $0.x + $0.count }) else { return }
    var right = spans.elements[index]
    right.x = x
    right.count -= x - spans.elements[index].x
    spans.elements[index].count -= right.count
    spans.insert(right, at: index + 1)
  }
}

/// Some neighbouring pixels of one row and how much of each is covered.
struct CoverageSpan: BitwiseCopyable {
  /// The first pixel.
  var x: Int
  var count: Int
  /// The coverage of every pixel from 1 to 255, or nil where it is written pixel by pixel in the row's `coverage`.
  var constant: UInt8?
}
