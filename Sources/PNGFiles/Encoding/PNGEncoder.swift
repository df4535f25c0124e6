public import PixelImages

/// Writes PNG files that are small, and fast to read.
///
/// The pixels are exactly those of the bitmap when read back. The bytes depend on the version of libdeflate.
///
/// Pictures of at most 256 colours become indices of a palette, other opaque ones RGB and the rest RGBA. Rows are not
/// filtered: filters cost time, and bytes too. Measured on screens of a phone (1170 x 2532, a screen of an app, the same
/// with large text; processor's ms on one x86-64 core, libdeflate 1.14, libpng 1.6.39, zlib 1.2.13):
///
/// | picture, level | encode | decode | bytes |
/// | --- | --- | --- | --- |
/// | screen, 1 | 26 | 15 | 150,982 |
/// | screen, 3 | 17 | 15 | 147,142 |
/// | screen, 5 | 17 | 15 | 136,407 |
/// | screen, 6 | 18 | 15 | 136,802 |
/// | screen, 9 | 46 | 14 | 136,993 |
/// | screen, 12 | 681 | 15 | 120,348 |
/// | screen, zlib's level 3 | 16 | 3.7 | 174,630 |
/// | large text, 3 | 17 | 14 | 172,732 |
/// | large text, 5 | 18 | 14 | 157,453 |
/// | large text, 6 | 18 | 15 | 158,291 |
///
/// zlib, by which libpng reads, takes longest where a run is told as a repetition of the pixel just before, as libdeflate
/// tells it: reading such a file takes four times as long as one of zlib's level 3. Where the digest holds, nothing is
/// inflated. A palette packed into 4 bits saves a fifth of the bytes, but takes twice as long to read.
///
/// A file starts with the digest of its pixels in a private chunk of 45 bytes, so that whoever has drawn the same
/// picture again need not read it.
public struct PNGEncoder: Sendable {
  /// How hard libdeflate tries, 0 to 12.
  public let level: Int

  /// Creates an encoder.
  /// - Parameter level: libdeflate's effort from 0, none, to 12; clamped to that. Level 5 is as fast as lower ones, and
  ///   from 8 on it takes twice as long or more.
  public init(level: Int = 5) {
    self.level = min(max(level, 0), 12)
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
    try writer.writeHeader(layout.format(of: bitmap), palette: layout.palette, texts: checkedTexts)
    let rows = bitmap.withUnsafePixels { pixels in layout.rows(of: pixels, width: bitmap.width) }
    try writer.writeData(deflated(rows, level: level))
    var file = writer.bytes
    if let digest = PixelDigest(of: bitmap), layout.keepsPixels(of: bitmap) {
      try DigestChunk.insert(digest, into: &file)
    }
    return file
  }
}
