public import PixelImages

/// Writes PNG files that are small, and fast to read.
///
/// The pixels are exactly those of the bitmap when read back, and the bytes are the same on every machine at levels 1 to 3.
///
/// Pictures of at most 256 colours become indices of a palette, other opaque ones RGB and the rest RGBA. Rows are not
/// filtered: filters cost time, and bytes too. At levels 1 to 3 `PictureDeflater` deflates them. Measured on a phone's screen
/// (1170 x 2532, a screen of an app, text, a line chart; processor's ms, zlib 1.2.13 by libpng 1.6.39):
///
/// | picture, with | encode | decode | bytes |
/// | --- | --- | --- | --- |
/// | screen, PictureDeflater | 6.9 | 3.2 | 168,871 |
/// | screen, zlib's level 3 | 15.9 | 3.7 | 174,630 |
/// | text, PictureDeflater | | | 213,006 |
/// | text, zlib's level 3 | | | 223,695 |
/// | chart, PictureDeflater | | | 53,315 |
/// | chart, zlib's level 3 | | | 60,344 |
///
/// Higher levels are zlib's: level 6 takes three times as long as level 3 for files that are a fifth smaller. A palette
/// packed into 4 bits saves a fifth of the bytes, but takes twice as long to read, and reading is what every passing test
/// pays for.
///
/// A file starts with the digest of its pixels in a private chunk of 45 bytes, so that whoever has drawn the same
/// picture again need not read it.
public struct PNGEncoder: Sendable {
  /// How hard it tries, 0 to 9.
  public let level: Int

  /// For these levels there is one way only, and that is not zlib's.
  private static let fastLevels = 1...3

  /// Creates an encoder.
  /// - Parameter level: the effort from 0, none, to 9, clamped to that: from 1 to 3 as described above, from 4 on zlib's,
  ///   which takes five times as long or more.
  public init(level: Int = 3) {
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
      if Self.fastLevels.contains(level) {
        try writer.writeData(layout.deflated(pixels, width: bitmap.width))
      } else {
        try layout.writeRows(of: pixels, width: bitmap.width, with: writer)
        try writer.finish()
      }
    }
    var file = writer.bytes
    if let digest = PixelDigest(of: bitmap), layout.keepsPixels(of: bitmap) {
      try DigestChunk.insert(digest, into: &file)
    }
    return file
  }
}
