/// The picture of a colour glyph.
package struct ColorGlyph: Hashable, Sendable {
  /// The picture as the bytes of a PNG file.
  package let png: [UInt8]
  /// The distance of the picture's left edge from the glyph's origin, in font units.
  package let left: Int32
  /// The distance of the picture's top edge above the baseline, in font units.
  package let top: Int32
  /// The width of the picture in font units.
  package let width: Int32
  /// The height of the picture in font units.
  package let height: Int32
}

/// What a font's file has as the picture of a glyph.
enum GlyphPicture: Sendable {
  case whole(ColorGlyph)
  /// The bytes are no PNG any more, or its place is out of reason.
  case damaged
}

/// A look at a PNG file inside a font, so that a damaged one is noticed where its text is laid out.
///
/// Every chunk of a PNG carries a checksum: a file whose chunks are whole has been copied without damage.
enum EmbeddedPNG {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Whether all chunks are there, from the header to the end, each with its checksum.
  static func isWhole(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.starts(with: signature) else { return false }
    var start = signature.count
    var isFirst = true
    while start + 12 <= bytes.count {
      let length = Int(number(bytes, at: start))
      guard length <= bytes.count - start - 12 else { return false }
      let name = bytes[start + 4..<start + 8]
      guard !isFirst || name.elementsEqual("IHDR".utf8) else { return false }
      guard checksum(bytes[start + 4..<start + 8 + length]) == number(bytes, at: start + 8 + length) else {
        return false
      }
      if name.elementsEqual("IEND".utf8) { return true }
      isFirst = false
      start += 12 + length
    }
    return false
  }

  private static func number(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
    UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// The CRC-32 of ISO 3309, as the PNG specification (annex D) defines it for chunks.
  private static func checksum(_ bytes: Slice<UnsafeRawBufferPointer>) -> UInt32 {
    let table = table
    var sum: UInt32 = .max
    for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
    return ~sum
  }

  /// In loops, since closures take ten times as long where nothing is optimized, and the first text of a process waits.
  private static let table: [UInt32] = {
    var table: [UInt32] = []
    for byte in 0..<256 {
      var sum = UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : 0xEDB8_8320 ^ (sum >> 1) }
      table.append(sum)
    }
    return table
  }()
}
