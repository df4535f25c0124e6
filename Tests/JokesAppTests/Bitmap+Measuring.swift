import PixelImages

/// Columns and rows of pixels.
struct PixelExtent {
  var x, y: Range<Int>
}

extension Bitmap {
  /// The extent of all pixels that are more than half dark.
  func inkBounds(x: Range<Int>, y: Range<Int>) -> PixelExtent? {
    bounds(x: x, y: y) { self.darkness($0, $1) > 0.5 }
  }

  /// The extent of all pixels that fulfil a condition.
  func bounds(x: Range<Int>, y: Range<Int>, where isInside: (PremultipliedColor) -> Bool) -> PixelExtent? {
    bounds(x: x, y: y) { isInside(self[$0, $1]) }
  }

  private func bounds(x: Range<Int>, y: Range<Int>, where isInside: (Int, Int) -> Bool) -> PixelExtent? {
    let columns = x.filter { column in y.contains { isInside(column, $0) } }
    let rows = y.filter { row in x.contains { isInside($0, row) } }
    guard let left = columns.first, let right = columns.last, let top = rows.first, let bottom = rows.last else {
      return nil
    }
    return PixelExtent(x: left..<(right + 1), y: top..<(bottom + 1))
  }

  /// How many pixels of a column are covered with ink, parts counted.
  func darkness(column: Int, rows: Range<Int>) -> Double {
    rows.reduce(0) { $0 + darkness(column, $1) }
  }

  /// Where ink begins in a row, in fractions of a pixel.
  func firstInk(row: Int, columns: Range<Int>) -> Double {
    firstInk(Array(columns)) { self.darkness($0, row) }
  }

  /// Where ink begins in a column, in fractions of a pixel.
  func firstInk(column: Int, rows: Range<Int>) -> Double {
    firstInk(Array(rows)) { self.darkness(column, $0) }
  }

  /// Where ink ends in a row, in fractions of a pixel, seen from the right.
  func lastInk(row: Int, columns: Range<Int>) -> Double {
    // The distance from the right end becomes a place from the left.
    let distance = firstInk(Array(columns)) { self.darkness(columns.upperBound - 1 - ($0 - columns.lowerBound), row) }
    return Double(columns.upperBound) - (distance - Double(columns.lowerBound))
  }

  /// The edge before the first full pixel; partly covered pixels before it move it forward.
  private func firstInk(_ places: [Int], _ darkness: (Int) -> Double) -> Double {
    guard let full = places.first(where: { darkness($0) > 0.99 }) else { return .infinity }
    return Double(full) - places.prefix { $0 < full }.reduce(0) { $0 + darkness($1) }
  }

  /// How much of a pixel is covered with ink: 1 for black, 0 for white and for the button's blue.
  private func darkness(_ x: Int, _ y: Int) -> Double {
    // The button's red is 159 of 255: between its blue and white nothing is darker.
    let pixel = self[x, y]
    let background = pixel.blue > pixel.red ? Double(pixel.red) / 159 : Double(pixel.red) / 255
    return 1 - min(1, background)
  }
}
