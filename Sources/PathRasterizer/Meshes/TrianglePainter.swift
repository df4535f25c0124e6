import PixelImages

/// Writes triangles whose colours change evenly between their corners into a picture.
///
/// A pixel belongs to the triangle that its middle is in; one on an edge belongs to what is to the right of it, or below
/// it. So triangles with a common edge leave no pixel out and share none.
struct TrianglePainter {
  /// The pixels of the picture, row by row.
  let pixels: PixelRow
  /// Where the picture lies.
  let box: PixelRect

  func paint(_ a: MeshNode, _ b: MeshNode, _ c: MeshNode) {
    var (top, middle, bottom) = (a, b, c)
    if middle.y < top.y { swap(&top, &middle) }
    if bottom.y < middle.y { swap(&middle, &bottom) }
    if middle.y < top.y { swap(&top, &middle) }
    let first = max(Self.firstPixel(from: top.y), box.minY)
    let end = min(Self.firstPixel(from: bottom.y), box.maxY)
    guard first < end else { return }
    // Twice the area, positive where the middle corner is to the right of the edge from top to bottom.
    let area = (middle.x - top.x) * (bottom.y - top.y) - (bottom.x - top.x) * (middle.y - top.y)
    guard area != 0 else { return }
    let colors = TriangleColors(top, middle, bottom, area: area)
    let turn = max(first, min(end, Self.firstPixel(from: middle.y)))
    var long = TriangleEdge(from: top, to: bottom, row: first)
    for (rows, start, finish) in [(first..<turn, top, middle), (turn..<end, middle, bottom)] where !rows.isEmpty {
      var short = TriangleEdge(from: start, to: finish, row: rows.lowerBound)
      for row in rows {
        let (left, right) = area > 0 ? (long.pixel, short.pixel) : (short.pixel, long.pixel)
        let (from, to) = (max(left, box.minX), min(right, box.maxX))
        if from < to {
          colors.write(
            x: from, y: row, count: to - from,
            into: pixels + ((row - box.minY) * box.width + from - box.minX))
        }
        long.advance()
        short.advance()
      }
    }
  }

  /// The first pixel whose middle is at a place or behind it.
  private static func firstPixel(from place: Int64) -> Int { Int((place + 127) >> 8) }
}

/// An edge of a triangle, followed downwards from row to row.
private struct TriangleEdge {
  /// The first pixel of the row whose middle is on the edge or to the right of it.
  private(set) var pixel: Int
  /// How far behind the edge that middle is: a part of `whole`, which is a pixel.
  private var excess: Int64
  private let whole: Int64
  /// How many pixels and parts the edge goes to the right in each row.
  private let pixelsARow, partsARow: Int64

  init(from upper: MeshNode, to lower: MeshNode, row: Int) {
    let (right, down) = (lower.x - upper.x, lower.y - upper.y)
    whole = 256 * down
    let place = (upper.x - 128) * down + right * (Int64(row) * 256 + 128 - upper.y)
    let before = Self.floored(place - 1, whole)
    pixel = Int(before + 1)
    excess = (before + 1) * whole - place
    pixelsARow = Self.floored(right, down)
    partsARow = 256 * (right - pixelsARow * down)
  }

  mutating func advance() {
    pixel &+= Int(pixelsARow)
    excess &-= partsARow
    guard excess < 0 else { return }
    pixel &+= 1
    excess &+= whole
  }

  private static func floored(_ value: Int64, _ divisor: Int64) -> Int64 {
    let quotient = value / divisor
    return quotient * divisor > value ? quotient - 1 : quotient
  }
}

/// The colours of a triangle.
private struct TriangleColors {
  /// Bits behind the point of amounts, and of those that are added from pixel to pixel.
  private static let (bits, bitsARow): (Int64, Int64) = (20, 16)
  /// More than 1024 a pixel: the triangle is narrower than a quarter of a pixel.
  private static let steepest = Int64(1) << (bits + 10)

  private let x, y: Int64
  private let red, green, blue, alpha: Channel

  /// An amount at the first corner, and how it changes from pixel to pixel.
  private struct Channel {
    var start, right, down: Int64

    /// The amount at a place, kept from 0 to 255, and half a unit for rounding.
    func amount(_ across: Int64, _ along: Int64) -> Int64 {
      let amount = (start + (right * across + down * along) >> 8) >> (bits - bitsARow)
      return max(0, min(255 << bitsARow, amount)) + 1 << (bitsARow - 1)
    }
  }

  init(_ a: MeshNode, _ b: MeshNode, _ c: MeshNode, area: Int64) {
    (x, y) = (a.x, a.y)
    func channel(_ first: Int64, _ second: Int64, _ third: Int64) -> Channel {
      let (toSecond, toThird) = (second - first, third - first)
      if toSecond == 0, toThird == 0 { return Channel(start: first << (Self.bits - 8), right: 0, down: 0) }
      let right = Self.quotient(toSecond * (c.y - a.y) - toThird * (b.y - a.y), area)
      let down = Self.quotient(toThird * (b.x - a.x) - toSecond * (c.x - a.x), area)
      if max(abs(right), abs(down)) > Self.steepest {
        return Channel(start: (first + second + third) << (Self.bits - 8) / 3, right: 0, down: 0)
      }
      return Channel(start: first << (Self.bits - 8), right: right, down: down)
    }
    red = channel(a.red, b.red, c.red)
    green = channel(a.green, b.green, c.green)
    blue = channel(a.blue, b.blue, c.blue)
    alpha = channel(a.alpha, b.alpha, c.alpha)
  }

  /// A change for each pixel; `change` has 16 bits behind the point, as the area has.
  private static func quotient(_ change: Int64, _ area: Int64) -> Int64 {
    if abs(change) < 1 << (62 - bits) { return (change << bits) / area }
    return Int64(clamping: (Int128(change) << Int128(bits)) / Int128(area))
  }

  /// Writes the colours of some pixels of a row.
  ///
  /// Two channels are counted in one number, which is faster.
  func write(x column: Int, y row: Int, count: Int, into target: PixelRow) {
    let (across, along) = (Int64(column) * 256 + 128 - x, Int64(row) * 256 + 128 - y)
    var even = red.amount(across, along) + blue.amount(across, along) << 32
    var odd = green.amount(across, along) + alpha.amount(across, along) << 32
    let less = Self.bits - Self.bitsARow
    let evenStep = (red.right >> less) &+ (blue.right >> less) << 32
    let oddStep = (green.right >> less) &+ (alpha.right >> less) << 32
    for index in 0..<count {
      target[index] =
        UInt32(truncatingIfNeeded: even >> 16) & 0xFF | UInt32(truncatingIfNeeded: even >> 32) & 0xFF_0000
        | UInt32(truncatingIfNeeded: odd >> 8) & 0xFF00 | UInt32(truncatingIfNeeded: odd >> 24) & 0xFF00_0000
      even &+= evenStep
      odd &+= oddStep
    }
  }
}
