import PixelImages

/// Colours that change along a line.
struct LinearGradientShader: Shader {
  let isOpaque: Bool

  private let colors: [UInt32]
  private let start: DevicePoint
  /// The line's vector, and its squared length.
  private let dx, dy, square: Int64
  /// How much further along the line the next pixel is, in 1/2^32: at most 2^40.
  private let step: Int64

  init(_ gradient: Gradient, start: DevicePoint, end: DevicePoint) {
    let table = GradientTable(gradient)
    colors = table.colors
    isOpaque = table.isOpaque
    self.start = start
    dx = Int64(end.x) - Int64(start.x)
    dy = Int64(end.y) - Int64(start.y)
    square = dx * dx + dy * dy
    step = square == 0 ? 0 : Int64(truncatingIfNeeded: (Int128(dx) << 40) / Int128(square))
  }

  func shade(x: Int, y: Int, count: Int, into row: PixelRow) {
    guard square > 0, count > 0 else {
      row.update(repeating: colors[colors.count - 1], count: count)
      return
    }
    let place = place(x: x, y: y)
    if step == 0 {
      row.update(repeating: colors[GradientTable.index(of: place)], count: count)
      return
    }
    // The outer colours first, so that the places in between need no limits.
    let isAscending = step > 0
    let distance = isAscending ? place : GradientTable.end - place
    let before = pixelCount(to: 0, from: distance, atMost: count)
    let until = pixelCount(to: GradientTable.end, from: distance, atMost: count)
    row.update(repeating: colors[isAscending ? 0 : colors.count - 1], count: before)
    shadeInside(from: place &+ Int64(before) &* step, count: until - before, into: row + before)
    (row + until).update(repeating: colors[isAscending ? colors.count - 1 : 0], count: count - until)
  }

  /// How many pixels have a smaller distance than `limit`, when the first has `distance`.
  private func pixelCount(to limit: Int64, from distance: Int64, atMost count: Int) -> Int {
    guard distance < limit else { return 0 }
    let step = abs(step)
    return Int(min(Int64(count), (limit - distance + step - 1) / step))
  }

  /// Writes the colours of places from 0 to 1; the sums are those of `GradientTable.index(of:)`.
  private func shadeInside(from place: Int64, count: Int, into row: PixelRow) {
    let (steps, half) = (Int64(GradientTable.count - 1), Int64(1) << 31)
    colors.withUnsafeBufferPointer { colors in
      guard let colors = colors.baseAddress, count > 0 else { return }
      var scaled = place &* steps &+ half
      for index in 0..<count {
        row[index] = colors[Int(truncatingIfNeeded: scaled >> 32)]
        scaled = scaled &+ step &* steps
      }
    }
  }

  /// How far along the line the middle of a pixel is, in 1/2^32, kept away from overflow.
  private func place(x: Int, y: Int) -> Int64 {
    let across = (Int64(x) * 256 + 128 - Int64(start.x)) * dx
    let down = (Int64(y) * 256 + 128 - Int64(start.y)) * dy
    let product = (Int128(across) + Int128(down)) << 32
    let limit = Int128(1) << 60
    return Int64(max(-limit, min(limit, product / Int128(square))))
  }
}

/// The colours of a gradient at evenly spaced places.
///
/// Colours are mixed with alpha multiplied in, so that a colour that fades out keeps its hue. The first and last entries
/// are the outer colours, exactly.
struct GradientTable {
  static let count = 1024
  /// The place of the last colour: 1 in 1/2^32.
  static let end = Int64(1) << 32

  let colors: [UInt32]

  /// Whether all colours are opaque.
  var isOpaque: Bool { colors.allSatisfy { $0 >> 24 == 255 } }

  init(_ gradient: Gradient) {
    let stops = GradientTable.places(of: gradient.stops)
    guard let first = stops.first else {
      colors = [UInt32](repeating: 0, count: GradientTable.count)
      return
    }
    var next = 0
    colors = (0..<GradientTable.count).map { index in
      let place = Int64(index) * 65536 / Int64(GradientTable.count - 1)
      while next < stops.count, stops[next].place <= place { next += 1 }
      guard next > 0 else { return first.color.bits }
      guard next < stops.count else { return stops[next - 1].color.bits }
      return GradientTable.mix(stops[next - 1], stops[next], at: place)
    }
  }

  private struct Place {
    /// 0 to 65536.
    var place: Int64
    var color: PremultipliedColor
  }

  /// The stops with places in ascending order; one that goes back moves to the place of the stop before.
  private static func places(of stops: [Gradient.Stop]) -> [Place] {
    var last: Int64 = 0
    return stops.map { stop in
      let location = stop.location.isNaN ? 0 : max(0, min(1, stop.location))
      last = max(last, Int64((location * 65536).rounded()))
      return Place(place: last, color: PremultipliedColor(stop.color))
    }
  }

  private static func mix(_ from: Place, _ to: Place, at place: Int64) -> UInt32 {
    let (done, length) = (place - from.place, to.place - from.place)
    func channel(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8(truncatingIfNeeded: (Int64(a) * (length - done) + Int64(b) * done + length / 2) / length)
    }
    return PremultipliedColor(
      red: channel(from.color.red, to.color.red), green: channel(from.color.green, to.color.green),
      blue: channel(from.color.blue, to.color.blue), alpha: channel(from.color.alpha, to.color.alpha)
    ).bits
  }

  /// The table's index for a place from 0 to 1 in 1/2^32; others get the outer colours.
  @inline(__always)
  static func index(of place: Int64) -> Int {
    let inside = max(0, min(end, place))
    return Int(truncatingIfNeeded: (inside &* Int64(count - 1) &+ (Int64(1) << 31)) >> 32)
  }

  /// The first place, in 1/2^32, that gets an index above 0.
  static func firstPlace(of index: Int) -> Int64 {
    ((Int64(index) << 32) - (Int64(1) << 31) + Int64(count - 2)) / Int64(count - 1)
  }
}
