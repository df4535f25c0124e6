/// Damages files in ways that programs and people do, and in worse ones; the same seed gives the same files.
struct FileMutator {
  /// SplitMix64 (Steele, Lea, Flood 2014).
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private var random: Generator
  /// Pieces that mean something in the format.
  private let words: [[UInt8]]

  /// - Parameter words: pieces of text that mean something in the format; those of all formats come beside them.
  init(seed: UInt64, words: [String]) {
    random = Generator(state: seed)
    self.words = (words + Self.numbers).map { Array($0.utf8) } + Self.bytes
  }

  /// Numbers that programs trip over.
  private static let numbers = [
    "0", "-1", "1e9", "-1e9", "1e308", "1e-308", "NaN", "inf", "2147483648", "9223372036854775807",
    "-9223372036854775808", "99999999999999999999", "0.0000001", "",
  ]

  /// Bytes that belong to no character, or to one that few think of.
  private static let bytes: [[UInt8]] = [
    [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0], [0xEF, 0xBB, 0xBF], [0xE2, 0x80, 0xAE],
  ]

  /// The file with one to four places changed, mostly one: of several each hides the others.
  mutating func damage(_ file: [UInt8]) -> [UInt8] {
    var bytes = file
    for _ in 0...max(0, Int.random(in: -4...3, using: &random)) { damageOnce(&bytes) }
    return bytes
  }

  private mutating func damageOnce(_ bytes: inout [UInt8]) {
    guard bytes.count > 8 else { return bytes += words.randomElement(using: &random) ?? [] }
    let at = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(at + Int.random(in: 1...60, using: &random), bytes.count)
    switch Int.random(in: 0...8, using: &random) {
    case 0: bytes[at] ^= 1 << UInt8.random(in: 0...7, using: &random)
    case 1: bytes[at] = .random(in: .min ... .max, using: &random)
    case 2: bytes.removeSubrange(at..<end)
    case 3: bytes.insert(contentsOf: bytes[at..<end], at: at)
    case 4: bytes.insert(contentsOf: words.randomElement(using: &random) ?? [], at: at)
    case 5: replaceNumber(in: &bytes, from: at)
    case 6: bytes.removeSubrange(at...)
    case 7: moveTag(in: &bytes, from: at)
    default:
      // A piece from elsewhere.
      let from = Int.random(in: 0..<bytes.count, using: &random)
      bytes.replaceSubrange(at..<end, with: bytes[from..<min(from + end - at, bytes.count)])
    }
  }

  /// Puts another number, or a word of the format, in the place of the next one.
  private mutating func replaceNumber(in bytes: inout [UInt8], from start: Int) {
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) || byte == 0x2E || byte == 0x2D }
    guard let first = bytes[start...].firstIndex(where: isDigit) else { return }
    let end = bytes[first...].firstIndex { !isDigit($0) } ?? bytes.endIndex
    bytes.replaceSubrange(first..<end, with: words.randomElement(using: &random) ?? [])
  }

  /// Puts a piece between brackets, quotes or braces elsewhere, perhaps into itself.
  private mutating func moveTag(in bytes: inout [UInt8], from start: Int) {
    let pairs: [(UInt8, UInt8)] = [(0x3C, 0x3E), (0x22, 0x22), (0x7B, 0x7D), (0x5B, 0x5D)]
    guard let (open, close) = pairs.randomElement(using: &random),
      let first = bytes[start...].firstIndex(of: open),
      let last = bytes[(first + 1)...].firstIndex(of: close)
    else { return }
    let piece = Array(bytes[first...last])
    bytes.insert(contentsOf: piece, at: Int.random(in: 0...bytes.count, using: &random))
  }
}
