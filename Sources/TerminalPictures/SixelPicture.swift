package import PixelImages

extension TerminalPicture {
  /// The picture as sixels (DEC STD 070).
  package static func sixel(_ bitmap: Bitmap) -> String {
    let palette = SixelPalette(of: bitmap)
    // Pixels that are not drawn stay as they are, and the proportions of a pixel are 1 : 1.
    var text = "\u{1B}P0;1q\"1;1;\(bitmap.width);\(bitmap.height)" + palette.definitions
    for top in stride(from: 0, to: bitmap.height, by: 6) { text += sixelBand(bitmap, top: top, palette) }
    return text + "\u{1B}\\"
  }

  /// Six rows: for each colour in them, which pixels have it.
  private static func sixelBand(_ bitmap: Bitmap, top: Int, _ palette: SixelPalette) -> String {
    var lines = [[UInt8]](repeating: [], count: SixelPalette.count)
    for y in top..<min(top + 6, bitmap.height) {
      var (last, register) = (PremultipliedColor.clear, palette.register(of: .clear))
      for x in 0..<bitmap.width {
        let pixel = bitmap[x, y]
        if pixel != last { (last, register) = (pixel, palette.register(of: pixel)) }
        if lines[register].isEmpty { lines[register] = [UInt8](repeating: 0, count: bitmap.width) }
        lines[register][x] |= 1 << UInt8(y - top)
      }
    }
    let drawn = lines.indices.filter { !lines[$0].isEmpty }.map { "#\($0)" + runs(of: lines[$0]) }
    return drawn.joined(separator: "$") + "-"
  }

  private static func runs(of bits: [UInt8]) -> String {
    var text = ""
    var rest = bits[...]
    while let first = rest.first {
      let run = rest.prefix { $0 == first }
      let character = Character(Unicode.Scalar(63 + first))
      text += run.count > 3 ? "!\(run.count)\(character)" : String(repeating: character, count: run.count)
      rest = rest.dropFirst(run.count)
    }
    return text
  }
}

/// The colours of a picture in the 256 registers that terminals have for sixels: its most frequent ones as they are, and
/// each channel in six steps for all others.
private struct SixelPalette {
  static let count = 256
  private static let stepCount = 216
  private var frequent: [PremultipliedColor: Int] = [:]

  init(of bitmap: Bitmap) {
    var counts: [PremultipliedColor: Int] = [:]
    for y in 0..<bitmap.height {
      var (color, count) = (PremultipliedColor.clear, 0)
      for x in 0..<bitmap.width {
        if bitmap[x, y] != color {
          if count > 0 { counts[color, default: 0] += count }
          (color, count) = (bitmap[x, y], 0)
        }
        count += 1
      }
      if count > 0 { counts[color, default: 0] += count }
    }
    func place(_ color: PremultipliedColor) -> Int { Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue) }
    let inexact = counts.filter { !Self.isStep($0.key) }
    let sorted = inexact.sorted { ($1.value, place($0.key)) < ($0.value, place($1.key)) }
    for (index, entry) in sorted.prefix(Self.count - Self.stepCount).enumerated() {
      frequent[entry.key] = Self.stepCount + index
    }
  }

  /// What defines the registers; channels are percentages there.
  var definitions: String {
    let steps = (0..<Self.stepCount).map { "#\($0);2;\($0 / 36 * 20);\($0 / 6 % 6 * 20);\($0 % 6 * 20)" }
    func percent(_ channel: UInt8) -> Int { (Int(channel) * 100 + 127) / 255 }
    let colors = frequent.sorted { $0.value < $1.value }.map { color, register in
      "#\(register);2;\(percent(color.red));\(percent(color.green));\(percent(color.blue))"
    }
    return (steps + colors).joined()
  }

  func register(of color: PremultipliedColor) -> Int {
    frequent[color] ?? Self.step(color.red) * 36 + Self.step(color.green) * 6 + Self.step(color.blue)
  }

  private static func step(_ channel: UInt8) -> Int { (Int(channel) * 5 + 127) / 255 }

  private static func isStep(_ color: PremultipliedColor) -> Bool {
    [color.red, color.green, color.blue].allSatisfy { $0 % 51 == 0 }
  }
}
