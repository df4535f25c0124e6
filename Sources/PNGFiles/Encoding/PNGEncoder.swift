public import PixelImages

/// Writes PNG files that are small, and fast to read.
///
/// The pixels are exactly those of the bitmap when read back. The bytes depend on the version of zlib.
///
/// Pictures of at most 256 colours become indices of a palette, other opaque ones RGB and the rest RGBA. Rows are not
/// filtered, and zlib's level is 3. Measured on a phone's screen (1170 x 2532, text, a drawing, flat ground; libpng
/// 1.6.39, zlib 1.2.13, one core, ms and bytes; with 7900 colours, and reduced to 198):
///
/// | layout, level | encode | decode | bytes |
/// | --- | --- | --- | --- |
/// | RGB, 2 | 23 | 4.9 | 161,058 |
/// | RGB, 3 | 22 | 4.8 | 158,275 |
/// | RGB, 6 | 45 | 8.5 | 126,164 |
/// | palette, 2 | 17 | 3.2 | 68,871 |
/// | palette, 3 | 17 | 3.3 | 67,103 |
/// | palette, 6 | 24 | 5.0 | 52,807 |
///
/// The 198 colours as RGB take 129,022 bytes at level 3. Level 1 saves no time. Filters cost time and bytes: at level 3
/// filter up 169,655 bytes, adaptive filters 162,182 in twice the time. A palette of 14 colours packed into 4 bits gives
/// 39,446 bytes instead of 49,013, but takes twice as long to read, and reading is what every passing test pays for.
///
/// A file starts with the digest of its pixels in a private chunk of 45 bytes, so that whoever has drawn the same
/// picture again need not read it.
public struct PNGEncoder: Sendable {
  /// zlib's level, 0 to 9.
  public let level: Int

  /// Creates an encoder.
  /// - Parameter level: zlib's effort from 0, none, to 9; clamped to that.
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
      try layout.writeRows(of: pixels, width: bitmap.width, with: writer)
    }
    var file = try writer.finish()
    if let digest = PixelDigest(of: bitmap), layout.keepsPixels(of: bitmap) {
      try DigestChunk.insert(digest, into: &file)
    }
    return file
  }
}
