import PixelImages

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
