import Foundation
import TextFormats

/// The characters of an XML file, in the encoding that it declares, as bytes of UTF-8 that a parser can be given.
///
/// Foundation's parser ends the process at a byte that belongs to no character, so it sees nothing but whole characters.
/// It would also read an encoding of its own choice: what this type checks would not be what the parser reads.
struct XMLText {
  /// UTF-8, without a mark at the start and without a declared encoding.
  let bytes: [UInt8]

  /// - Throws: `SVGError` for bytes that are no characters, for an encoding that is not read, and for elements that could
  ///   take a parser endless time.
  init(_ file: [UInt8]) throws(SVGError) {
    let text = try Self.text(of: file)
    if text.utf8.contains(0) { throw SVGError("it is no SVG file in UTF-8, because it has a zero byte") }
    bytes = Self.withoutEncoding(Array(text.utf8))
    try AttributeCount(bytes).check()
  }

  private static func text(of file: [UInt8]) throws(SVGError) -> String {
    let declared = declaredEncoding(of: file)
    switch (file.first, file.dropFirst().first) {
    case (0xFE, 0xFF), (0xFF, 0xFE): return try text(of: file, .utf16, "UTF-16")
    default: break
    }
    switch declared?.lowercased() {
    case nil, "utf-8", "utf8", "us-ascii", "ascii":
      let text = file.starts(with: [0xEF, 0xBB, 0xBF]) ? file[3...] : file[...]
      if let text = String(validating: text, as: UTF8.self) { return text }
      let line = line(ofFirstBrokenCharacterIn: text)
      throw SVGError(
        "it is no SVG file in UTF-8: in line \(line) is a byte that belongs to no character; save it as UTF-8, or declare "
          + "its encoding in its first line")
    case "iso-8859-1", "latin1", "iso_8859-1": return try text(of: file, .isoLatin1, "ISO-8859-1")
    case "iso-8859-2", "latin2": return try text(of: file, .isoLatin2, "ISO-8859-2")
    case "windows-1252", "cp1252": return try text(of: file, .windowsCP1252, "windows-1252")
    case "windows-1251", "cp1251": return try text(of: file, .windowsCP1251, "windows-1251")
    case .some: throw SVGError("its encoding \((declared ?? "").quoted) is not read here; save it as UTF-8")
    }
  }

  private static func text(
    of file: [UInt8], _ encoding: String.Encoding, _ name: String
  ) throws(SVGError) -> String {
    guard let text = String(data: Data(file), encoding: encoding) else {
      throw SVGError("it is no SVG file in \(name), which it declares; save it as UTF-8")
    }
    return text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
  }

  private static func line(ofFirstBrokenCharacterIn bytes: ArraySlice<UInt8>) -> Int {
    var (decoder, iterator, line) = (UTF8(), bytes.makeIterator(), 1)
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { if scalar == "\n" { line += 1 } }
    return line
  }

  /// What `encoding` says in the declaration that a file begins with.
  private static func declaredEncoding(of file: [UInt8]) -> String? {
    guard let range = encodingRange(in: file) else { return nil }
    let value = file[range].drop { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
    return String(decoding: value.dropFirst().dropLast(), as: UTF8.self)
  }

  /// Spaces in the place of the declared encoding, so that lines and columns stay.
  private static func withoutEncoding(_ bytes: [UInt8]) -> [UInt8] {
    guard let range = encodingRange(in: bytes) else { return bytes }
    var bytes = bytes
    bytes.replaceSubrange(range, with: repeatElement(UInt8(ascii: " "), count: range.count))
    return bytes
  }

  /// Where `encoding="…"` stands in the XML declaration.
  private static func encodingRange(in bytes: [UInt8]) -> Range<Int>? {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard bytes[start...].starts(with: "<?xml".utf8),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")),
      let name = bytes[start..<end].firstRange(of: Array("encoding".utf8)),
      let open = bytes[name.upperBound..<end].firstIndex(where: { "\"'".utf8.contains($0) }),
      let close = bytes[(open + 1)..<end].firstIndex(of: bytes[open])
    else { return nil }
    return name.lowerBound..<(close + 1)
  }
}

/// The attributes of each tag: a parser compares each name with those before it, which takes long for many.
private struct AttributeCount {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func check() throws(SVGError) {
    var scan = self
    while let start = scan.nextTag() { try scan.passTag(from: start) }
  }

  /// Where the next tag begins; comments and what is no markup are passed over.
  private mutating func nextTag() -> Int? {
    while position < bytes.count {
      if bytes[position] != UInt8(ascii: "<") {
        position += 1
      } else if !pass("<!--", "-->"), !pass("<![CDATA[", "]]>"), !pass("<?", "?>") {
        position += 1
        return position
      }
    }
    return nil
  }

  private mutating func pass(_ start: StaticString, _ end: StaticString) -> Bool {
    guard begins(start, at: position) else { return false }
    position += start.utf8CodeUnitCount
    while position < bytes.count, !begins(end, at: position) { position += 1 }
    position = min(position + end.utf8CodeUnitCount, bytes.count)
    return true
  }

  private func begins(_ word: StaticString, at place: Int) -> Bool {
    word.withUTF8Buffer { bytes[place...].starts(with: $0) }
  }

  private mutating func passTag(from start: Int) throws(SVGError) {
    var count = 0
    while position < bytes.count, !"<>".utf8.contains(bytes[position]) {
      let byte = bytes[position]
      position += 1
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else { continue }
      count += 1
      if count > SVGLimits.attributes {
        let name = bytes[start...].prefix { !($0 <= 32 || "/>".utf8.contains($0)) }.prefix(40)
        throw SVGError(
          "its element <\(String(decoding: name, as: UTF8.self))> has more than \(SVGLimits.attributes) attributes")
      }
      while position < bytes.count, bytes[position] != byte { position += 1 }
      position += 1
    }
  }
}
