import PixelImages

/// Tells pixels on the smoothed edge of a shape from others, as pixelmatch does.
///
/// After Vysniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009): such a pixel has at most two equal
/// neighbours, a darker and a brighter one, and the darkest or the brightest lies in a plain area in both pictures.
/// Where a neighbourhood is cut by the edge of the picture, all that is missing counts as one equal neighbour.
struct AntialiasingRule {
  let pair: PixelPair

  private typealias Place = (x: Int, y: Int)
  private typealias Slope = (darkest: Place, brightest: Place)

  /// Whether the pixel is on a smoothed edge in either picture.
  func isOnEdge(x: Int, y: Int) -> Bool {
    isOnEdge(x, y, in: pair.reference) || isOnEdge(x, y, in: pair.actual)
  }

  /// Whether the pixel has at least three equal neighbours in each picture, so that it is on no smoothed edge.
  @inline(__always)
  func isPlainInBoth(x: Int, y: Int) -> Bool {
    isPlain(x, y, in: pair.reference) && isPlain(x, y, in: pair.actual)
  }

  private func isOnEdge(_ x: Int, _ y: Int, in rows: PixelRows) -> Bool {
    guard !isPlain(x, y, in: rows), let slope = slope(x, y, in: rows) else { return false }
    return isPlainInBoth(x: slope.darkest.x, y: slope.darkest.y)
      || isPlainInBoth(x: slope.brightest.x, y: slope.brightest.y)
  }

  /// Whether a pixel has at least three equal neighbours.
  @inline(__always)
  private func isPlain(_ x: Int, _ y: Int, in rows: PixelRows) -> Bool {
    guard pair.isInside(x: x, y: y) else { return isPlainAtEdge(x, y, in: rows) }
    return rows.equalCount(aroundX: x, y: y) > 3
  }

  @inline(never)
  private func isPlainAtEdge(_ x: Int, _ y: Int, in rows: PixelRows) -> Bool {
    var count = isAtEdge(x, y) ? 1 : 0
    forEachNeighbour(x, y) { count += rows[$1][$0] == rows[y][x] ? 1 : 0 }
    return count > 2
  }

  /// The darkest and the brightest neighbour, of equal ones the first; nil if none is darker or none is brighter, or
  /// more than two are as bright.
  @inline(__always)
  private func slope(_ x: Int, _ y: Int, in rows: PixelRows) -> Slope? {
    if isAtEdge(x, y) { return slopeOfAny(x, y, in: rows) }
    let (above, middle, below) = (rows[y - 1] + x, rows[y] + x, rows[y + 1] + x)
    var alpha = middle.pointee.alpha
    // The number of a neighbour in the lowest bits makes the first of equal ones the least, or the most. So no branch is
    // needed, of which half would be mispredicted.
    var (least, most) = (Int.max, Int.min)
    @inline(__always) func visit(_ place: PixelRows.Row, number: Int) {
      alpha &= place.pointee.alpha
      let brightness = YIQDistance.exactBrightness(place.pointee) << 4
      least = min(least, brightness | number)
      most = max(most, brightness | (8 - number))
    }
    // Column by column, in the order that pixelmatch looks at them.
    visit(above - 1, number: 0)
    visit(middle - 1, number: 1)
    visit(below - 1, number: 2)
    visit(above, number: 3)
    visit(below, number: 5)
    visit(above + 1, number: 6)
    visit(middle + 1, number: 7)
    visit(below + 1, number: 8)
    guard alpha == 255 else { return slopeOfAny(x, y, in: rows) }
    let brightness = YIQDistance.exactBrightness(middle.pointee)
    // Equally bright neighbours are equal ones, and those are at most two already.
    guard least >> 4 < brightness, brightness < most >> 4 else { return nil }
    let (first, last) = (least & 15, 8 - most & 15)
    return ((x + first / 3 - 1, y + first % 3 - 1), (x + last / 3 - 1, y + last % 3 - 1))
  }

  /// The same at edges of the picture and for translucent colours.
  @inline(never)
  private func slopeOfAny(_ x: Int, _ y: Int, in rows: PixelRows) -> Slope? {
    let center = rows[y][x]
    var equalCount = isAtEdge(x, y) ? 1 : 0
    var darkest = (difference: 0.0, place: (x: 0, y: 0))
    var brightest = darkest
    forEachNeighbour(x, y) { nx, ny in
      let neighbour = rows[ny][nx]
      let difference = YIQDistance(neighbour, center, backdrop: y * pair.size.width + x).brightness
      if difference == 0 {
        equalCount += 1
      } else if difference < darkest.difference {
        darkest = (difference, (nx, ny))
      } else if difference > brightest.difference {
        brightest = (difference, (nx, ny))
      }
    }
    guard equalCount <= 2, darkest.difference < 0, brightest.difference > 0 else { return nil }
    return (darkest.place, brightest.place)
  }

  @inline(__always)
  private func isAtEdge(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == pair.size.width &- 1 || y == pair.size.height &- 1
  }

  /// Column by column, since of equally dark neighbours pixelmatch takes the first in that order.
  @inline(__always)
  private func forEachNeighbour(_ x: Int, _ y: Int, _ body: (_ x: Int, _ y: Int) -> Void) {
    for nx in max(x - 1, 0)...min(x + 1, pair.size.width - 1) {
      for ny in max(y - 1, 0)...min(y + 1, pair.size.height - 1) where nx != x || ny != y { body(nx, ny) }
    }
  }
}
