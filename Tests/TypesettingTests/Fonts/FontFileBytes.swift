import Typefaces
import Foundation

/// The bytes of a font file, to be changed.
struct FontFileBytes {
  var bytes: [UInt8]

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  init(_ font: BundledFont) throws {
    let file = try font.contents()
    bytes = withExtendedLifetime(file) { [UInt8](file.bytes) }
  }

  /// Where a table starts.
  func start(of table: String) throws -> Int {
    try Int(number(at: entry(of: table) + 8))
  }

  /// Gives a table another name, so that nobody finds it.
  mutating func hide(_ table: String) throws {
    bytes[try entry(of: table)] = UInt8(ascii: "~")
  }

  /// Writes a number of 16 bits into a table.
  mutating func write(_ number: Int, in table: String, at offset: Int) throws {
    let place = try start(of: table) + offset
    bytes.replaceSubrange(place..<place + 2, with: [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)])
  }

  /// Changes a byte in the middle of some bytes that the file has, wherever it has them.
  mutating func damage(_ part: [UInt8]) throws {
    guard let range = Data(bytes).range(of: Data(part)) else { throw CocoaError(.fileReadCorruptFile) }
    bytes[(range.lowerBound + range.upperBound) / 2] ^= 0xFF
  }

  /// Gives the font another name of the same length, in every place where the file has it.
  mutating func rename(_ name: String, _ other: String) {
    for encoding in [String.Encoding.utf16BigEndian, .ascii] {
      guard
        let (old, new) = name.data(using: encoding).flatMap({ old in other.data(using: encoding).map { (old, $0) } })
      else { continue }
      var data = Data(bytes)
      while let range = data.range(of: old) { data.replaceSubrange(range, with: new) }
      bytes = [UInt8](data)
    }
  }

  /// A collection of this font alone.
  func collection() throws -> [UInt8] {
    let header: [UInt8] = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 16]
    var moved = self
    for table in 0..<Int(bytes[4]) << 8 + Int(bytes[5]) {
      let place = 12 + 16 * table + 8
      let start = number(at: place) + UInt32(header.count)
      moved.bytes.replaceSubrange(place..<place + 4, with: withUnsafeBytes(of: start.bigEndian, Array.init))
    }
    return header + moved.bytes
  }

  private func entry(of table: String) throws -> Int {
    let name = Array(table.utf8)
    let entries = stride(from: 12, to: 12 + 16 * (Int(bytes[4]) << 8 + Int(bytes[5])), by: 16)
    guard let entry = entries.first(where: { bytes[$0..<$0 + 4].elementsEqual(name) }) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return entry
  }

  private func number(at place: Int) -> UInt32 {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
