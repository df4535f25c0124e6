import PixelImages
import Testing

@testable import PNGFiles

@Suite struct `Picture data is deflated` {
  /// The same numbers in every run.
  private func noise(_ index: Int) -> UInt64 {
    var bits = UInt64(truncatingIfNeeded: index) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    return (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
  }

  private func opaque(_ bits: UInt64) -> PremultipliedColor {
    PremultipliedColor(
      red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
      blue: UInt8(truncatingIfNeeded: bits >> 16), alpha: 255)
  }

  private func check(_ bitmap: Bitmap, byteCount: ClosedRange<Int>) throws {
    let file = try PNGEncoder().encode(bitmap)
    #expect(try PNGDecoder().decode(file).bitmap == bitmap)
    #expect(byteCount.contains(file.count), "\(file.count) bytes")
  }

  @Test func `of one colour, to next to nothing`() throws {
    try check(picture(width: 1170, height: 2532) { _ in opaque(0) }, byteCount: 0...9000)
    try check(picture(width: 1, height: 70_000) { _ in opaque(1) }, byteCount: 0...1000)
    try check(picture(width: 70_000, height: 1) { _ in opaque(1) }, byteCount: 0...1000)
  }

  @Test func `of noise, to little more than it is`() throws {
    // Three windows of it, in rows that do not fit into one.
    try check(picture(width: 16_000, height: 4) { opaque(noise($0)) }, byteCount: 192_000...194_000)
    try check(picture(width: 200, height: 320) { opaque(noise($0)) }, byteCount: 192_000...194_000)
  }

  @Test func `of what comes again far away and near by`() throws {
    // As far back as a window reaches, one row more, and in steps that are no whole number of pixels.
    for width in [1, 2, 3, 10, 84, 85, 86, 87, 500, 10_922, 10_923, 11_000] {
      let rows = max(4, 70_000 / width)
      try check(
        picture(width: width, height: rows) { opaque(noise(($0 % width) + width * ($0 / width % 3) / 2) & 0xFF_FFFF) },
        byteCount: 0...300_000)
    }
  }

  @Test func `with alpha and with palettes`() throws {
    try check(
      picture(width: 700, height: 300) { index in
        let alpha = UInt8(truncatingIfNeeded: noise(index / 50))
        return PremultipliedColor(red: alpha, green: alpha / 2, blue: 0, alpha: alpha)
      }, byteCount: 0...60_000)
    try check(picture(width: 700, height: 300) { opaque(noise($0) % 200) }, byteCount: 200_000...215_000)
    try check(picture(width: 700, height: 300) { opaque(noise($0 / 90) % 200) }, byteCount: 0...20_000)
  }

  @Test func `to the same bytes on every machine`() throws {
    let bitmap = picture(width: 300, height: 200) { opaque(noise($0 / 7 % 4000) & 0x3F_3F3F) }
    let file = try PNGEncoder().encode(bitmap)
    #expect(
      file.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        == 6_036_427_774_583_246_353)
  }

  @Test func `by codes of which none is too long`() {
    // Each as often as the two before together: the tree of the best codes is as deep as there are symbols.
    var counts: [UInt32] = [1, 1]
    while counts.count < 40 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    for longest in [7, 15] {
      for used in 1...min(counts.count, 1 << longest) {
        let code = HuffmanCode(counts: Array(counts.prefix(used)) + [0, 0], longest: longest)
        #expect(code.lengths.suffix(2) == [0, 0] && code.lengths.prefix(used).allSatisfy { 1...longest ~= Int($0) })
        let taken = code.lengths.prefix(used).reduce(0) { $0 + 1 << (longest - Int($1)) }
        #expect(used == 1 ? taken == 1 << (longest - 1) : taken == 1 << longest, "\(used) of \(longest) bits")
        #expect(zip(code.lengths, code.lengths.dropFirst()).prefix(max(0, used - 1)).allSatisfy { $0 >= $1 })
        #expect(Set(zip(code.lengths, code.codes).prefix(used).map { "\($0) \($1)" }).count == used)
      }
    }
  }

  @Test func `with the checksum of the format`() {
    func sum(_ bytes: [UInt8], pieces: Int) -> UInt32 {
      var sum = Adler32()
      bytes.withUnsafeBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return }
        for first in stride(from: 0, to: bytes.count, by: pieces) {
          sum.add(start + first, count: min(pieces, bytes.count - first))
        }
      }
      return sum.value
    }
    #expect(sum(Array("Wikipedia".utf8), pieces: 9) == 0x11E6_0398)
    #expect(sum([], pieces: 1) == 1)
    let bytes = [UInt8](repeating: 255, count: 20_000)
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes { (a, b) = ((a + UInt32(byte)) % 65521, (b + (a + UInt32(byte)) % 65521) % 65521) }
    for pieces in [1, 7, 4095, 4096, 4097, 20_000] { #expect(sum(bytes, pieces: pieces) == b << 16 | a) }
  }
}
