import PixelImages

/// What is drawn where an asset is missing.
enum MissingAsset {
  /// Magenta: nobody's design, so that nobody overlooks it.
  static let color = RGBAColor(red: 255, green: 0, blue: 255)
}
