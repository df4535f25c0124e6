/// The sectors of some neighbouring pixels by floating point, where that is as good as the integers that decide.
///
/// Angles are worked out to less than 1/500 of a sector, for four pixels at once. What is nearer than 1/256 of a sector to
/// the border of two is left open: rounding is not to decide it, whatever a processor and a compiler make of it. So
/// the colours are those of the integers everywhere, as a test holds, and only one pixel in a hundred has to wait for them.
struct SectorGuess {
  /// How many pixels are guessed at once: so few that steps from the first of them are exact enough.
  static let length = 32
  /// What is written where integers have to decide.
  static let open = UInt32.max

  /// In this square around the centre, in 1/256 pixel, steps from pixel to pixel are large beside the distance.
  private static let nearby: Int64 = 64 << 8
  private static let tolerance: Float = 1.0 / 256

  /// The turned vector to the first pixel, and how it changes from pixel to pixel.
  private let x, y, stepX, stepY: Float

  /// Nil where a pixel may be near the centre.
  /// - Parameters:
  ///   - x: leads from the centre to the first pixel, with `y`, in 1/256 pixel.
  ///   - startX: the direction in which the first sector begins, with `startY`.
  init?(fromX x: Int64, y: Int64, startX: Int64, startY: Int64) {
    let isNear = abs(y) < Self.nearby && x < Self.nearby && x &+ Int64(Self.length << 8) > -Self.nearby
    guard !isNear else { return nil }
    self.x = Float(x &* startX &+ y &* startY)
    self.y = Float(y &* startX &- x &* startY)
    stepX = Float(startX &* 256)
    stepY = Float(0 &- startY &* 256)
  }

  /// Writes the sector of each pixel, or `open`.
  @inline(__always)
  func write(to row: PixelRow, count: Int) {
    for index in 0..<count {
      let number = Float(Int32(truncatingIfNeeded: index))
      let (x, y) = (x + number * stepX, y + number * stepY)
      let (width, height) = (abs(x), abs(y))
      let isSteep = height > width
      let tangent = (isSteep ? width : height) / (isSteep ? height : width)
      var angle = Self.angle(ofTangent: tangent)
      angle = isSteep ? 1024 - angle : angle
      angle = x < 0 ? 2048 - angle : angle
      angle = y < 0 ? 4096 - angle : angle
      // Added to 2^23 a number is rounded to a whole one, in the lowest bits.
      let shifted = angle + 8_388_608
      let beyond = angle - (shifted - 8_388_608)
      let nearest = shifted.bitPattern & 0x7F_FFFF
      let sector = beyond < 0 ? nearest &- 1 : nearest
      row[index] = abs(beyond) < Self.tolerance ? Self.open : sector
    }
  }

  /// The angle of a tangent from 0 to 1, in sectors of which a whole turn has 4096.
  ///
  /// A polynomial with the least largest error there is of its degree: 1/6000 of a sector.
  @inline(__always)
  private static func angle(ofTangent tangent: Float) -> Float {
    let square = tangent * tangent
    let high = ((4.440_579_8 * square - 21.906_494) * square + 51.906_514) * square - 86.267_959
    return (((high * square + 129.126_88) * square - 217.195_472) * square + 651.896_112) * tangent
  }
}
