/// A deflated block that says nothing but what was said before (RFC 1951): matches of the longest length at two distances.
///
/// With codes of its own for just that, a match takes two bits and those that tell the distance.
struct RepetitionBlock {
  /// The bytes of a match, the most there are.
  static let matchByteCount = 258

  /// What is repeated again and again.
  private let period: UnsafeBufferPointer<UInt8>
  /// A shorter distance, which takes fewer bits.
  private let step: Int

  /// Longer than the shorter distance, so that both have codes of their own.
  static let shortestPeriod = 65

  /// - Parameters:
  ///   - period: what is repeated, `shortestPeriod` to 32,768 bytes.
  ///   - pixelByteCount: the bytes of a pixel, 1 to 4.
  init(of period: UnsafeBufferPointer<UInt8>, pixelByteCount: Int) {
    precondition((Self.shortestPeriod...1 << 15).contains(period.count), "A period lies within the window")
    self.period = period
    // 63 or 64 bytes, told by 4 bits more than a code. At 6 or 8 bytes files are 5 % smaller, but take half as long again to be
    // read: the processor waits for what it has just written.
    step = 64 / pixelByteCount * pixelByteCount
  }

  /// The block, and an empty stored one that fills the last byte.
  func deflated(matchCount: Int) -> [UInt8] {
    let (near, far) = (Self.distanceCode(of: step), Self.distanceCode(of: period.count))
    let repeatsStep = phasesThatRepeatStep
    var bits = BitWriter()
    // Not the last block, and one with codes of its own.
    bits.append(0b100, count: 3)
    Self.appendCodes(distanceSymbols: (near.symbol, far.symbol), to: &bits)
    var phase = 0
    for _ in 0..<matchCount {
      let distance = repeatsStep[phase] ? near : far
      // All codes are of one bit: 1 for the length, 0 for the shorter distance.
      bits.append(repeatsStep[phase] ? 0b01 : 0b11, count: 2)
      bits.append(distance.extra, count: distance.extraCount)
      phase = (phase + Self.matchByteCount) % period.count
    }
    // The end of the block; a stored block that is not the last one, whose length of 0 begins with a byte.
    bits.append(0b0000, count: 4)
    bits.finishByte()
    bits.append(0xFFFF_0000, count: 32)
    return bits.bytes
  }

  /// For each place in the period whether the bytes of a match from there on are those one step before, all within the period.
  private var phasesThatRepeatStep: [Bool] {
    var repeats = [Bool](repeating: false, count: period.count)
    var count = 0
    for place in (step..<period.count).reversed() {
      count = period[place] == period[place - step] ? count + 1 : 0
      repeats[place] = count >= Self.matchByteCount
    }
    return repeats
  }

  /// Section 3.2.5: the symbol of a distance, and what is added to that symbol's least distance, with the bits for it.
  private static func distanceCode(of distance: Int) -> (symbol: Int, extra: UInt32, extraCount: Int) {
    precondition((1...1 << 15).contains(distance), "A distance lies within the window")
    guard distance > 4 else { return (distance - 1, 0, 0) }
    // Two symbols for each power of two, by the bit behind the highest one.
    let offset = distance - 1
    let extraCount = Int.bitWidth - offset.leadingZeroBitCount - 2
    let symbol = 2 * extraCount + offset >> extraCount
    return (symbol, UInt32(offset & (1 << extraCount - 1)), extraCount)
  }

  /// Section 3.2.7: codes of one bit for the end of the block (256), the longest length (285) and two distances.
  private static func appendCodes(distanceSymbols: (Int, Int), to bits: inout BitWriter) {
    // How many lengths of codes there are: 286, those of distances, and 18 of those by which lengths are told.
    bits.append(286 - 257, count: 5)
    bits.append(UInt32(distanceSymbols.1), count: 5)
    bits.append(18 - 4, count: 4)
    for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1] {
      bits.append(lengthOfCode[symbol] ?? 0, count: 3)
    }
    for unused in [256, 285 - 257, distanceSymbols.0, distanceSymbols.1 - distanceSymbols.0 - 1] {
      appendZeros(unused, to: &bits)
      // The length 1, by its code 10 from the highest bit on.
      bits.append(0b01, count: 2)
    }
  }

  /// Of 18, "11 to 138 zeros", the code is 0; of 1 it is 10; of 0 it is 110 and of 17, "3 to 10 zeros", 111.
  private static let lengthOfCode: [Int: UInt32] = [18: 1, 1: 2, 0: 3, 17: 3]

  private static func appendZeros(_ count: Int, to bits: inout BitWriter) {
    switch count {
    case 0: return
    case 1...2:
      bits.append(0b011, count: 3)
      appendZeros(count - 1, to: &bits)
    case 3...10:
      bits.append(0b111, count: 3)
      bits.append(UInt32(count - 3), count: 3)
    default:
      let told = min(count, 138)
      bits.append(0, count: 1)
      bits.append(UInt32(told - 11), count: 7)
      appendZeros(count - told, to: &bits)
    }
  }
}
