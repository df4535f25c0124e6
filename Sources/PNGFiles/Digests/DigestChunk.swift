/// The private chunk that says what pixels a file holds: one byte of version, the pixels' hash, the file's hash.
///
/// It stands directly behind IHDR and nowhere else. The file's hash is of all bytes of the file but the chunk's own last
/// twenty, itself and the checksum: of the signature, every other chunk with its length, type and checksum, and
/// whatever follows IEND. To hash all of it costs little, since it is deflated, and needs no list of the chunks that
/// change pixels, which could be incomplete.
enum DigestChunk {
  /// Ancillary, private, and not safe to copy.
  ///
  /// So a program that follows the PNG specification drops the chunk when it changes the picture. One that does not
  /// keeps a chunk whose file hash is wrong.
  private static let type = Array("dgST".utf8)
  private static let version: UInt8 = 1
  private static let hashByteCount = 16
  private static let dataByteCount = 1 + 2 * hashByteCount

  /// Behind the signature and IHDR.
  private static let offset = PNGSignature.bytes.count + PNGChunk.overhead + PNGHeader.byteCount
  private static let data = offset + 8..<offset + 8 + dataByteCount
  private static let pixelHash = data.lowerBound + 1..<data.lowerBound + 1 + hashByteCount
  private static let fileHash = pixelHash.upperBound..<data.upperBound
  private static let end = data.upperBound + 4

  /// The length, the type and the version.
  private static let start: [UInt8] = [0, 0, 0, UInt8(dataByteCount)] + type + [version]

  /// Puts the chunk into a file that has none.
  static func insert(_ digest: PixelDigest, into file: inout [UInt8]) throws(PNGError) {
    let unfilled = [UInt8](repeating: 0, count: hashByteCount + 4)
    file.insert(contentsOf: start + digest.bytes + unfilled, at: offset)
    let hash = try file.span.bytes.withUnsafeBytes { (bytes) throws(PNGError) in try hashOfFile(bytes) }
    file.replaceSubrange(fileHash, with: hash)
    let checksum = file.withUnsafeBytes { bytes in PNGFiles.checksum(of: bytes[offset + 4..<data.upperBound]) }
    file.replaceSubrange(data.upperBound..<end, with: withUnsafeBytes(of: checksum.bigEndian) { Array($0) })
  }

  /// The pixels' hash, if the file is the one that it was written for.
  static func pixels(boundTo file: UnsafeRawBufferPointer) -> PixelDigest? {
    guard file.count >= end, file[offset..<pixelHash.lowerBound].elementsEqual(start),
      checksum(of: file[offset + 4..<data.upperBound]) == file.bigEndian(at: data.upperBound),
      let hash = try? hashOfFile(file), file[fileHash].elementsEqual(hash)
    else { return nil }
    return PixelDigest(bytes: Array(file[pixelHash]))
  }

  private static func hashOfFile(_ file: UnsafeRawBufferPointer) throws(PNGError) -> [UInt8] {
    try hash128(
      of: UnsafeRawBufferPointer(rebasing: file[..<fileHash.lowerBound]),
      then: UnsafeRawBufferPointer(rebasing: file[end...]))
  }
}
