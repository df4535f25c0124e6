import PixelImages
import Testing

@testable import PathRasterizer

/// Rows are blended four pixels at once; here one channel at a time by the formula.
struct PixelBlendingTests {
  private func scaled(_ pixel: UInt32, _ amount: UInt32) -> UInt32 {
    var sum: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let channel = (pixel >> shift) & 255
      sum |= ((channel * amount * 2 + 255) / 510) << shift
    }
    return sum
  }

  private func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    source + scaled(destination, 255 - source >> 24)
  }

  /// Premultiplied pixels of every alpha.
  private let pixels: [UInt32] = (0..<256).map { (alpha: Int) -> UInt32 in
    let color = RGBAColor(red: 255, green: 128, blue: UInt8(255 - alpha / 2), alpha: UInt8(alpha))
    return PremultipliedColor(color).bits
  }

  /// What a closure makes of a row that starts with some pixels.
  private func changed(_ row: [UInt32], _ change: (UnsafeMutablePointer<UInt32>) -> Void) -> [UInt32] {
    var row = row
    row.withUnsafeMutableBufferPointer { if let start = $0.baseAddress { change(start) } }
    return row
  }

  @Test func `a colour of any alpha on any pixel is source-over rounded to nearest`() {
    for color in pixels {
      #expect(changed(pixels) { blend(color, onto: $0, count: 256) } == pixels.map { over(color, $0) })
    }
  }

  @Test func `pixels of any alpha on any pixel are source-over rounded to nearest`() {
    for turn in 0..<256 {
      let source = Array(pixels[turn...] + pixels[..<turn])
      #expect(changed(pixels) { blend(source, onto: $0, count: 256) } == zip(source, pixels).map { over($0, $1) })
    }
  }

  @Test func `coverage and opacity scale a colour and pixels before they are blended`() {
    for turn in stride(from: 0, to: 256, by: 5) {
      let coverage = (0..<256).map { UInt8(truncatingIfNeeded: ($0 + turn) * 3) }
      let source = Array(pixels[turn...] + pixels[..<turn])
      let color = pixels[255 - turn]
      #expect(
        changed(pixels) { blend(color, coverage: coverage, onto: $0, count: 256) }
          == pixels.indices.map { over(scaled(color, UInt32(coverage[$0])), pixels[$0]) })
      #expect(
        changed(pixels) { blend(source, coverage: coverage, onto: $0, count: 256) }
          == pixels.indices.map { over(scaled(source[$0], UInt32(coverage[$0])), pixels[$0]) })
      #expect(
        changed(pixels) { blend(source, opacity: UInt8(turn), onto: $0, count: 256) }
          == pixels.indices.map { over(scaled(source[$0], UInt32(turn)), pixels[$0]) })
      #expect(changed(pixels) { tint($0, with: color, count: 256) } == pixels.map { scaled(color, $0 >> 24) })
      #expect(pixels.allSatisfy { fade($0, by: UInt8(turn)) == scaled($0, UInt32(turn)) })
    }
  }

  @Test func `a row changes only as far as it is long`() {
    let coverage = [UInt8](repeating: 200, count: 9)
    for count in 0...9 {
      let row = Array(pixels[90..<100])
      let expected = row[..<count].map { over(pixels[50], $0) } + row[count...]
      #expect(changed(row) { blend(pixels[50], onto: $0, count: count) } == expected)
      #expect(changed(row) { blend([UInt32](repeating: pixels[50], count: 9), onto: $0, count: count) } == expected)
      let covered = row[..<count].map { over(scaled(pixels[50], 200), $0) } + row[count...]
      #expect(changed(row) { blend(pixels[50], coverage: coverage, onto: $0, count: count) } == covered)
      let filled = [UInt32](repeating: pixels[255], count: count) + row[count...]
      #expect(changed(row) { blend(pixels[255], onto: $0, count: count) } == filled)
    }
  }
}
