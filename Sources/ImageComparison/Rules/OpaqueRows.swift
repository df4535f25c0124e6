import PixelImages

/// Finds out which rows of two pictures have no translucent pixel, only of rows that are asked for.
struct OpaqueRows {
  private var known: [Bool?] = []
  private var lastRows = 0..<0
  private var lastAnswer = true

  /// Whether no pixel of the rows is translucent in either picture.
  mutating func areOpaque(_ rows: Range<Int>, in pair: PixelPair) -> Bool {
    if rows == lastRows { return lastAnswer }
    if known.isEmpty { known = Array(repeating: nil, count: pair.size.height) }
    lastRows = rows
    lastAnswer = rows.allSatisfy { y in isOpaque(y, in: pair) }
    return lastAnswer
  }

  private mutating func isOpaque(_ y: Int, in pair: PixelPair) -> Bool {
    if let answer = known[y] { return answer }
    let (reference, actual) = (pair.reference[y], pair.actual[y])
    var alpha: UInt8 = 255
    for x in 0..<pair.size.width { alpha &= reference[x].alpha & actual[x].alpha }
    known[y] = alpha == 255
    return alpha == 255
  }
}
