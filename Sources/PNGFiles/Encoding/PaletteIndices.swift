import PixelImages

/// A hash table from colours to their numbers in the order of insertion, for at most 257 colours.
///
/// Several times faster than a dictionary, whose hashing is made for keys that an attacker chooses.
struct PaletteIndices {
  /// The colours in the order of insertion.
  private(set) var colors: [PremultipliedColor] = []

  private static let slotBits = 11
  /// The number of each slot's colour, or -1.
  private var slots = [Int16](repeating: -1, count: 1 << slotBits)

  var count: Int { colors.count }

  /// Adds a colour unless it is there.
  mutating func insert(_ color: PremultipliedColor) {
    let slot = slot(of: color)
    guard slots[slot] < 0 else { return }
    slots[slot] = Int16(colors.count)
    colors.append(color)
  }

  /// The number of a colour that is there.
  func index(of color: PremultipliedColor) -> Int {
    Int(slots[slot(of: color)])
  }

  /// The colour's slot, or the free one where it belongs.
  private func slot(of color: PremultipliedColor) -> Int {
    let bits =
      UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16 | UInt32(color.alpha) << 24
    // Fibonacci hashing: 2^32 divided by the golden ratio.
    var slot = Int((bits &* 2_654_435_769) >> UInt32(32 - PaletteIndices.slotBits))
    while slots[slot] >= 0, colors[Int(slots[slot])] != color {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
