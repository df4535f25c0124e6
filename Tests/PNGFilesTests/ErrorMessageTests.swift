import PNGFiles
import Testing

@Suite struct `Errors say what is wrong, where, and the way out` {
  @Test(
    arguments: [
      (.empty, "The file is empty."),
      (
        .notPNG(start: [0x47, 0x49, 0x0A]),
        "This is not a PNG file: it starts with the bytes 47 49 0A, not 89 50 4E 47 0D 0A 1A 0A."
      ),
      (
        .gitLFSPointer,
        "This is a Git LFS pointer, not the picture itself. Fetch the picture with `git lfs pull`."
      ),
      (
        .lineEndsConverted,
        "The line endings of the PNG file were converted as in a text file. Mark it as binary: `*.png binary` in .gitattributes."
      ),
      (
        .truncated(chunk: "chunk IDAT", offset: 33, missingByteCount: 1),
        "The PNG file is cut off: 1 byte is missing from the chunk IDAT that starts at byte 33."
      ),
      (
        .wrongChecksum(chunk: "IDAT", offset: 33),
        "The PNG file is damaged: the checksum of the chunk IDAT at byte 33 is wrong."
      ),
      (
        .tooLarge(width: 20000, height: 20000, limit: 100),
        "The PNG file says that it has 20000 x 20000 pixels; at most 100 pixels, and 1000000 a side, are read."
      ),
      (
        .chunkTooLarge(chunk: "iCCP", offset: 33, byteCount: 9_000_000),
        "The PNG file's chunk iCCP at byte 33 has 9000000 bytes; at most 8388608 are read."
      ),
      (.invalid(reason: "its size is 0 x 1 pixels"), "The PNG file is not valid: its size is 0 x 1 pixels."),
      (.noPixels(width: 0, height: 3), "A picture of 0 x 3 pixels cannot be a PNG file, which has at least one pixel."),
      (
        .invalidKeyword("ä"),
        "\"ä\" cannot be the keyword of a PNG text: use 1 to 79 printable ASCII characters, no outer or double spaces."
      ),
      (.invalidText(keyword: "a"), "The text for the keyword \"a\" contains NUL or is larger than 8388608 bytes."),
      (.outOfMemory, "There is not enough memory for the PNG file."),
    ] as [(PNGError, String)])
  func `each in one sentence or two`(error: PNGError, sentence: String) {
    #expect(error.description == sentence)
  }
}
