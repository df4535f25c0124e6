/// A piece of a PNG file: four bytes of length, four of type, the data, four of checksum.
struct PNGChunk {
  /// Four ASCII letters, such as `IHDR`.
  let type: String
  /// Where the chunk's length stands in the file.
  let offset: Int
  /// Where the chunk's data stand in the file.
  let data: Range<Int>

  /// The bytes of a chunk besides its data.
  static let overhead = 12

  /// The bytes that the checksum covers: type and data.
  var checked: Range<Int> { data.lowerBound - 4..<data.upperBound }

  /// Whether the checksum behind the data is right.
  func hasRightChecksum(in file: UnsafeRawBufferPointer) -> Bool {
    checksum(of: file[checked]) == file.bigEndian(at: data.upperBound)
  }
}

extension UnsafeRawBufferPointer {
  /// The 32-bit number at an offset.
  func bigEndian(at offset: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
