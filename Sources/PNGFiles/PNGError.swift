import TextFormats

/// Why bytes are not a picture, or a picture cannot become a PNG file.
///
/// Offsets count bytes from the start of the file.
public enum PNGError: Error, Hashable, Sendable {
  /// There are no bytes.
  case empty
  /// The bytes begin otherwise than a PNG file; `start` holds the first few of them.
  case notPNG(start: [UInt8])
  /// The bytes are the text that Git LFS leaves in place of a file that was not fetched.
  case gitLFSPointer
  /// The file's line ends were converted as if it were a text.
  case lineEndsConverted
  /// The bytes end in the middle of a chunk, or before the last one.
  case truncated(chunk: String, offset: Int, missingByteCount: Int)
  /// A chunk's checksum is not that of its bytes.
  case wrongChecksum(chunk: String, offset: Int)
  /// The file has more pixels than the limit, or a side of more than 1,000,000 pixels.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// A chunk other than the picture's data is larger than 8 MB.
  case chunkTooLarge(chunk: String, offset: Int, byteCount: Int)
  /// The checksums are right where they were looked at, but the content is not that of a valid PNG file.
  case invalid(reason: String)
  /// A picture without pixels, which PNG has no form for.
  case noPixels(width: Int, height: Int)
  /// A text's keyword is not 1 to 79 printable ASCII characters without outer or double spaces.
  case invalidKeyword(String)
  /// A text contains the character NUL, which ends a text in PNG, or is larger than 8 MB.
  case invalidText(keyword: String)
  /// The system had no memory left.
  case outOfMemory
}

// Why a file is not valid, in words that the description ends with.
extension PNGError {
  static let noHeader = PNGError.invalid(reason: "the first chunk is not a header")

  static func noChunk(at offset: Int) -> PNGError { .invalid(reason: "there is no chunk at byte \(offset)") }

  static func noExtent(width: Int, height: Int) -> PNGError {
    .invalid(reason: "its size is \(width) x \(height) pixels")
  }

  static func tooLittleData(_ byteCount: Int, width: Int, height: Int) -> PNGError {
    .invalid(reason: "\(byteCount) bytes of data cannot hold \(width) x \(height) pixels")
  }

  static func libpng(_ message: String) -> PNGError { .invalid(reason: "libpng says \(message.quoted)") }
}

extension PNGError: CustomStringConvertible {
  /// What is wrong, where, and the way out if there is one; a sentence without the name of the file.
  public var description: String {
    switch self {
    case .empty: "The file is empty."
    case .notPNG(let start):
      "This is not a PNG file: it starts with the bytes \(start.hexadecimal(separator: " ")), not 89 50 4E 47 0D 0A 1A 0A."
    case .gitLFSPointer:
      "This is a Git LFS pointer, not the picture itself. Fetch the picture with `\(GitLFSPointer.command)`."
    case .lineEndsConverted:
      "The line endings of the PNG file were converted as in a text file. Mark it as binary: `*.png binary` in .gitattributes."
    case .truncated(let chunk, let offset, let missing):
      "The PNG file is cut off: \(missing == 1 ? "1 byte is" : "\(missing) bytes are") missing from the \(chunk) "
        + "that starts at byte \(offset)."
    case .wrongChecksum(let chunk, let offset):
      "The PNG file is damaged: the checksum of the chunk \(chunk) at byte \(offset) is wrong."
    case .tooLarge(let width, let height, let limit):
      "The PNG file says that it has \(width) x \(height) pixels; at most \(limit) pixels, and 1000000 a side, are read."
    case .chunkTooLarge(let chunk, let offset, let byteCount):
      "The PNG file's chunk \(chunk) at byte \(offset) has \(byteCount) bytes; at most \(PNGDecoder.maximumChunkByteCount) are read."
    case .invalid(let reason): "The PNG file is not valid: \(reason)."
    case .noPixels(let width, let height):
      "A picture of \(width) x \(height) pixels cannot be a PNG file, which has at least one pixel."
    case .invalidKeyword(let keyword):
      "\(keyword.quoted) cannot be the keyword of a PNG text: use 1 to 79 printable ASCII characters, no outer or double spaces."
    case .invalidText(let keyword):
      "The text for the keyword \(keyword.quoted) contains NUL or is larger than \(PNGDecoder.maximumChunkByteCount) bytes."
    case .outOfMemory: "There is not enough memory for the PNG file."
    }
  }
}
