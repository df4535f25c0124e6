import PNGFiles
import PixelImages
import Testing

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

  @Test(arguments: 0...12)
  func `at every level, with the digest`(level: Int) throws {
    for bitmap in [
      picture(width: 90, height: 70) { opaque(noise($0 / 9)) },
      picture(width: 90, height: 70) { opaque(noise($0 / 9) % 20) },
      picture(width: 90, height: 70) { .init(red: 0, green: 0, blue: 0, alpha: UInt8(noise($0 / 9) % 256)) },
    ] {
      let file = try PNGEncoder(level: level).encode(bitmap)
      #expect(try PNGDecoder().decode(file).bitmap == bitmap)
      #expect(file.withUnsafeBytes(PixelDigest.init(storedIn:)) == PixelDigest(of: bitmap))
    }
  }

  @Test func `to no more bytes where more effort is asked for`() throws {
    let bitmap = picture(width: 300, height: 200) { opaque(noise($0 / 7 % 4000) & 0x3F_3F3F) }
    func byteCount(_ level: Int) throws -> Int { try PNGEncoder(level: level).encode(bitmap).count }
    let (none, usual, most) = try (byteCount(0), PNGEncoder().encode(bitmap).count, byteCount(12))
    // Each row has the number of its filter before it.
    #expect(none > 200 * (1 + 300 * 3) && usual < none / 4 && most < usual, "\(none), \(usual), \(most)")
    #expect(try byteCount(-1) == none && byteCount(13) == most)
  }
}
