/// Where the chunks of a PNG file are, found without reading their data.
struct PNGStructure {
  /// All chunks from IHDR to IEND.
  ///
  /// What may follow IEND is no part of the picture and is ignored, as by most programs.
  let chunks: [PNGChunk]

  init(_ file: UnsafeRawBufferPointer) throws(PNGError) {
    try PNGSignature.check(file)
    var chunks: [PNGChunk] = []
    var offset = PNGSignature.bytes.count
    while chunks.last?.type != "IEND" {
      let chunk = try PNGStructure.chunk(at: offset, of: file)
      if chunks.isEmpty, chunk.type != "IHDR" || chunk.data.count != PNGHeader.byteCount {
        throw .noHeader
      }
      chunks.append(chunk)
      offset = chunk.data.upperBound + 4
    }
    self.chunks = chunks
  }

  private static func chunk(at offset: Int, of file: UnsafeRawBufferPointer) throws(PNGError) -> PNGChunk {
    let available = file.count - offset
    guard available >= 8 else {
      throw .truncated(chunk: "chunk", offset: offset, missingByteCount: PNGChunk.overhead - available)
    }
    let length = Int(file.bigEndian(at: offset))
    let type = file[offset + 4..<offset + 8]
    guard type.allSatisfy({ (65...90).contains($0 & 0xDF) }), length <= Int(Int32.max) else {
      throw .noChunk(at: offset)
    }
    let name = String(decoding: type, as: UTF8.self)
    guard available >= length + PNGChunk.overhead else {
      throw .truncated(
        chunk: "chunk " + name, offset: offset, missingByteCount: length + PNGChunk.overhead - available)
    }
    guard name == "IDAT" || length <= PNGDecoder.maximumChunkByteCount else {
      throw .chunkTooLarge(chunk: name, offset: offset, byteCount: length)
    }
    return PNGChunk(type: name, offset: offset, data: offset + 8..<offset + 8 + length)
  }

  /// The number of bytes of deflated picture data.
  var pictureByteCount: Int {
    chunks.reduce(0) { $1.type == "IDAT" ? $0 + $1.data.count : $0 }
  }

  /// Throws the first chunk whose checksum is wrong.
  func checkChecksums(in file: UnsafeRawBufferPointer) throws(PNGError) {
    for chunk in chunks where !chunk.hasRightChecksum(in: file) {
      throw .wrongChecksum(chunk: chunk.type, offset: chunk.offset)
    }
  }
}

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

/// The CRC-32 of ISO 3309, as every PNG chunk carries it.
///
/// libpng checks while it reads; this one says afterwards in which chunk the damage is, and need not be fast.
func checksum(of bytes: Slice<UnsafeRawBufferPointer>) -> UInt32 {
  ~bytes.reduce(~0) { remainder, byte in
    remainderOfByte[Int(UInt8(truncatingIfNeeded: remainder) ^ byte)] ^ (remainder >> 8)
  }
}

private let remainderOfByte: [UInt32] = (0..<256).map { byte in
  (0..<8).reduce(UInt32(byte)) { remainder, _ in
    remainder & 1 == 1 ? 0xEDB8_8320 ^ (remainder >> 1) : remainder >> 1
  }
}
