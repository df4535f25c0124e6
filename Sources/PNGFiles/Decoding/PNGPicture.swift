public import PixelImages

/// What a PNG file holds.
public struct PNGPicture: Sendable {
  /// The pixels.
  public let bitmap: Bitmap
  /// The texts (chunks tEXt, zTXt and iTXt) by keyword; of several with one keyword the first.
  public let texts: [String: String]
  /// What the file says its samples mean; the bitmap holds them as they are.
  public let colorEncoding: PNGColorEncoding
}
