import CPNG
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

  @discardableResult
  private func check(
    _ bitmap: Bitmap, byteCount: ClosedRange<Int>, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [UInt8] {
    let file = try PNGEncoder().encode(bitmap)
    #expect(try PNGDecoder().decode(file).bitmap == bitmap, sourceLocation: sourceLocation)
    #expect(byteCount.contains(file.count), "\(file.count) bytes", sourceLocation: sourceLocation)
    return file
  }

  @Test func `of one colour, to next to nothing`() throws {
    // Six bits for each 258 pixels of a palette, and six more once a row.
    try check(Bitmap(width: 1170, height: 2532, filledWith: opaque(0)), byteCount: 0...14_000)
    try check(picture(width: 1, height: 70_000) { _ in opaque(1) }, byteCount: 0...1000)
    try check(picture(width: 70_000, height: 1) { _ in opaque(1) }, byteCount: 0...1000)
  }

  @Test func `of noise, to little more than it is`() throws {
    try check(picture(width: 16_000, height: 4) { opaque(noise($0)) }, byteCount: 192_000...194_000)
    try check(picture(width: 200, height: 320) { opaque(noise($0)) }, byteCount: 192_000...194_000)
  }

  @Test(arguments: [1, 20, 21, 22, 85, 86, 87, 500, 10_841, 10_922, 10_923])
  func `of equal rows, however long, between others`(width: Int) throws {
    // As many as fill a window, fewer and more of them; again at the end.
    let enough = (1 << 15 + 3 * width) / (1 + 3 * width)
    // The first ones are all different, and have too many colours for a palette.
    let counts =
      Array(repeating: 1, count: 600 / width) + [enough + 1, 2, enough, enough + 2, 1, 2 * enough + 5, enough]
    let rows = counts.enumerated().flatMap { number, count in Array(repeating: number, count: count) }
    let bitmap = picture(width: width, height: rows.count) { opaque(noise(rows[$0 / width] * width + $0 % width)) }
    // Noise once for each kind of row, and two bytes for each match of 258. Fewer equal rows than fill a window are zlib's,
    // whose matches do not reach quite as far.
    let isLeftToZlib = 1 + 3 * width > 1 << 15 - 262
    let noisy = (isLeftToZlib ? rows.count : counts.count) * 3 * width
    let file = try check(bitmap, byteCount: 0...noisy + rows.count * (1 + 3 * width) / 80 + 1500)
    // Which our own reading does not look at.
    var data: [UInt8] = []
    for y in 0..<rows.count {
      data.append(0)
      for x in 0..<width { data += [bitmap[x, y].red, bitmap[x, y].green, bitmap[x, y].blue] }
    }
    #expect(file.dropLast(16).suffix(4) == bigEndian(adler32(data))[...])
  }

  @Test func `of equal rows with alpha and with palettes`() throws {
    let (width, height) = (700, 300)
    try check(
      picture(width: width, height: height) { index in
        let alpha = UInt8(truncatingIfNeeded: noise(index % width / 50 + index / width / 100))
        return PremultipliedColor(red: alpha, green: alpha / 2, blue: 0, alpha: alpha)
      }, byteCount: 0...12_000)
    try check(
      picture(width: width, height: height) { opaque(noise($0 % width / 7 + $0 / width / 100) % 200) },
      byteCount: 0...6000)
  }

  /// A picture whose rows are made when they are asked for.
  private struct MadeRows: PictureRows {
    let picture: Bitmap
    let mostRowsAtOnce: Int

    var size: PixelSize { picture.size }
    func isAsAbove(_ y: Int) -> Bool { picture.isAsAbove(y) }
    func isOpaque(in rows: Range<Int>) -> Bool { picture.isOpaque(in: rows) }

    func withRows<R, E: Error>(
      _ rows: Range<Int>, _ body: (UnsafeBufferPointer<PremultipliedColor>) throws(E) -> R
    ) throws(E) -> R {
      #expect(rows.count <= mostRowsAtOnce)
      let copy = picture.cropped(x: 0..<picture.width, y: rows)
      return try copy.withUnsafePixels(body)
    }
  }

  @Test func `in the same bytes where rows are made when they are asked for`() throws {
    let (width, height) = (300, 180)
    let pixels: [(Int) -> PremultipliedColor] = [
      { opaque(noise($0 < 15_000 ? $0 : $0 % width)) }, { opaque(noise($0 % width / 7 + $0 / width / 40) % 200) },
      { index in
        let alpha = UInt8(truncatingIfNeeded: noise(index / 90))
        return PremultipliedColor(red: alpha, green: alpha / 2, blue: 0, alpha: alpha)
      },
    ]
    for pixels in pixels {
      let bitmap = picture(width: width, height: height, pixels)
      let made = MadeRows(picture: bitmap, mostRowsAtOnce: 16)
      #expect(try PNGEncoder().encodeWithoutDigest(made) == PNGEncoder().encodeWithoutDigest(bitmap))
    }
  }

  @Test(arguments: 0...9) func `at every level`(level: Int) throws {
    let bitmap = picture(width: 300, height: 200) { opaque(noise($0 < 30_000 ? $0 : $0 % 300)) }
    let file = try PNGEncoder(level: level).encode(bitmap)
    #expect(try PNGDecoder().decode(file).bitmap == bitmap)
  }

  @Test(arguments: [0, 1, 31, 32, 33, 735, 736, 737, 1500, 65_521, 100_003])
  func `with the checksum that RFC 1950 defines, also of bytes that are told again and again`(count: Int) {
    // The largest bytes, which fill the sums soonest, and others.
    for bytes in [[UInt8](repeating: 255, count: count), (0..<count).map { UInt8(truncatingIfNeeded: noise($0)) }] {
      var (once, again) = (Adler32(), Adler32())
      bytes.withUnsafeBufferPointer { bytes in
        once.append(bytes)
        again.append(bytes)
        again.append(bytes, times: 4)
      }
      #expect(once.value == adler32(bytes))
      #expect(again.value == adler32(Array(repeating: bytes, count: 5).flatMap(\.self)))
    }
  }

  @Test(
    arguments: [65, 96, 97, 257, 258, 259, 264, 265, 266, 267, 268, 600, 703, 24_576, 24_577, 32_767, 32_768],
    [1, 3, 4])
  func `by repetitions at any distance`(distance: Int, step: Int) throws {
    // The first half is noise, the other one a pixel again and again.
    let period = (0..<distance).map { UInt8(truncatingIfNeeded: noise($0 < distance / 2 ? $0 : $0 % step)) }
    // Where the distance and 258 have no common divisor, a match begins at each place of the period.
    let matchCount = distance == 703 ? 703 : 40
    let told = matchCount * RepetitionBlock.matchByteCount
    let (filter, more): ([UInt8], [UInt8]) = ([0], (0..<20).map { period[(told + $0) % distance] })
    let deflater = try #require(cpng_deflater_create(3))
    defer { cpng_deflater_destroy(deflater) }
    let row = (0..<distance + told + more.count).map { period[$0 % distance] }
    let block = period.withUnsafeBufferPointer {
      RepetitionBlock(of: $0, pixelByteCount: step).deflated(matchCount: matchCount)
    }
    try #require(
      cpng_deflater_append(deflater, filter, 1) && cpng_deflater_append(deflater, period, distance)
        && cpng_deflater_insert_repetition(deflater, block, block.count, period, distance, told)
        && cpng_deflater_append(deflater, more, more.count) && cpng_deflater_finish(deflater, adler32(filter + row)))
    var count = 0
    let data = Array(UnsafeBufferPointer(start: cpng_deflater_bytes(deflater, &count), count: count))

    var file = PNGBuilder()
    file.addHeader(width: UInt32(row.count), height: 1, depth: 8, colorType: 0)
    file.add("IDAT", data)
    file.add("IEND")
    let bitmap = try PNGDecoder().decode(file.bytes).bitmap
    #expect((0..<row.count).allSatisfy { bitmap[$0, 0].red == row[$0] })
  }
}
