import CPNG
public import PixelImages

/// Reads PNG files of all colour types and bit depths, interlaced or not.
///
/// - Samples are taken as sRGB. Colour chunks (sRGB, gAMA, cHRM, iCCP, cICP) change no pixel; they are reported as
///   ``PNGPicture/colorEncoding``. So a reference with the profile Display P3 is compared by its numbers, and a file
///   in linear light looks too dark.
/// - 16-bit samples are scaled to 8 bits rounded to nearest; 1, 2 and 4 bits are spread over 0 to 255.
/// - Transparency (an alpha channel or tRNS) is multiplied into the pixels, rounded to nearest.
/// - All checksums up to the chunk IEND must be right. What follows IEND is ignored.
/// - A palette index without a colour is opaque black.
///
/// Memory: four bytes a pixel for the bitmap, which is only allocated where the file is large enough to fill it, and
/// at most 64 MB beside it.
public struct PNGDecoder: Sendable {
  /// Files with more pixels are refused before memory is allocated for them.
  public let maximumPixelCount: Int

  /// Creates a decoder.
  /// - Parameter maximumPixelCount: the largest number of pixels to read; no more than a bitmap may have.
  public init(maximumPixelCount: Int = Bitmap.maximumPixelCount) {
    self.maximumPixelCount = min(maximumPixelCount, Bitmap.maximumPixelCount)
  }

  /// The most bytes that libpng and zlib may hold while a file is read: 64 MB.
  package static let maximumWorkingByteCount = 64 << 20
  /// The most bytes of a chunk other than the picture data, and of a deflated text when inflated: 8 MB.
  package static let maximumChunkByteCount = 8 << 20
  /// The most pixels of a side, which is libpng's usual limit too.
  package static let maximumSide = 1_000_000

  /// Reads a picture and its texts.
  /// - Parameter file: the bytes of a PNG file.
  /// - Throws: `PNGError`, which says what is wrong with the bytes.
  public func decode(_ file: [UInt8]) throws(PNGError) -> PNGPicture {
    try file.span.bytes.withUnsafeBytes { (bytes) throws(PNGError) in try decode(bytes) }
  }

  /// Reads a picture and its texts.
  /// - Parameter file: the bytes of a PNG file.
  /// - Throws: `PNGError`, which says what is wrong with the bytes.
  package func decode(_ file: UnsafeRawBufferPointer) throws(PNGError) -> PNGPicture {
    let picture = try PictureReader(file, limit: maximumPixelCount)
    let bitmap = try Bitmap(width: picture.size.width, height: picture.size.height) { (pixels) throws(PNGError) in
      try picture.readRows(into: pixels)
    }
    try picture.readEnd()
    return PNGPicture(bitmap: bitmap, texts: picture.texts, colorEncoding: picture.colorEncoding)
  }

  /// Makes sure that bytes are a PNG file with right checksums, without inflating the picture.
  /// - Parameter file: the bytes of a PNG file.
  /// - Throws: `PNGError`, which says what is wrong with the bytes.
  package func check(_ file: [UInt8]) throws(PNGError) {
    try file.span.bytes.withUnsafeBytes { (bytes) throws(PNGError) in
      let structure = try PNGStructure(bytes)
      _ = try PNGHeader(structure, of: bytes)
      try structure.checkChecksums(in: bytes)
    }
  }

  /// The library that reads and writes files, with the version that runs: `libpng 1.6.43`.
  package static let library = "libpng \(String(cString: cpng_version()))"

  /// Reads the texts before the picture data, where ``PNGEncoder`` writes them, without reading the picture.
  /// - Parameter file: the bytes of a PNG file.
  /// - Throws: `PNGError`, if the file is broken in a place that is read.
  package func texts(in file: [UInt8]) throws(PNGError) -> [String: String] {
    try file.span.bytes.withUnsafeBytes { (bytes) throws(PNGError) in
      let structure = try PNGStructure(bytes)
      _ = try PNGHeader(structure, of: bytes)
      let reader = try PNGReader(bytes)
      _ = try reader.readHeader()
      return reader.texts()
    }
  }
}
