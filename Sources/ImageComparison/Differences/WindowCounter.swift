import PixelImages

/// Counts marked pixels in every square window of a picture, in time linear in the size of the rows that have marks.
///
/// For each column the marks of the last `side` rows are summed; a window's count is the sum over `side` columns, which
/// rolls from one column to the next. A window that is cut at an edge never counts more than the whole one beside it.
struct WindowCounter {
  private let size: PixelSize
  private let side: Int
  /// The marks of the last `side` rows: row y is at y modulo their number.
  private var marks: [UInt8]
  private var hasMarks: [Bool]
  private var columns: [Int32]
  /// The first row that is still in `columns`.
  private var firstRow = 0
  private var lastRow = -1
  private var isRowOpen = false

  /// The window with the most marks in the rows that were finished, the first of equal ones; nil without marks.
  private(set) var worst: WorstWindow?

  init(size: PixelSize, side: Int) {
    self.size = size
    self.side = min(side, max(1, size.width, size.height))
    let rows = min(self.side, max(1, size.height))
    marks = Array(repeating: 0, count: size.width * rows)
    hasMarks = Array(repeating: false, count: rows)
    columns = Array(repeating: 0, count: size.width)
  }

  /// Marks neighbours in a row; rows come from top to bottom, and no pixel twice.
  mutating func mark(_ range: Range<Int>, row y: Int) {
    guard !range.isEmpty else { return }
    if y != lastRow {
      dropRows(above: y - side + 1)
      lastRow = y
      hasMarks[y % hasMarks.count] = true
    }
    isRowOpen = true
    let start = y % hasMarks.count * size.width
    marks.withUnsafeMutableBufferPointer { marks in
      columns.withUnsafeMutableBufferPointer { columns in
        for x in range {
          marks[start + x] = 1
          columns[x] &+= 1
        }
      }
    }
  }

  /// Looks at the windows that end in the row that was marked last; a row without marks has no worse ones.
  mutating func finishRow() {
    guard isRowOpen else { return }
    isRowOpen = false
    var sum: Int32 = 0
    var most: Int32 = 0
    var place = 0
    columns.withUnsafeBufferPointer { columns in
      for x in 0..<size.width {
        sum &+= columns[x]
        if x >= side { sum &-= columns[x - side] }
        if sum > most { (most, place) = (sum, x) }
      }
    }
    guard most > worst?.differingPixels ?? 0 else { return }
    let box = PixelRect(
      x: max(0, place - side + 1), y: max(0, lastRow - side + 1), width: min(side, size.width),
      height: min(side, size.height))
    worst = WorstWindow(box: box, differingPixels: Int(most))
  }

  private mutating func dropRows(above limit: Int) {
    guard limit > firstRow else { return }
    for row in firstRow..<min(limit, firstRow + hasMarks.count) {
      let slot = row % hasMarks.count
      guard hasMarks[slot] else { continue }
      hasMarks[slot] = false
      let start = slot * size.width
      marks.withUnsafeMutableBufferPointer { marks in
        columns.withUnsafeMutableBufferPointer { columns in
          for x in columns.indices {
            columns[x] &-= Int32(marks[start + x])
            marks[start + x] = 0
          }
        }
      }
    }
    firstRow = limit
  }
}
