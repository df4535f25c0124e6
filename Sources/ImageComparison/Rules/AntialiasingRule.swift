import PixelImages

/// Tells pixels on the smoothed edge of a shape from others, as pixelmatch does.
///
/// After Vysniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009): such a pixel has at most two equal
/// neighbours, a darker and a brighter one, and the darkest or the brightest lies in a plain area in both pictures.
struct AntialiasingRule {
  let pair: PixelPair

  /// Whether the pixel is on a smoothed edge in either picture.
  func isOnEdge(x: Int, y: Int) -> Bool {
    isOnEdge(x: x, y: y, in: pair.reference, pair.referenceStride)
      || isOnEdge(x: x, y: y, in: pair.actual, pair.actualStride)
  }

  private func isOnEdge(x: Int, y: Int, in pixels: UnsafePointer<PremultipliedColor>, _ stride: Int) -> Bool {
    // Most pixels lie in plain areas, which is found out faster than all that follows.
    if hasEqualNeighbours(x, y, in: pixels, stride) { return false }
    let area = neighbourhood(x, y)
    let center = pixels[y * stride + x]
    var equalCount = area.isCut ? 1 : 0
    var darkest = (brightness: 0.0, x: 0, y: 0)
    var brightest = darkest
    // Columns first, because the first of equally dark neighbours counts.
    for nx in area.columns {
      for ny in area.rows where nx != x || ny != y {
        let neighbour = pixels[ny * stride + nx]
        let difference =
          neighbour == center
          ? 0 : YIQDistance(center, neighbour, backdrop: y * pair.size.width + x).brightness
        if difference == 0 {
          equalCount += 1
          if equalCount > 2 { return false }
        } else if difference < darkest.brightness {
          darkest = (difference, nx, ny)
        } else if difference > brightest.brightness {
          brightest = (difference, nx, ny)
        }
      }
    }
    guard darkest.brightness != 0, brightest.brightness != 0 else { return false }
    return isInPlainArea(darkest.x, darkest.y) || isInPlainArea(brightest.x, brightest.y)
  }

  /// Whether a pixel has at least three equal neighbours in both pictures; an edge of the picture counts as one.
  private func isInPlainArea(_ x: Int, _ y: Int) -> Bool {
    hasEqualNeighbours(x, y, in: pair.reference, pair.referenceStride)
      && hasEqualNeighbours(x, y, in: pair.actual, pair.actualStride)
  }

  private func hasEqualNeighbours(
    _ x: Int, _ y: Int, in pixels: UnsafePointer<PremultipliedColor>, _ stride: Int
  ) -> Bool {
    let center = pixels[y * stride + x]
    if x > 0, y > 0, x < pair.size.width - 1, y < pair.size.height - 1 {
      let place = pixels + (y * stride + x)
      return equalCount(place - stride, center) + equalCount(place + stride, center)
        + (place[-1] == center ? 1 : 0) + (place[1] == center ? 1 : 0) > 2
    }
    let area = neighbourhood(x, y)
    var count = area.isCut ? 1 : 0
    for ny in area.rows {
      for nx in area.columns where (nx != x || ny != y) && pixels[ny * stride + nx] == center { count += 1 }
    }
    return count > 2
  }

  /// How many of three pixels of a row equal a colour.
  @inline(__always)
  private func equalCount(_ middle: UnsafePointer<PremultipliedColor>, _ color: PremultipliedColor) -> Int {
    (middle[-1] == color ? 1 : 0) + (middle[0] == color ? 1 : 0) + (middle[1] == color ? 1 : 0)
  }

  /// The 3 x 3 pixels around a pixel, cut at the edges of the picture.
  private func neighbourhood(_ x: Int, _ y: Int) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>, isCut: Bool) {
    let columns = max(x - 1, 0)...min(x + 1, pair.size.width - 1)
    let rows = max(y - 1, 0)...min(y + 1, pair.size.height - 1)
    return (columns, rows, columns.count < 3 || rows.count < 3)
  }
}
