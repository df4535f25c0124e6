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

/// The linear light of each gamma-encoded sRGB channel (IEC 61966-2-1), 0 to 2^24.
///
/// Not shared with that of `RGBAColor`: a debug build reaches another module's table through a call, which took up to
/// 37 % longer to compare.
let linearLight: [Int] = [
  0, 5092, 10185, 15277, 20369, 25462, 30554, 35646,
  40739, 45831, 50923, 56146, 61682, 67524, 73676, 80144,
  86931, 94043, 101483, 109255, 117364, 125813, 134607, 143749,
  153244, 163095, 173306, 183880, 194821, 206133, 217819, 229883,
  242327, 255157, 268373, 281981, 295983, 310382, 325182, 340386,
  355996, 372016, 388449, 405298, 422565, 440255, 458369, 476910,
  495881, 515286, 535127, 555406, 576126, 597291, 618902, 640963,
  663476, 686443, 709868, 733752, 758099, 782910, 808189, 833938,
  860159, 886854, 914027, 941680, 969814, 998433, 1027538, 1057133,
  1087218, 1117798, 1148873, 1180447, 1212520, 1245097, 1278179, 1311767,
  1345865, 1380475, 1415598, 1451237, 1487394, 1524071, 1561270, 1598994,
  1637244, 1676023, 1715332, 1755173, 1795550, 1836463, 1877915, 1919907,
  1962442, 2005522, 2049149, 2093324, 2138049, 2183328, 2229161, 2275550,
  2322497, 2370005, 2418074, 2466708, 2515908, 2565675, 2616012, 2666920,
  2718402, 2770458, 2823092, 2876304, 2930097, 2984472, 3039432, 3094977,
  3151110, 3207832, 3265145, 3323052, 3381553, 3440650, 3500346, 3560641,
  3621538, 3683038, 3745144, 3807855, 3871176, 3935106, 3999648, 4064803,
  4130573, 4196960, 4263965, 4331589, 4399836, 4468706, 4538200, 4608321,
  4679069, 4750448, 4822457, 4895099, 4968376, 5042288, 5116838, 5192027,
  5267856, 5344328, 5421443, 5499204, 5577611, 5656667, 5736372, 5816729,
  5897738, 5979402, 6061722, 6144699, 6228335, 6312631, 6397589, 6483210,
  6569496, 6656448, 6744068, 6832357, 6921317, 7010948, 7101253, 7192233,
  7283889, 7376223, 7469237, 7562930, 7657306, 7752366, 7848110, 7944540,
  8041658, 8139465, 8237963, 8337152, 8437035, 8537612, 8638885, 8740855,
  8843524, 8946893, 9050964, 9155737, 9261215, 9367397, 9474287, 9581885,
  9690192, 9799210, 9908940, 10019383, 10130542, 10242416, 10355008, 10468318,
  10582349, 10697100, 10812575, 10928773, 11045697, 11163346, 11281724, 11400831,
  11520668, 11641236, 11762538, 11884573, 12007344, 12130852, 12255098, 12380082,
  12505807, 12632274, 12759484, 12887438, 13016137, 13145583, 13275776, 13406719,
  13538412, 13670857, 13804054, 13938006, 14072712, 14208175, 14344396, 14481375,
  14619114, 14757615, 14896878, 15036905, 15177696, 15319253, 15461578, 15604671,
  15748533, 15893166, 16038571, 16184750, 16331702, 16479430, 16627934, 16777216,
]
