import PixelImages

/// Colours that change with the distance from a centre.
struct RadialGradientShader: Shader {
  let isOpaque: Bool

  private let center: DevicePoint
  private let rings: GradientRings

  init(_ gradient: Gradient, center: DevicePoint, startRadius: Int32, endRadius: Int32) {
    let table = GradientTable(gradient)
    isOpaque = table.isOpaque
    self.center = center
    rings = GradientRings(table, from: Int64(max(0, startRadius)), to: Int64(max(0, endRadius)))
  }

  func shade(x: Int, y: Int, count: Int, into row: PixelRow) {
    let down = Int64(y) * 256 + 128 - Int64(center.y)
    let first = Int64(x) * 256 + 128 - Int64(center.x)
    let last = first + Int64(count) * 256
    if max(abs(first), abs(last), abs(down)) < GradientRings.reach {
      rings.shade(fromX: first, y: down, count: count, into: row)
    } else {
      rings.shadeFarAway(fromX: first, y: down, count: count, into: row)
    }
  }
}

/// The colours of a radial gradient as rings around its centre, each from one squared distance to the next.
///
/// Lengths are in 1/256 pixel. Distances from the centre are rounded down to 1/16 of that, so that the circles around
/// a centre near by are round.
struct GradientRings {
  /// Within this distance along each axis the sums of squares are exact.
  static let reach = Int64(1) << 25

  /// The colours from the inside to the outside.
  private let colors: [UInt32]
  /// The smallest squared distance that has left the ring before; and in the end one that nothing reaches.
  private let squares: [Int64]
  private let startRadius, length: Int64

  init(_ table: GradientTable, from startRadius: Int64, to endRadius: Int64) {
    self.startRadius = startRadius
    length = endRadius - startRadius
    colors = length < 0 ? table.colors.reversed() : table.colors
    let (start, length) = (startRadius * 16, length)
    squares = (0...GradientTable.count).map { index in
      guard index > 0 else { return 0 }
      guard index < GradientTable.count else { return .max }
      return GradientRings.square(of: GradientRings.distance(toRing: index, from: start, length: length))
    }
  }

  /// The smallest distance in 1/4096 pixel that belongs to a ring or one outside of it.
  private static func distance(toRing index: Int, from start: Int64, length: Int64) -> Int64 {
    // A place in the table, from 0 to 1 in 1/2^32, is the distance beyond the start times 2^28 / length.
    func reaching(_ place: Int64) -> Int64 {
      Int64((Int128(place) * Int128(abs(length)) + (1 << 28) - 1) >> 28)
    }
    if length >= 0 { return start + reaching(GradientTable.firstPlace(of: index)) }
    // Where the gradient runs inwards, a ring begins behind the last distance of the next colour.
    return start - reaching(GradientTable.firstPlace(of: GradientTable.count - index)) + 1
  }

  /// The smallest squared distance whose root in 1/4096 pixel, rounded down, is at least `distance`.
  private static func square(of distance: Int64) -> Int64 {
    // Nothing within reach is further away than this.
    let distance = max(0, min(32 * reach, distance))
    return (distance * distance + 255) / 256
  }

  /// Writes the colours of pixels within reach; `x` and `y` lead from the centre to the first.
  func shade(fromX x: Int64, y: Int64, count: Int, into row: PixelRow) {
    guessRings(fromX: x, y: y, count: count, into: row)
    squares.withUnsafeBufferPointer { squares in
      colors.withUnsafeBufferPointer { colors in
        guard let squares = squares.baseAddress, let colors = colors.baseAddress else { return }
        var across = x
        for index in 0..<count {
          let square = across &* across &+ y &* y
          var ring = Int(row[index])
          while square < squares[ring] { ring &-= 1 }
          while square >= squares[ring &+ 1] { ring &+= 1 }
          row[index] = colors[ring]
          across &+= 256
        }
      }
    }
  }

  /// Writes for each pixel the index of its ring or, as floating point is not to decide, of one near by.
  ///
  /// The processor does this for four pixels at once.
  private func guessRings(fromX x: Int64, y: Int64, count: Int, into row: PixelRow) {
    let (first, down) = (Float(x), Float(y) * Float(y))
    let rings = Float(GradientTable.count - 1) / Float(length == 0 ? 1 : abs(length))
    let offset = 0.5 - Float(min(startRadius, startRadius + length)) * rings
    let last = Float(GradientTable.count - 1)
    for index in 0..<count {
      let across = first + Float(Int32(truncatingIfNeeded: index)) * 256
      let guess = (across * across + down).squareRoot() * rings + offset
      let inside = guess < 0.5 ? 0.5 : guess > last ? last : guess
      // Added to 2^23 a number is rounded to a whole one, in the lowest bits.
      row[index] = (inside + 8_388_607.5).bitPattern & UInt32(GradientTable.count - 1)
    }
  }

  /// Writes the colours of pixels that may be too far away for exact squares.
  func shadeFarAway(fromX x: Int64, y: Int64, count: Int, into row: PixelRow) {
    for index in 0..<count {
      let across = x &+ Int64(index) &* 256
      let isNear = max(abs(across), abs(y)) < GradientRings.reach
      let square = across &* across &+ y &* y
      let distance = isNear ? squareRoot(of: square &* 256) : squareRoot(of: square) &* 16
      let beyond = distance &- startRadius &* 16
      let place = length == 0 ? (beyond < 0 ? 0 : GradientTable.end) : (beyond << 28) / length
      let ring = GradientTable.index(of: place)
      row[index] = colors[length < 0 ? colors.count - 1 - ring : ring]
    }
  }
}
