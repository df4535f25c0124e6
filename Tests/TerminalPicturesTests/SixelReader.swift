import PixelImages

/// Draws sixels as a terminal does (DEC STD 070, chapter 9), to see what a picture has become.
struct SixelReader {
  /// The picture; pixels that were not drawn are clear.
  private(set) var bitmap: Bitmap
  private var colors: [Int: PremultipliedColor] = [:]
  private var color = 0
  private var (x, top) = (0, 0)
  private var bytes: Substring.UTF8View

  /// What is wrong with the text.
  struct Problem: Error { let words: String }

  /// Reads the picture's size from its raster attributes, and draws it.
  init(_ text: String) throws {
    guard let match = text.wholeMatch(of: #/\u{1B}P0;1q"1;1;(\d+);(\d+)(.*)\u{1B}\\/#),
      let width = Int(match.1), let height = Int(match.2)
    else { throw Problem(words: "no sixels") }
    bitmap = Bitmap(width: width, height: height, filledWith: .clear)
    bytes = match.3.utf8
    while let byte = bytes.popFirst() { try draw(byte) }
  }

  private mutating func draw(_ byte: UInt8) throws {
    switch byte {
    case UInt8(ascii: "#"): try choose()
    case UInt8(ascii: "$"): x = 0
    case UInt8(ascii: "-"): (x, top) = (0, top + 6)
    case UInt8(ascii: "!"):
      let count = number()
      guard let repeated = bytes.popFirst() else { throw Problem(words: "nothing is repeated") }
      for _ in 0..<count { try sixel(repeated) }
    default: try sixel(byte)
    }
  }

  /// A register, and with more numbers what colour it has, in percent.
  private mutating func choose() throws {
    color = number()
    guard bytes.first == UInt8(ascii: ";") else { return }
    var parts: [Int] = []
    while bytes.first == UInt8(ascii: ";") {
      bytes.removeFirst()
      parts.append(number())
    }
    guard parts.count == 4, parts[0] == 2, parts.dropFirst().allSatisfy((0...100).contains) else {
      throw Problem(words: "a colour that is no RGB")
    }
    let channels = parts.dropFirst().map { UInt8(($0 * 255 + 50) / 100) }
    colors[color] = PremultipliedColor(RGBAColor(red: channels[0], green: channels[1], blue: channels[2]))
  }

  private mutating func sixel(_ byte: UInt8) throws {
    guard (63...126).contains(byte) else { throw Problem(words: "the byte \(byte)") }
    guard let paint = colors[color] else { throw Problem(words: "the register \(color) has no colour") }
    for row in 0..<6 where (byte - 63) & (1 << row) != 0 {
      guard x < bitmap.width, top + row < bitmap.height else { throw Problem(words: "a pixel outside") }
      bitmap[x, top + row] = paint
    }
    x += 1
  }

  private mutating func number() -> Int {
    var value = 0
    while let digit = bytes.first, (48...57).contains(digit) {
      value = value * 10 + Int(digit - 48)
      bytes.removeFirst()
    }
    return value
  }
}
