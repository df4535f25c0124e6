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
