public import PixelImages

/// Writes PNG files: small and fast, without filters.
///
/// The pixels are exactly those of the bitmap when read back. The bytes depend on the version of zlib.
public struct PNGEncoder: Sendable {
  /// zlib's level, 0 to 9.
  public let level: Int

  /// Creates an encoder.
  /// - Parameter level: zlib's effort from 0, none, to 9; clamped to that.
  public init(level: Int = 2) {
    self.level = min(max(level, 0), 9)
  }

  /// Writes a picture with texts.
  /// - Parameters:
  ///   - bitmap: the picture, of at least one pixel.
  ///   - texts: texts by keyword (1 to 79 printable ASCII characters), written in the order of the keywords.
  /// - Returns: the bytes of a PNG file.
  /// - Throws: `PNGError` for a picture without pixels and for texts that PNG has no form for.
  public func encode(_ bitmap: Bitmap, texts: [String: String] = [:]) throws(PNGError) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else { throw .noPixels(width: bitmap.width, height: bitmap.height) }
    var checkedTexts: [PNGText] = []
    for (keyword, text) in texts.sorted(by: { $0.key < $1.key }) {
      checkedTexts.append(try PNGText(keyword: keyword, text: text))
    }
    let layout = PixelLayout(of: bitmap)
    let writer = try PNGWriter()
    try writer.writeHeader(layout.format(of: bitmap, level: level), palette: layout.palette, texts: checkedTexts)
    try bitmap.withUnsafePixels { (pixels) throws(PNGError) in
      try layout.writeRows(of: pixels, width: bitmap.width, with: writer)
    }
    return try writer.finish()
  }
}
