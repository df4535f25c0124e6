import PixelImages

/// The colours of difference pictures.
enum DifferencePalette {
  static let different = opaque(255, 0, 0)
  /// A yellow dark enough to be seen on the nearly white ground.
  static let forgiven = opaque(255, 200, 0)
  /// Neither a state's colour nor grey, so that a box is never taken for a difference.
  static let box = opaque(0, 90, 255)
  static let stripe = opaque(255, 0, 0)
  static let betweenStripes = opaque(255, 190, 190)
  /// What masks cover.
  static let hatch = opaque(150, 70, 210)
  static let outside = opaque(142, 142, 147)

  private static func opaque(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> PremultipliedColor {
    PremultipliedColor(red: red, green: green, blue: blue, alpha: 255)
  }
}
