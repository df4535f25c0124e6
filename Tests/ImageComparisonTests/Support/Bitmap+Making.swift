import PixelImages

extension PremultipliedColor {
  static let white = PremultipliedColor(.white)
  static let black = PremultipliedColor(.black)

  static func grey(_ level: UInt8) -> PremultipliedColor {
    PremultipliedColor(red: level, green: level, blue: level, alpha: 255)
  }
}

extension Bitmap {
  /// A row of pixels.
  init(row pixels: [PremultipliedColor]) {
    self.init(width: pixels.count, height: 1) { target in
      for (index, pixel) in pixels.enumerated() { target[index] = pixel }
    }
  }

  /// The picture with some pixels set to a colour.
  func setting(_ places: [(x: Int, y: Int)], to color: PremultipliedColor) -> Bitmap {
    var changed = self
    for place in places { changed[place.x, place.y] = color }
    return changed
  }

  /// All places that have a colour, row by row.
  func places(of color: PremultipliedColor) -> [[Int]] {
    (0..<height).flatMap { y in (0..<width).filter { self[$0, y] == color }.map { [$0, y] } }
  }
}

/// SplitMix64 (Steele, Lea, Flood 2014).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A picture of few colours, translucent ones too.
  mutating func picture(width: Int, height: Int) -> Bitmap {
    let colors: [PremultipliedColor] = [
      .white, .grey(254), .grey(250), .black, .clear, PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 3),
    ]
    return Bitmap(width: width, height: height) { pixels in
      for index in pixels.indices { pixels[index] = colors.randomElement(using: &self) ?? .clear }
    }
  }
}
