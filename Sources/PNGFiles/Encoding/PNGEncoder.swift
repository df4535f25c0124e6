public import PixelImages

/// Writes PNG files that are small, and fast to read.
///
/// The pixels are exactly those of the bitmap when read back. The bytes depend on the version of zlib.
///
/// Pictures of at most 256 colours become indices of a palette, other opaque ones RGB and the rest RGBA. Rows are not
/// filtered. zlib deflates them at its level 3, but for equal rows, which `RowDeflater` tells by itself. Measured on phone
/// screens (1170 x 2532, a screen of an app, the same with large text, both with more than 256 colours, and one with fewer;
/// processor's ms on one x86-64 core; zlib 1.2.13):
///
/// | picture, with | encode | decode | bytes |
/// | --- | --- | --- | --- |
/// | screen | 6.9 | 3.2 | 158,289 |
/// | screen, zlib alone | 15.6 | 3.3 | 175,344 |
/// | large text | 8.0 | 3.3 | 180,780 |
/// | large text, zlib alone | | | 196,719 |
/// | few colours | 0.7 | 0.9 | 13,069 |
/// | few colours, zlib alone | | | 15,281 |
///
/// zlib's level 6 takes three times as long as level 3 for files that are a fifth smaller, and that take four times as long
/// to read; level 1 saves no time. Filters cost time and bytes: adaptive ones twice the time. A palette of 14 colours packed
/// into 4 bits takes a fifth of the bytes away, but twice as long to read, and reading is what every passing test pays for.
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
    var file: [UInt8]
    let layout: PixelLayout
    (file, layout) = try write(bitmap, texts)
    if let digest = PixelDigest(of: bitmap), layout.keepsPixels(of: bitmap) {
      try DigestChunk.insert(digest, into: &file)
    }
    return file
  }

  /// Writes a picture to be looked at, which no other will be compared with: without its digest.
  package func encodeWithoutDigest(_ picture: some PictureRows) throws(PNGError) -> [UInt8] {
    try write(picture, [:]).file
  }

  private func write(
    _ picture: some PictureRows, _ texts: [String: String]
  ) throws(PNGError) -> (file: [UInt8], layout: PixelLayout) {
    let size = picture.size
    guard size.pixelCount > 0 else { throw .noPixels(width: size.width, height: size.height) }
    var checkedTexts: [PNGText] = []
    for (keyword, text) in texts.sorted(by: { $0.key < $1.key }) {
      checkedTexts.append(try PNGText(keyword: keyword, text: text))
    }
    let repetitions = RowRepetitions(of: picture)
    let layout = PixelLayout(of: picture, repetitions)
    let writer = try PNGWriter()
    try writer.writeHeader(layout.format(of: size), palette: layout.palette, texts: checkedTexts)
    var deflater = try RowDeflater(layout, width: size.width, level: level)
    try deflater.append(picture, repetitions)
    return (try deflater.finish { (data) throws(PNGError) in try writer.finish(with: data) }, layout)
  }
}
