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
