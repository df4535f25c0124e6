import PixelImages

/// The colours of a picture that has at most 256 of them.
struct Palette {
  /// The colours, translucent ones first, because PNG stores alpha for the first colours only.
  let colors: [PremultipliedColor]
  /// How many of the colours are translucent.
  let translucentCount: Int

  private var indices: PaletteIndices

  /// Collects the colours of a picture; nil where there are more than 256.
  ///
  /// Complexity: linear in the number of pixels, and stops at the 257th colour.
  init?(of picture: some PictureRows, _ repetitions: RowRepetitions) {
    var found = PaletteIndices()
    for band in repetitions.others.lazy.flatMap(RowRepetitions.bands) {
      guard picture.withRows(band, { found.insert($0) }) else { return nil }
    }
    let translucent = found.colors.filter { $0.alpha < 255 }
    colors = translucent + found.colors.filter { $0.alpha == 255 }
    translucentCount = translucent.count
    indices = PaletteIndices()
    for color in colors { indices.insert(color) }
  }

  /// The colours with alpha divided out, four bytes each.
  var straightBytes: [UInt8] {
    colors.flatMap { color in
      let straight = RGBAColor(color)
      return [straight.red, straight.green, straight.blue, straight.alpha]
    }
  }

  /// Writes the indices of pixels, one byte each, to memory with room for them.
  func write(_ pixels: UnsafeBufferPointer<PremultipliedColor>, to target: UnsafeMutablePointer<UInt8>) {
    pixels.forEachRun { pixel, run in
      let index = UInt8(truncatingIfNeeded: indices.index(of: pixel))
      if run.count < 8 {
        for position in run { target[position] = index }
      } else {
        (target + run.lowerBound).update(repeating: index, count: run.count)
      }
      return true
    }
  }
}

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

  /// Adds the colours of pixels, and returns whether a palette still has room for all.
  mutating func insert(_ pixels: UnsafeBufferPointer<PremultipliedColor>) -> Bool {
    pixels.forEachRun { pixel, _ in
      insert(pixel)
      return count <= 256
    }
    return count <= 256
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
