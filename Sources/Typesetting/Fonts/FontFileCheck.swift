import TextFormats

/// A look at a font's table directory and measures, so that broken files are refused with a reason before a C library
/// sees them.
struct FontFileCheck {
  private let bytes: UnsafeRawBufferPointer
  private let name: String
  /// Where the tables are that measures are read from.
  private var tables: [String: Range<Int>] = [:]

  /// Checks one face.
  static func check(_ bytes: UnsafeRawBufferPointer, faceIndex: Int, name: String) throws(FontError) {
    // Offsets in fonts have 32 bits.
    guard bytes.count <= Int(Int32.max) else { throw FontError(.notAFont, name: name) }
    var file = FontFileCheck(bytes: bytes, name: name)
    let start = try file.directoryStart(faceIndex: faceIndex)
    try file.readDirectory(at: start)
    try file.checkEm()
    try file.checkLineHeight()
  }

  /// How many faces a collection has; 0 of what is none.
  static func faceCount(_ bytes: UnsafeRawBufferPointer) -> Int {
    let file = FontFileCheck(bytes: bytes, name: "")
    return file.tag(at: 0) == "ttcf" ? file.number(at: 8, byteCount: 4) ?? 0 : 0
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
    case "vers" where GitLFSPointer.isPointer(bytes):
      throw FontError(.gitLFSPointer, name: name)
    default:
      throw FontError(.notAFont, name: name)
    }
  }

  private mutating func readDirectory(at start: Int) throws(FontError) {
    guard let tableCount = number(at: start + 4, byteCount: 2) else {
      throw FontError(.truncated(table: "directory"), name: name)
    }
    for index in 0..<tableCount {
      let entry = start + 12 + 16 * index
      guard let table = tag(at: entry), let offset = number(at: entry + 8, byteCount: 4),
        let length = number(at: entry + 12, byteCount: 4)
      else { throw FontError(.truncated(table: "directory"), name: name) }
      guard offset + length <= bytes.count else { throw FontError(.truncated(table: table), name: name) }
      tables[table] = offset..<offset + length
    }
  }

  private func tag(at offset: Int) -> String? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    var tag = ""
    for index in offset..<offset + 4 { tag.unicodeScalars.append(Unicode.Scalar(bytes[index])) }
    return tag
  }

  private func number(at offset: Int, byteCount: Int) -> Int? {
    guard offset >= 0, offset + byteCount <= bytes.count else { return nil }
    var number = 0
    for index in offset..<offset + byteCount { number = number << 8 | Int(bytes[index]) }
    return number
  }

  /// A signed number of 16 bits in a table, or nil where the table is too short or missing.
  private func figure(_ table: String, at offset: Int) -> Int? {
    guard let range = tables[table], range.lowerBound + offset + 2 <= range.upperBound else { return nil }
    return number(at: range.lowerBound + offset, byteCount: 2).map { $0 < 0x8000 ? $0 : $0 - 0x10000 }
  }
}

extension FontFileCheck {
  /// The units in the em; OpenType allows 16 to 16384.
  private func checkEm() throws(FontError) {
    guard let unitsPerEm = figure("head", at: 18) else { return }
    guard (16...16384).contains(unitsPerEm) else {
      throw FontError(.nonsense(table: "head", "an em of \(unitsPerEm & 0xFFFF) units"), name: name)
    }
  }

  /// The height of lines, from the table that it is taken from; ten ems are far more than any script needs.
  private func checkLineHeight() throws(FontError) {
    guard let unitsPerEm = figure("head", at: 18), let (table, ascent, descent) = lineHeight else { return }
    // Some fonts give the descent without its sign, and HarfBuzz accepts that.
    guard ascent >= 0, (1...10 * unitsPerEm).contains(ascent + abs(descent)) else {
      throw FontError(
        .nonsense(
          table: table, "lines from \(ascent) to \(descent) units around the baseline, at \(unitsPerEm) units an em"),
        name: name)
    }
  }

  private var lineHeight: (table: String, ascent: Int, descent: Int)? {
    let typographic = heights("OS/2", at: 68)
    let horizontal = heights("hhea", at: 4)
    return horizontal?.ascent == 0 && horizontal?.descent == 0 ? typographic ?? horizontal : horizontal ?? typographic
  }

  private func heights(_ table: String, at offset: Int) -> (table: String, ascent: Int, descent: Int)? {
    guard let ascent = figure(table, at: offset), let descent = figure(table, at: offset + 2) else { return nil }
    return (table, ascent, descent)
  }
}
