import Typesetting

/// The scale from a face's font units to 1/256 pixel, in integers.
struct FontScale {
  private let emSize: Int64
  private let unitsPerEm: Int64

  init(_ key: GlyphKey) {
    emSize = Int64(key.emSize)
    unitsPerEm = Int64(max(1, key.face.unitsPerEm))
  }

  /// A distance in 1/256 pixel, rounded to nearest, a half up.
  func units(_ fontUnits: Int32) -> Int32 {
    let sum = Int64(fontUnits) * emSize + unitsPerEm / 2
    // Rounds down, where Swift's division rounds towards zero.
    return Int32(clamping: (sum >= 0 ? sum : sum - unitsPerEm + 1) / unitsPerEm)
  }

  /// A distance in whole pixels, rounded to nearest.
  func pixels(_ fontUnits: Int32) -> Int {
    Int((Int64(units(fontUnits)) + 128) >> 8)
  }
}
