// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A hash function that mixes blocks into a few words, with the message's length behind it (RFC 1321, FIPS 180-4).
public protocol MerkleDamgardFunction: HashFunction, DigestMaker {
  associatedtype Word: FixedWidthInteger & UnsignedInteger & Sendable
  /// Whether numbers have their high bytes first.
  static var isBigEndian: Bool { get }
  /// The words before the first block.
  static var initialWords: [Word] { get }
  /// The words and what waits for the rest of its block.
  var state: MerkleDamgardState<Word> { get set }
  /// Mixes the 16 words of a block into the state's words.
  static func mix(_ block: [Word], into words: inout [Word])
}

/// What is known of a message that is hashed.
public struct MerkleDamgardState<Word: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
  var words: [Word]
  var waiting: [UInt8] = []
  /// The message's bytes so far.
  var count = 0
}

extension MerkleDamgardFunction {
  public static var blockByteCount: Int { 16 * (Word.bitWidth / 8) }

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    state.count += bufferPointer.count
    state.waiting += bufferPointer
    let blocks = state.waiting.count / Self.blockByteCount
    for block in 0..<blocks {
      let start = block * Self.blockByteCount
      Self.mix(Self.words(of: state.waiting[start..<(start + Self.blockByteCount)]), into: &state.words)
    }
    state.waiting.removeFirst(blocks * Self.blockByteCount)
  }

  public func finalize() -> DigestBytes<Self> {
    var last = self
    // The length is a number of two words.
    let lengthBytes = 2 * (Word.bitWidth / 8)
    var end: [UInt8] = [0x80]
    while (state.waiting.count + end.count + lengthBytes) % Self.blockByteCount != 0 { end.append(0) }
    let bits = UInt64(state.count) * 8
    let length = Self.bytes(of: bits)
    let zeros = [UInt8](repeating: 0, count: lengthBytes - length.count)
    end += Self.isBigEndian ? zeros + length : length + zeros
    end.withUnsafeBytes { last.update(bufferPointer: $0) }
    return DigestBytes(Array(last.state.words.flatMap(Self.bytes).prefix(Self.digestByteCount)))
  }

  private static func bytes(of number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: isBigEndian ? number.bigEndian : number.littleEndian, Array.init)
  }

  private static func words(of block: ArraySlice<UInt8>) -> [Word] {
    let size = Word.bitWidth / 8
    return (0..<16).map { index in
      let bytes = block[(block.startIndex + index * size)..<(block.startIndex + (index + 1) * size)]
      let ordered = isBigEndian ? Array(bytes) : bytes.reversed()
      return ordered.reduce(0) { $0 << 8 | Word($1) }
    }
  }
}

extension FixedWidthInteger {
  func rotatedLeft(_ bits: Int) -> Self { self << Self(bits) | self >> Self(Self.bitWidth - bits) }
  func rotatedRight(_ bits: Int) -> Self { rotatedLeft(Self.bitWidth - bits) }
}
