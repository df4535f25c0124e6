/// A look at a font's table directory, so that broken files are refused with a reason before a C library sees them.
struct FontFileCheck {
  private let bytes: [UInt8]
  private let name: String

  /// Checks the directory of one face.
  static func check(_ bytes: [UInt8], faceIndex: Int, name: String) throws(FontError) {
    // Offsets in fonts have 32 bits.
    guard bytes.count <= Int(Int32.max) else { throw FontError(.notAFont, name: name) }
    let file = FontFileCheck(bytes: bytes, name: name)
    let start = try file.directoryStart(faceIndex: faceIndex)
    try file.checkDirectory(at: start)
  }

  private func directoryStart(faceIndex: Int) throws(FontError) -> Int {
    switch tag(at: 0) {
    case "ttcf":
      guard let count = number(at: 8, byteCount: 4) else { throw FontError(.truncated(table: "ttcf"), name: name) }
      guard faceIndex >= 0, faceIndex < count else {
        throw FontError(.noSuchFace(index: faceIndex, count: count), name: name)
      }
      guard let start = number(at: 12 + 4 * faceIndex, byteCount: 4) else {
        throw FontError(.truncated(table: "ttcf"), name: name)
      }
      return start
    case "\u{0}\u{1}\u{0}\u{0}", "OTTO", "true":
      guard faceIndex == 0 else { throw FontError(.noSuchFace(index: faceIndex, count: 1), name: name) }
      return 0
    case "wOFF", "wOF2":
      throw FontError(.webFont, name: name)
    case "vers" where bytes.starts(with: "version https://git-lfs".utf8):
      throw FontError(.gitLFSPointer, name: name)
    default:
      throw FontError(.notAFont, name: name)
    }
  }

  private func checkDirectory(at start: Int) throws(FontError) {
    guard let tableCount = number(at: start + 4, byteCount: 2) else {
      throw FontError(.truncated(table: "directory"), name: name)
    }
    for index in 0..<tableCount {
      let entry = start + 12 + 16 * index
      guard let table = tag(at: entry), let offset = number(at: entry + 8, byteCount: 4),
        let length = number(at: entry + 12, byteCount: 4)
      else { throw FontError(.truncated(table: "directory"), name: name) }
      guard offset + length <= bytes.count else { throw FontError(.truncated(table: table), name: name) }
    }
  }

  private func tag(at offset: Int) -> String? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return String(String.UnicodeScalarView(bytes[offset..<offset + 4].map(Unicode.Scalar.init)))
  }

  private func number(at offset: Int, byteCount: Int) -> Int? {
    guard offset >= 0, offset + byteCount <= bytes.count else { return nil }
    return bytes[offset..<offset + byteCount].reduce(0) { $0 << 8 | Int($1) }
  }
}
