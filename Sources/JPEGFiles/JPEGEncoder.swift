import CJPEG
package import PixelImages

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes JPEG files; what is translucent is drawn on black, which is what multiplied alpha leaves.
package struct JPEGEncoder: Sendable {
  private let quality: Int

  /// Creates an encoder.
  /// - Parameter quality: 0 is the smallest file, 1 the best picture.
  package init(quality: Double) {
    self.quality = quality > 0 ? Int((min(quality, 1) * 100).rounded()) : 0
  }

  /// The bytes of a file; nil for a picture without pixels, or with a side of more than 65,500, which is the format's.
  package func encode(_ bitmap: Bitmap) -> [UInt8]? {
    guard bitmap.width > 0, bitmap.height > 0, max(bitmap.width, bitmap.height) <= 65_500 else { return nil }
    return bitmap.withUnsafePixels { pixels in
      guard let start = UnsafeRawBufferPointer(pixels).bindMemory(to: UInt8.self).baseAddress else { return nil }
      var (bytes, count): (UnsafeMutablePointer<UInt8>?, Int) = (nil, 0)
      let isWritten = cjpeg_write(start, UInt32(bitmap.width), UInt32(bitmap.height), Int32(quality), &bytes, &count)
      defer { free(bytes) }
      return isWritten ? Array(UnsafeBufferPointer(start: bytes, count: count)) : nil
    }
  }
}
