import TextFormats

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
      "The PNG file's line ends were converted as in a text. Mark it as binary: `*.png binary` in .gitattributes."
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
    case .outOfMemory: "There is no memory left for the PNG file."
    }
  }
}
