/// CIE Lab's f(t) for t from 0 to 1: the cube root, and a line below (6/29)^3 (CIE 15, section 8.2.1).
///
/// Integers all the way, so that every machine decides the same: no libm, whose cube roots differ in the last bit.
/// Between the 8193 entries values are interpolated; the error is below 0.000002, or 0.001 in a*.
struct CubeRootTable {
  /// t = 1 is 2^24, f(1) = 1 is 2^20.
  static let argumentBits = 24
  static let valueBits = 20

  private static let indexBits = 13
  private let entries: [Int]

  static let shared = CubeRootTable()

  private init() {
    entries = (0...(1 << CubeRootTable.indexBits) + 1).map(CubeRootTable.entry)
  }

  /// f(t) in 1/2^20 for t in 1/2^24, from 0 to 2^24.
  subscript(argument: Int) -> Int {
    let fractionBits = CubeRootTable.argumentBits - CubeRootTable.indexBits
    let index = argument >> fractionBits
    let fraction = argument & ((1 << fractionBits) - 1)
    let low = entries[index]
    return low + ((entries[index + 1] - low) * fraction) >> fractionBits
  }

  private static func entry(_ index: Int) -> Int {
    // index / 2^13 against (6/29)^3 = 216/24389.
    if index * 24389 > 216 << indexBits {
      return cubeRoot(index << (3 * valueBits - indexBits))
    }
    // t * (29/6)^2 / 3 + 4/29, the first as 841/108.
    return (index * 841) << (valueBits - indexBits) / 108 + (4 << valueBits) / 29
  }

  /// The integer cube root, rounded down; `value` below 2^61.
  private static func cubeRoot(_ value: Int) -> Int {
    var root = 0
    for bit in stride(from: valueBits, through: 0, by: -1) {
      let candidate = root | 1 << bit
      if candidate * candidate * candidate <= value { root = candidate }
    }
    return root
  }
}
