import PixelImages

// Source-over on rows of premultiplied pixels, four bytes as one number: alpha in the highest byte. Every product is
// divided by 255 exactly, rounded to nearest, so that four pixels at once give the same as one.
// The pointers' bounds are checked by the caller, which cuts spans to the bitmap.

/// A row of pixels in memory.
typealias PixelRow = UnsafeMutablePointer<UInt32>

/// Calls a closure for every four pixels of a row with the index of the first, and once for a rest of one to three.
@inline(__always)
private func forEachFour(of count: Int, _ body: (_ index: Int, _ count: Int) -> Void) {
  var index = 0
  while index &+ 4 <= count {
    body(index, 4)
    index &+= 4
  }
  if index < count { body(index, count &- index) }
}

/// The coverage of up to four pixels, one a byte.
@inline(__always)
private func fourBytes(_ coverage: UnsafePointer<UInt8>, count: Int) -> UInt32 {
  if count == 4 { return UInt32(littleEndian: UnsafeRawPointer(coverage).loadUnaligned(as: UInt32.self)) }
  var bytes = UInt32(coverage[0])
  if count > 1 { bytes |= UInt32(coverage[1]) << 8 }
  if count > 2 { bytes |= UInt32(coverage[2]) << 16 }
  return bytes
}

/// Puts one colour on `count` pixels.
func blend(_ color: UInt32, onto row: PixelRow, count: Int) {
  if color >> 24 == 255 {
    UnsafeMutableBufferPointer(start: row, count: count).fill(with: color)
    return
  }
  let colors = FourPixels(repeating: color)
  forEachFour(of: count) { index, count in
    colors.over(FourPixels(row + index, count: count)).write(to: row + index, count: count)
  }
}

/// Puts one colour on `count` pixels, each covered as much as `coverage` says.
func blend(_ color: UInt32, coverage: UnsafePointer<UInt8>, onto row: PixelRow, count: Int) {
  let colors = FourPixels(repeating: color)
  let isOpaque = color >> 24 == 255
  forEachFour(of: count) { index, count in
    let amounts = fourBytes(coverage + index, count: count)
    guard amounts != 0 else { return }
    if isOpaque, amounts == .max { return colors.write(to: row + index, count: count) }
    colors.scaled(by: FourPixels.Amounts(bytes: amounts)).over(FourPixels(row + index, count: count))
      .write(to: row + index, count: count)
  }
}

/// Puts pixels on `count` pixels.
///
/// Most pictures are opaque or clear nearly everywhere: those pixels are copied or left out.
func blend(_ source: UnsafePointer<UInt32>, onto row: PixelRow, count: Int) {
  forEachFour(of: count) { index, count in
    let pixels = FourPixels(source + index, count: count)
    guard !pixels.areClear else { return }
    if pixels.areOpaque { return pixels.write(to: row + index, count: count) }
    pixels.over(FourPixels(row + index, count: count)).write(to: row + index, count: count)
  }
}

/// Puts pixels times `opacity` / 255 on `count` pixels.
func blend(_ source: UnsafePointer<UInt32>, opacity: UInt8, onto row: PixelRow, count: Int) {
  if opacity == 255 { return blend(source, onto: row, count: count) }
  let amounts = FourPixels.Amounts(repeating: opacity)
  forEachFour(of: count) { index, count in
    let pixels = FourPixels(source + index, count: count)
    guard !pixels.areClear else { return }
    pixels.scaled(by: amounts).over(FourPixels(row + index, count: count)).write(to: row + index, count: count)
  }
}

/// Puts pixels on `count` pixels, each covered as much as `coverage` says.
func blend(_ source: UnsafePointer<UInt32>, coverage: UnsafePointer<UInt8>, onto row: PixelRow, count: Int) {
  forEachFour(of: count) { index, count in
    let amounts = fourBytes(coverage + index, count: count)
    guard amounts != 0 else { return }
    FourPixels(source + index, count: count).scaled(by: FourPixels.Amounts(bytes: amounts))
      .over(FourPixels(row + index, count: count)).write(to: row + index, count: count)
  }
}

/// Replaces each pixel by a colour times the pixel's alpha.
func tint(_ row: PixelRow, with color: UInt32, count: Int) {
  let colors = FourPixels(repeating: color)
  forEachFour(of: count) { index, count in
    colors.scaled(by: FourPixels(row + index, count: count).alphaAmounts).write(to: row + index, count: count)
  }
}

/// A colour times `opacity` / 255.
func fade(_ color: UInt32, by opacity: UInt8) -> UInt32 {
  func scaled(_ shift: UInt32) -> UInt32 { dividedBy255(((color >> shift) & 255) &* UInt32(opacity)) << shift }
  return scaled(0) | scaled(8) | scaled(16) | scaled(24)
}

extension PremultipliedColor {
  /// The four bytes in memory order as one little-endian number.
  var bits: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }
}
