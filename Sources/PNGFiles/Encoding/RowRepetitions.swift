import PixelImages

/// Which rows of a picture are as the one above.
///
/// On an app's screen that is two rows of three: whoever knows it need not look at their pixels.
struct RowRepetitions {
  /// For each row whether it is; none is in pictures that are too narrow to be worth the look.
  private let isAsAbove: [Bool]

  /// Narrower pictures have rows that are shorter than what is said about them.
  private static let leastWidth = 16

  init(of picture: some PictureRows) {
    let height = picture.size.height
    guard picture.size.width >= Self.leastWidth else {
      isAsAbove = []
      others = height > 0 ? [0..<height] : []
      return
    }
    isAsAbove = (0..<height).map(picture.isAsAbove)
    var others: [Range<Int>] = []
    var first = 0
    while first < height {
      let end = isAsAbove[(first + 1)...].firstIndex(of: true) ?? height
      others.append(first..<end)
      first = isAsAbove[end...].firstIndex(of: false) ?? height
    }
    self.others = others
  }

  /// All other rows, those that follow each other together.
  let others: [Range<Int>]

  /// Rows are looked at, and converted, in bands, so that they stay in the processor's cache.
  static let rowsAtOnce = 16

  /// Parts a range of rows into bands.
  static func bands(of rows: Range<Int>) -> some Sequence<Range<Int>> {
    stride(from: rows.lowerBound, to: rows.upperBound, by: rowsAtOnce).lazy.map { first in
      first..<min(first + rowsAtOnce, rows.upperBound)
    }
  }

  /// The next rows that are as the one above, at least as many as asked for; none, at the end of the picture.
  /// - Parameters:
  ///   - first: a row from which on to look.
  ///   - leastCount: how many there must be, 1 or more.
  func next(from first: Int, leastCount: Int) -> Range<Int>? {
    var start = first
    while let begin = isAsAbove.dropFirst(start).firstIndex(of: true) {
      let end = isAsAbove[begin...].firstIndex(of: false) ?? isAsAbove.endIndex
      if end - begin >= leastCount { return begin..<end }
      start = end
    }
    return nil
  }
}
