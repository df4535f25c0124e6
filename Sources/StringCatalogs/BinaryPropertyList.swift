import Foundation

/// What the bytes of a binary property list refer to, before Foundation makes values of them.
///
/// An object stands in the file once and may be named often. Lists that name another one twice, through thirty floors, are
/// a few bytes that become a thousand million values.
struct BinaryPropertyList {
  private let bytes: [UInt8]

  init(_ data: Data) {
    bytes = data.starts(with: Data("bplist".utf8)) ? [UInt8](data) : []
  }

  /// More values than these no file of texts has, nor as many floors of lists in each other.
  private static let most = 1_000_000
  private static let mostNested = 16

  /// - Throws: `StringFileError` for lists without end and for sets, which Foundation on Linux ends the process at where
  ///   they contain dictionaries; what else may be wrong it says.
  func check(_ file: URL) throws(StringFileError) {
    guard let table = Table(bytes) else { return }
    var counted: [Int: Int] = [:]
    func count(_ object: Int, depth: Int) throws(StringFileError) -> Int {
      if let known = counted[object] { return known }
      guard depth < Self.mostNested else {
        throw StringFileError(
          file: file, reason: "its lists are nested too deep: a text stands in two or three of them")
      }
      guard table.isOfKnownKind(object) else {
        throw StringFileError(
          file: file,
          reason: "it holds a set, or something that only archives have: it may hold texts, lists and dictionaries")
      }
      var sum = 1
      for inside in table.references(of: object) {
        sum += try count(inside, depth: depth + 1)
        guard sum <= Self.most else {
          throw StringFileError(file: file, reason: "its lists name each other so often that they have no end")
        }
      }
      counted[object] = sum
      return sum
    }
    _ = try count(table.top, depth: 0)
  }

  /// Where the objects of a file are, after its last 32 bytes.
  private struct Table {
    private let bytes: [UInt8]
    private let offsetSize, referenceSize, count, start: Int
    let top: Int

    init?(_ bytes: [UInt8]) {
      guard bytes.count >= 40 else { return nil }
      let trailer = bytes.count - 32
      self.bytes = bytes
      (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
      guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
        let count = Self.number(bytes, trailer + 8, 8), let top = Self.number(bytes, trailer + 16, 8),
        let start = Self.number(bytes, trailer + 24, 8)
      else { return nil }
      (self.count, self.top, self.start) = (count, top, start)
    }

    /// A number of some bytes; nil for one that is as large as no file.
    private static func number(_ bytes: [UInt8], _ place: Int, _ size: Int) -> Int? {
      guard place >= 0, place <= bytes.count - size else { return nil }
      let number = bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return number < UInt64(Int32.max) ? Int(number) : nil
    }

    /// Where an object begins; nil where it is not in the file.
    private func place(of object: Int) -> Int? {
      guard object < count, let place = Self.number(bytes, start + object * offsetSize, offsetSize), place < bytes.count
      else { return nil }
      return place
    }

    /// Whether an object is a truth, a number, a date, data, a text, a list or a dictionary, by the upper half of its first
    /// byte; one that is not in the file, Foundation refuses.
    func isOfKnownKind(_ object: Int) -> Bool {
      guard let place = place(of: object) else { return true }
      return bytes[place] >> 4 <= 6 || [0xA, 0xD].contains(bytes[place] >> 4)
    }

    /// The objects that a list or a dictionary names; none of anything else, and of what is broken.
    func references(of object: Int) -> [Int] {
      guard let place = place(of: object), [0xA0, 0xD0].contains(bytes[place] & 0xF0) else { return [] }
      var (length, first) = (Int(bytes[place] & 0x0F), place + 1)
      if length == 15 {
        // The length follows as an object of its own, a number of 1, 2, 4 or 8 bytes.
        guard first < bytes.count, bytes[first] & 0xF0 == 0x10, bytes[first] & 0x0F <= 3 else { return [] }
        let size = 1 << Int(bytes[first] & 0x0F)
        guard let said = Self.number(bytes, first + 1, size) else { return [] }
        (length, first) = (said, first + 1 + size)
      }
      if bytes[place] & 0xF0 == 0xD0 { length *= 2 }
      guard length <= (bytes.count - first) / referenceSize else { return [] }
      return (0..<length).compactMap { Self.number(bytes, first + $0 * referenceSize, referenceSize) }
    }
  }
}
