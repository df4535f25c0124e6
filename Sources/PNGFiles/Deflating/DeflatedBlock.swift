/// Bytes, and repetitions of bytes before them, that share their codes (RFC 1951, sections 3.2.5 and 3.2.7).
struct DeflatedBlock: ~Copyable {
  /// So many that codes cost next to nothing, and so few that they fit to what is coded.
  static let capacity = 1 << 15
  static let longestMatch = 258
  static let farthest = 1 << 15

  /// The length of a repetition in the upper half and its distance in the lower one; of a byte, itself in the upper half.
  private let symbols: UnsafeMutablePointer<UInt32>
  private(set) var count = 0
  private let literalCounts: UnsafeMutablePointer<UInt32>
  private let distanceCounts: UnsafeMutablePointer<UInt32>

  private static let literals = 286
  private static let distances = 30
  private static let endOfBlock = 256

  init() {
    symbols = .allocate(capacity: Self.capacity)
    literalCounts = .allocate(capacity: Self.literals)
    distanceCounts = .allocate(capacity: Self.distances)
    literalCounts.initialize(repeating: 0, count: Self.literals)
    distanceCounts.initialize(repeating: 0, count: Self.distances)
  }

  deinit {
    symbols.deallocate()
    literalCounts.deallocate()
    distanceCounts.deallocate()
  }

  var isFull: Bool { count == Self.capacity }

  /// Appends a byte; the block must not be full.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    symbols[count] = UInt32(byte) << 16
    literalCounts[Int(byte)] &+= 1
    count &+= 1
  }

  /// Appends a repetition of 3 to 258 bytes from 1 to 32,768 bytes before; the block must not be full.
  @inline(__always)
  mutating func append(length: Int, distance: Int) {
    symbols[count] = UInt32(truncatingIfNeeded: length &<< 16 | distance)
    literalCounts[Self.code(ofLength: length).code] &+= 1
    distanceCounts[Self.code(ofDistance: distance).code] &+= 1
    count &+= 1
  }

  /// Writes what was appended, and begins anew.
  mutating func write(to writer: inout BitWriter, isLast: Bool) {
    literalCounts[Self.endOfBlock] = 1
    // There is always one code at least for a distance.
    if !(0..<Self.distances).contains(where: { distanceCounts[$0] > 0 }) { distanceCounts[0] = 1 }
    let literals = HuffmanCode(
      counts: Array(UnsafeBufferPointer(start: literalCounts, count: Self.literals)), longest: 15)
    let distances = HuffmanCode(
      counts: Array(UnsafeBufferPointer(start: distanceCounts, count: Self.distances)), longest: 15)
    writer.append(isLast ? 1 : 0, count: 1)
    writer.append(2, count: 2)
    CodeLengths(literals: literals.lengths, distances: distances.lengths).write(to: &writer)
    writeSymbols(literals, distances, to: &writer)
    literalCounts.update(repeating: 0, count: Self.literals)
    distanceCounts.update(repeating: 0, count: Self.distances)
    count = 0
  }

  private func writeSymbols(_ literals: HuffmanCode, _ distances: HuffmanCode, to writer: inout BitWriter) {
    for index in 0..<count {
      let (upper, distance) = (Int(symbols[index] >> 16), Int(symbols[index] & 0xFFFF))
      guard distance > 0 else {
        writer.append(literals.codes[upper], count: Int(literals.lengths[upper]))
        continue
      }
      let length = Self.code(ofLength: upper)
      writer.append(literals.codes[length.code], count: Int(literals.lengths[length.code]))
      writer.append(length.extra, count: length.extraCount)
      let place = Self.code(ofDistance: distance)
      writer.append(distances.codes[place.code], count: Int(distances.lengths[place.code]))
      writer.append(place.extra, count: place.extraCount)
    }
    writer.append(literals.codes[Self.endOfBlock], count: Int(literals.lengths[Self.endOfBlock]))
  }

  private typealias Code = (code: Int, extra: UInt32, extraCount: Int)

  @inline(__always)
  private static func code(ofLength length: Int) -> Code {
    if length == longestMatch { return (285, 0, 0) }
    return code(of: length &- 3, plainCodes: 3, from: 257)
  }

  @inline(__always)
  private static func code(ofDistance distance: Int) -> Code { code(of: distance &- 1, plainCodes: 2, from: 0) }

  /// Small numbers have codes of their own, and so has each step of others, of which there are some a power of two.
  /// - Parameter plainCodes: the bits of numbers of which each has its own code, so half as many are the steps.
  @inline(__always)
  private static func code(of number: Int, plainCodes bits: Int, from first: Int) -> Code {
    guard number >= 1 << bits else { return (first &+ number, 0, 0) }
    let extraCount = 64 &- number.leadingZeroBitCount &- bits
    let step = number >> extraCount
    let code = first &+ (extraCount &- 1) << (bits &- 1) &+ 1 << bits &+ step &- 1 << (bits &- 1)
    return (code, UInt32(truncatingIfNeeded: number & (1 << extraCount &- 1)), extraCount)
  }
}

/// The lengths of a block's codes, as they are told before it (RFC 1951, section 3.2.7).
private struct CodeLengths {
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private let literalCount, distanceCount: Int
  /// A length from 0 to 15, or 16 to 18 for one that is repeated, as the bits behind it say.
  private var symbols: [(symbol: Int, extra: UInt32, extraCount: Int)] = []

  init(literals: [UInt8], distances: [UInt8]) {
    func used(_ lengths: [UInt8], atLeast least: Int) -> Int {
      max(least, (lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    }
    literalCount = used(literals, atLeast: 257)
    distanceCount = used(distances, atLeast: 1)
    var rest = (literals.prefix(literalCount) + distances.prefix(distanceCount))[...]
    while let length = rest.first {
      let run = rest.prefix { $0 == length }.count
      if length == 0, run >= 3 {
        let count = min(run, 138)
        symbols.append(count < 11 ? (17, UInt32(count - 3), 3) : (18, UInt32(count - 11), 7))
        rest = rest.dropFirst(count)
      } else {
        symbols.append((Int(length), 0, 0))
        rest = rest.dropFirst()
        guard length > 0, run >= 4 else { continue }
        let count = min(run - 1, 6)
        symbols.append((16, UInt32(count - 3), 2))
        rest = rest.dropFirst(count)
      }
    }
  }

  func write(to writer: inout BitWriter) {
    var counts = [UInt32](repeating: 0, count: 19)
    for symbol in symbols { counts[symbol.symbol] += 1 }
    let code = HuffmanCode(counts: counts, longest: 7)
    let orderCount = max(4, (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    writer.append(UInt32(literalCount - 257), count: 5)
    writer.append(UInt32(distanceCount - 1), count: 5)
    writer.append(UInt32(orderCount - 4), count: 4)
    for symbol in Self.order.prefix(orderCount) { writer.append(UInt32(code.lengths[symbol]), count: 3) }
    for (symbol, extra, extraCount) in symbols {
      writer.append(code.codes[symbol], count: Int(code.lengths[symbol]))
      writer.append(extra, count: extraCount)
    }
  }
}
