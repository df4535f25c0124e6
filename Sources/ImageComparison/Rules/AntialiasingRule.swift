import PixelImages

/// Tells pixels on the smoothed edge of a shape from others, as pixelmatch does.
///
/// After Vysniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009): such a pixel has at most two equal
/// neighbours, a darker and a brighter one, and the darkest or the brightest lies in a plain area in both pictures.
/// Where a neighbourhood is cut by the edge of the picture, all that is missing counts as one equal neighbour.
struct AntialiasingRule {
  let pair: PixelPair

  private typealias Pixels = UnsafePointer<PremultipliedColor>
  private typealias Place = (x: Int, y: Int)
  private typealias Slope = (darkest: Place, brightest: Place)

  /// Whether the pixel is on a smoothed edge in either picture.
  func isOnEdge(x: Int, y: Int) -> Bool {
    isOnEdge(x, y, in: pair.reference, pair.referenceStride) || isOnEdge(x, y, in: pair.actual, pair.actualStride)
  }

  /// Whether the pixel has at least three equal neighbours in each picture, so that it is on no smoothed edge.
  @inline(__always)
  func isPlainInBoth(x: Int, y: Int) -> Bool {
    isPlain(x, y, in: pair.reference, pair.referenceStride) && isPlain(x, y, in: pair.actual, pair.actualStride)
  }

  private func isOnEdge(_ x: Int, _ y: Int, in pixels: Pixels, _ stride: Int) -> Bool {
    guard !isPlain(x, y, in: pixels, stride), let slope = slope(x, y, in: pixels, stride) else { return false }
    return isPlainInBoth(x: slope.darkest.x, y: slope.darkest.y)
      || isPlainInBoth(x: slope.brightest.x, y: slope.brightest.y)
  }

  /// Whether a pixel has at least three equal neighbours.
  @inline(__always)
  private func isPlain(_ x: Int, _ y: Int, in pixels: Pixels, _ stride: Int) -> Bool {
    // The fourth pixel of each row is not looked at, but must be there.
    guard x > 0, y > 0, x < pair.size.width &- 2, y < pair.size.height &- 1 else {
      return isPlainAtEdge(x, y, in: pixels, stride)
    }
    let middle = pixels + (y &* stride &+ x)
    let center = SIMD4(repeating: middle.bits(0, as: UInt32.self))
    // -1 where a pixel equals the one in the middle, which itself does.
    @inline(__always) func equal(_ offset: Int) -> SIMD4<Int32> {
      unsafeBitCast(middle.bits(offset &- 1, as: SIMD4<UInt32>.self) .== center, to: SIMD4<Int32>.self)
    }
    let columns = equal(-stride) &+ equal(0) &+ equal(stride)
    return columns[0] &+ columns[1] &+ columns[2] < -3
  }

  @inline(never)
  private func isPlainAtEdge(_ x: Int, _ y: Int, in pixels: Pixels, _ stride: Int) -> Bool {
    var count = isAtEdge(x, y) ? 1 : 0
    forEachNeighbour(x, y) { count += pixels[$1 * stride + $0] == pixels[y * stride + x] ? 1 : 0 }
    return count > 2
  }

  /// The darkest and the brightest neighbour, of equal ones the first; nil if none is darker or none is brighter, or
  /// more than two are as bright.
  @inline(__always)
  private func slope(_ x: Int, _ y: Int, in pixels: Pixels, _ stride: Int) -> Slope? {
    if isAtEdge(x, y) { return slopeOfAny(x, y, in: pixels, stride) }
    let middle = pixels + (y * stride + x)
    var alpha = middle.pointee.alpha
    // The number of a neighbour in the lowest bits makes the first of equal ones the least, or the most. So no branch is
    // needed, of which half would be mispredicted.
    var (least, most) = (Int.max, Int.min)
    @inline(__always) func look(_ place: Pixels, number: Int) {
      alpha &= place.pointee.alpha
      let brightness = YIQDistance.exactBrightness(place.pointee) << 4
      least = min(least, brightness | number)
      most = max(most, brightness | (8 - number))
    }
    // Column by column, in the order that pixelmatch looks at them.
    look(middle - stride - 1, number: 0)
    look(middle - 1, number: 1)
    look(middle + stride - 1, number: 2)
    look(middle - stride, number: 3)
    look(middle + stride, number: 5)
    look(middle - stride + 1, number: 6)
    look(middle + 1, number: 7)
    look(middle + stride + 1, number: 8)
    guard alpha == 255 else { return slopeOfAny(x, y, in: pixels, stride) }
    let brightness = YIQDistance.exactBrightness(middle.pointee)
    // Equally bright neighbours are equal ones, and those are at most two already.
    guard least >> 4 < brightness, brightness < most >> 4 else { return nil }
    let (first, last) = (least & 15, 8 - most & 15)
    return ((x + first / 3 - 1, y + first % 3 - 1), (x + last / 3 - 1, y + last % 3 - 1))
  }

  /// The same at edges of the picture and for translucent colours.
  @inline(never)
  private func slopeOfAny(_ x: Int, _ y: Int, in pixels: Pixels, _ stride: Int) -> Slope? {
    let center = pixels[y * stride + x]
    var equalCount = isAtEdge(x, y) ? 1 : 0
    var darkest = (difference: 0.0, place: (x: 0, y: 0))
    var brightest = darkest
    forEachNeighbour(x, y) { nx, ny in
      let neighbour = pixels[ny * stride + nx]
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
