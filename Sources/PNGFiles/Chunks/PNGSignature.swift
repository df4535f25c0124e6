import TextFormats

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
