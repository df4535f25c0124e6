import TextFormats

/// What the first chunk says of the picture.
struct PNGHeader {
  static let byteCount = 13
  /// No compressor makes more of one byte: deflate's longest match, 258 bytes, takes 2 bits at least.
  private static let largestDeflateRatio = 1032

  let width, height: Int
  private let bitsPerPixel: Int

  init(_ structure: PNGStructure, of file: UnsafeRawBufferPointer) throws(PNGError) {
    let chunk = structure.chunks[0]
    guard chunk.hasRightChecksum(in: file) else { throw .wrongChecksum(chunk: chunk.type, offset: chunk.offset) }
    let start = chunk.data.lowerBound
    width = Int(file.bigEndian(at: start))
    height = Int(file.bigEndian(at: start + 4))
    guard width > 0, height > 0 else { throw .noExtent(width: width, height: height) }
    bitsPerPixel = Int(file[start + 8]) * PNGHeader.channelCount(ofColorType: file[start + 9])
  }

  private static func channelCount(ofColorType type: UInt8) -> Int {
    switch type {
    case 2: 3
    case 4: 2
    case 6: 4
    default: 1
    }
  }

  /// Throws if the picture is too large to be read, or larger than its data can be.
  ///
  /// The second keeps a few hundred bytes that claim to be an enormous picture from being given its memory.
  func checkSize(limit: Int, pictureByteCount: Int) throws(PNGError) {
    let side = PNGDecoder.maximumSide
    guard width <= side, height <= side, width * height <= limit else {
      throw .tooLarge(width: width, height: height, limit: limit)
    }
    guard width * height * bitsPerPixel / 8 <= pictureByteCount * PNGHeader.largestDeflateRatio else {
      throw .tooLittleData(pictureByteCount, width: width, height: height)
    }
  }
}

/// The eight bytes that every PNG file starts with.
enum PNGSignature {
  static let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Throws what the file is instead of a PNG file.
  static func check(_ file: UnsafeRawBufferPointer) throws(PNGError) {
    let start = file.prefix(bytes.count)
    if start.elementsEqual(bytes) { return }
    if file.isEmpty { throw .empty }
    if GitLFSPointer.isPointer(file) { throw .gitLFSPointer }
    if bytes.starts(with: start) {
      throw .truncated(chunk: "signature", offset: 0, missingByteCount: bytes.count - start.count)
    }
    // The signature holds a carriage return with a line feed and a line feed alone to show this.
    if start.starts(with: bytes.prefix(4)) { throw .lineEndsConverted }
    throw .notPNG(start: Array(start))
  }
}
