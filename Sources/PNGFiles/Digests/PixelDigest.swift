import CXXHash
package import PixelImages

/// A short value that two pictures share only if they have the same size and the same pixels.
///
/// A file that ``PNGEncoder`` wrote carries the digest of its picture. To tell whether a bitmap is what such a file
/// holds, two digests are compared, and nothing is inflated:
///
///     if let stored = PixelDigest(storedIn: file), stored == PixelDigest(of: bitmap) { … }
///
/// Digests find changes that happen, by mistake or by another program. They are no seal against forgery.
package struct PixelDigest: Hashable, Sendable {
  /// XXH3 of width and height, each as 64 bits with the least significant first, and of the premultiplied pixels.
  let bytes: [UInt8]

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Computes the digest of a bitmap; nil where there is no memory left.
  ///
  /// Complexity: linear in the number of pixels, less than the time of comparing two such bitmaps with `memcmp`.
  package init?(of bitmap: Bitmap) {
    let extents = [UInt64(bitmap.width).littleEndian, UInt64(bitmap.height).littleEndian]
    let hash = extents.withUnsafeBytes { extents in
      bitmap.withUnsafePixels { pixels in try? hash128(of: extents, then: UnsafeRawBufferPointer(pixels)) }
    }
    guard let hash else { return nil }
    bytes = hash
  }

  /// Reads the digest of the picture in a PNG file, if it is there and holds for exactly these bytes.
  ///
  /// The digest is bound to the file by a hash of every other byte, checksums and texts included. So it is found only
  /// in a file that is as ``PNGEncoder`` wrote it; in one that was edited, completed, cut off, damaged or saved again
  /// there is none, whatever the other program kept.
  ///
  /// Complexity: linear in the size of the file.
  package init?(storedIn file: UnsafeRawBufferPointer) {
    guard let digest = DigestChunk.pixels(boundTo: file) else { return nil }
    self = digest
  }
}

extension PixelDigest {
  /// The digest as 32 hexadecimal digits.
  package var text: String { hexadecimal(bytes) }

  /// The name of a file's bytes, 32 hexadecimal digits, by which the digest of what it holds can be kept elsewhere; nil where
  /// the file holds it itself.
  ///
  /// Complexity: linear in the size of the file.
  package static func nameOfFileWithout(_ file: UnsafeRawBufferPointer) -> String? {
    guard PixelDigest(storedIn: file) == nil else { return nil }
    // How files are read is a part of it: a decoder that makes other pixels of the same bytes must have another number here.
    return [UInt8(1)].withUnsafeBytes { try? hash128(of: $0, then: file) }.map(hexadecimal)
  }
}

private func hexadecimal(_ bytes: [UInt8]) -> String {
  let digits = Array("0123456789abcdef".utf8)
  return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
}

/// The hash of one content after the other by XXH3 with 128 bits, the most significant byte first.
///
/// XXH3 gives the same results on every machine and in every version since 0.8. Two contents that happen to differ have
/// the same hash once in 2^128 times; it is no protection against somebody who looks for two such contents. Throws where
/// there is no memory for XXH3's 576 bytes.
func hash128(of first: UnsafeRawBufferPointer, then second: UnsafeRawBufferPointer) throws(PNGError) -> [UInt8] {
  guard let state = XXH3_createState() else { throw .outOfMemory }
  defer { XXH3_freeState(state) }
  XXH3_128bits_reset(state)
  cxxhash_128bits_update(state, first.baseAddress, first.count)
  cxxhash_128bits_update(state, second.baseAddress, second.count)
  let hash = XXH3_128bits_digest(state)
  return withUnsafeBytes(of: (hash.high64.bigEndian, hash.low64.bigEndian)) { Array($0) }
}
