import PixelImages
import PlaneGeometry

/// Colours that change with the direction from a centre.
///
/// A turn has 4096 sectors of one colour each, counted from where the gradient starts, clockwise as y grows down. Which
/// sector a pixel is in is decided by integers alone: its vector is turned back by the start, and its slope is compared
/// with a table of tangents.
struct AngularGradientShader: Shader {
  static let sectorCount = 4096
  /// A whole turn in the units of angles.
  static let turn = Int64(1) << 32
  /// Bits behind the point of sines and slopes.
  private static let bits: Int64 = 30
  private static let sectorsOfOctant = sectorCount / 8

  let isOpaque: Bool
  private let center: DevicePoint
  /// The direction in which the gradient starts, as a vector of length 2^30.
  private let startX, startY: Int64
  private let colors: [UInt32]

  /// - Parameters:
  ///   - start: where the gradient starts, in 1/2^32 of a turn clockwise from the positive x axis.
  ///   - sweep: how far it goes; negative goes the other way.
  init(_ gradient: Gradient, center: DevicePoint, start: Int64, sweep: Int64) {
    let table = GradientTable(gradient)
    isOpaque = table.isOpaque
    self.center = center
    let first = (sweep < 0 ? start &+ sweep : start) & (Self.turn - 1)
    let (sine, cosine) = sineAndCosine(2 * .pi * Double(first) / Double(Self.turn))
    startX = Self.fixed(cosine)
    startY = Self.fixed(sine)
    colors = (0..<Self.sectorCount).map { sector in
      // The middle of the sector.
      let angle = (2 * Int64(sector) + 1) * (Self.turn / Int64(2 * Self.sectorCount))
      let index = GradientTable.index(of: Self.location(at: angle, sweep: abs(sweep)))
      return table.colors[sweep < 0 ? table.colors.count - 1 - index : index]
    }
  }

  /// The place in the gradient, in 1/2^32, at an angle from the start.
  ///
  /// Of more than a turn the last one is seen; what less than a turn leaves free is shared by the last colour and the first.
  private static func location(at angle: Int64, sweep: Int64) -> Int64 {
    if sweep >= turn {
      return GradientTable.end - Int64(Int128(turn - angle) * Int128(GradientTable.end) / Int128(sweep))
    }
    if angle < sweep { return Int64(Int128(angle) * Int128(GradientTable.end) / Int128(sweep)) }
    return angle - sweep < (turn - sweep) / 2 ? GradientTable.end : 0
  }

  private static func fixed(_ value: Double) -> Int64 { Int64((value * Double(Int64(1) << bits)).rounded()) }

  /// The tangents at the ends of the sectors of an eighth of a turn.
  private static let tangents: [Int64] = (0...sectorsOfOctant).map { sector in
    let (sine, cosine) = sineAndCosine(2 * .pi * Double(sector) / Double(sectorCount))
    return fixed(sine / cosine)
  }

  /// For each slope in 1/1024 the last sector that begins at a smaller or equal one.
  private static let firstSectors: [Int] = (0...1024).map { slope in
    (tangents.lastIndex { $0 <= Int64(slope) << (bits - 10) } ?? 0)
  }

  func shade(x: Int, y: Int, count: Int, into row: PixelRow) {
    let down = Int64(y) * 256 + 128 - Int64(center.y)
    let across = Int64(x) * 256 + 128 - Int64(center.x)
    colors.withUnsafeBufferPointer { colors in
      guard let colors = colors.baseAddress else { return }
      var done = 0
      while done < count {
        let (first, length) = (across &+ Int64(done) &* 256, min(SectorGuess.length, count &- done))
        shade(fromX: first, y: down, count: length, into: row + done, colors)
        done &+= length
      }
    }
  }

  /// Writes the colours of at most as many pixels as are guessed at once.
  @inline(__always)
  private func shade(
    fromX x: Int64, y: Int64, count: Int, into row: PixelRow, _ colors: UnsafePointer<UInt32>
  ) {
    let guess = SectorGuess(fromX: x, y: y, startX: startX, startY: startY)
    guard let guess else {
      for index in 0..<count { row[index] = colors[sector(ofX: x &+ Int64(index) &* 256, y: y)] }
      return
    }
    guess.write(to: row, count: count)
    for index in 0..<count {
      let sector = Int(row[index])
      row[index] = colors[sector < Self.sectorCount ? sector : self.sector(ofX: x &+ Int64(index) &* 256, y: y)]
    }
  }

  /// The sector that a vector from the centre points into.
  func sector(ofX x: Int64, y: Int64) -> Int {
    let (turnedX, turnedY) = (x &* startX &+ y &* startY, y &* startX &- x &* startY)
    var (long, short) = (abs(turnedX), abs(turnedY))
    let isSteep = short > long
    if isSteep { swap(&long, &short) }
    guard long > 0 else { return 0 }
    let excess = Int64(max(0, 32 - long.leadingZeroBitCount + 1))
    let slope = ((short >> excess) << Self.bits) / max(long >> excess, 1)
    var sector = Self.firstSectors[Int(slope >> (Self.bits - 10))]
    while sector < Self.sectorsOfOctant - 1, Self.tangents[sector + 1] <= slope { sector += 1 }
    if isSteep { sector = Self.sectorCount / 4 - 1 - sector }
    if turnedX < 0 { sector = Self.sectorCount / 2 - 1 - sector }
    if turnedY < 0 { sector = Self.sectorCount - 1 - sector }
    return sector
  }
}

/// Colours that change with the distance from a centre, which counts differently along x and y.
struct EllipticalGradientShader: Shader {
  let isOpaque: Bool
  private let colors: [UInt32]
  private let center: DevicePoint
  /// What counts as 1 along each axis, in 1/256 pixel, more than 0.
  private let unitX, unitY: Int64
  private let start, length: Int64

  /// Bits behind the point of distances.
  static let bits: Int64 = 20
  /// So that squares and places stay below 64 bits.
  private static let limit = Int64(1) << 29

  /// - Parameters:
  ///   - unit: what counts as 1 along x and y, in 1/256 pixel.
  ///   - start: the distance of the first colour in 1/2^20; `end` is that of the last.
  init(_ gradient: Gradient, center: DevicePoint, unit: DevicePoint, start: Int64, end: Int64) {
    let table = GradientTable(gradient)
    isOpaque = table.isOpaque
    colors = table.colors
    self.center = center
    unitX = max(1, Int64(unit.x))
    unitY = max(1, Int64(unit.y))
    self.start = max(-Self.limit, min(Self.limit, start))
    length = max(-Self.limit, min(Self.limit, end)) - self.start
  }

  func shade(x: Int, y: Int, count: Int, into row: PixelRow) {
    let down = distance(Int64(y) * 256 + 128 - Int64(center.y), unit: unitY)
    var across = Int64(x) * 256 + 128 - Int64(center.x)
    for index in 0..<count {
      let right = distance(across, unit: unitX)
      let beyond = squareRoot(of: right &* right &+ down &* down) &- start
      let place = length == 0 ? (beyond < 0 ? 0 : GradientTable.end) : (beyond << 32) / length
      row[index] = colors[GradientTable.index(of: place)]
      across &+= 256
    }
  }

  private func distance(_ length: Int64, unit: Int64) -> Int64 {
    max(-Self.limit, min(Self.limit, (length << Self.bits) / unit))
  }
}
