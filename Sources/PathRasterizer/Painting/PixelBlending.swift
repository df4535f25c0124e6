import PixelImages

// Source-over on rows of premultiplied pixels, four bytes as one number: alpha in the highest byte. Two channels are
// computed at a time in the halves of a 32-bit number; every product is divided by 255 exactly, rounded to nearest.
// The pointers' bounds are checked by the caller, which cuts spans to the bitmap.

private let evenBytes: UInt32 = 0x00FF_00FF
private let halves: UInt32 = 0x0080_0080

/// Multiplies all four channels by `factor` / 255.
@inline(__always)
private func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
  let even = (pixel & evenBytes) &* factor &+ halves
  let odd = ((pixel >> 8) & evenBytes) &* factor &+ halves
  let low = ((even &+ ((even >> 8) & evenBytes)) >> 8) & evenBytes
  let high = (odd &+ ((odd >> 8) & evenBytes)) & ~evenBytes
  return low | high
}

@inline(__always)
private func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
  source &+ scaled(destination, by: 255 &- (source >> 24))
}

/// A row of pixels in memory.
typealias PixelRow = UnsafeMutablePointer<UInt32>

/// Puts one colour on `count` pixels.
func blend(_ color: UInt32, onto row: PixelRow, count: Int) {
  if color >> 24 == 255 {
    row.update(repeating: color, count: count)
    return
  }
  let rest = 255 &- (color >> 24)
  var index = 0
  while index < count {
    row[index] = color &+ scaled(row[index], by: rest)
    index &+= 1
  }
}

/// Puts one colour on `count` pixels, each covered as much as `coverage` says.
func blend(_ color: UInt32, coverage: UnsafePointer<UInt8>, onto row: PixelRow, count: Int) {
  let isOpaque = color >> 24 == 255
  var index = 0
  while index < count {
    let amount = UInt32(coverage[index])
    if amount == 255, isOpaque {
      row[index] = color
    } else if amount > 0 {
      row[index] = over(scaled(color, by: amount), row[index])
    }
    index &+= 1
  }
}

/// Puts pixels on `count` pixels.
func blend(_ source: UnsafePointer<UInt32>, onto row: PixelRow, count: Int) {
  var index = 0
  while index < count {
    let pixel = source[index]
    if pixel >> 24 == 255 {
      row[index] = pixel
    } else if pixel != 0 {
      row[index] = over(pixel, row[index])
    }
    index &+= 1
  }
}

/// Puts pixels times `opacity` / 255 on `count` pixels.
func blend(_ source: UnsafePointer<UInt32>, opacity: UInt8, onto row: PixelRow, count: Int) {
  if opacity == 255 { return blend(source, onto: row, count: count) }
  let amount = UInt32(opacity)
  var index = 0
  while index < count {
    row[index] = over(scaled(source[index], by: amount), row[index])
    index &+= 1
  }
}

/// Puts pixels on `count` pixels, each covered as much as `coverage` says.
func blend(_ source: UnsafePointer<UInt32>, coverage: UnsafePointer<UInt8>, onto row: PixelRow, count: Int) {
  var index = 0
  while index < count {
    let amount = UInt32(coverage[index])
    if amount > 0 { row[index] = over(scaled(source[index], by: amount), row[index]) }
    index &+= 1
  }
}

/// Replaces each pixel by a colour times the pixel's alpha.
func tint(_ row: PixelRow, with color: UInt32, count: Int) {
  var index = 0
  while index < count {
    row[index] = scaled(color, by: row[index] >> 24)
    index &+= 1
  }
}

/// A colour times `opacity` / 255.
func fade(_ color: UInt32, by opacity: UInt8) -> UInt32 { scaled(color, by: UInt32(opacity)) }

extension PremultipliedColor {
  /// The four bytes in memory order as one little-endian number.
  var bits: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }
}
