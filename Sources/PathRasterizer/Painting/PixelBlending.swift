import PixelImages

// Source-over on rows of premultiplied pixels, four bytes as one number: alpha in the highest byte. Every product is
// divided by 255 exactly, rounded to nearest, so that four pixels at once give the same as one.
// The pointers' bounds are checked by the caller, which cuts spans to the bitmap.
// Called, not inlined: to compile their loops again for each shader took a sixth of the module's time, and a call is
// nothing beside a row.

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
@inline(never)
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
@inline(never)
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
@inline(never)
func blend(_ source: UnsafePointer<UInt32>, onto row: PixelRow, count: Int) {
  forEachFour(of: count) { index, count in
    let pixels = FourPixels(source + index, count: count)
    guard !pixels.areClear else { return }
    if pixels.areOpaque { return pixels.write(to: row + index, count: count) }
    pixels.over(FourPixels(row + index, count: count)).write(to: row + index, count: count)
  }
}

/// Puts pixels times `opacity` / 255 on `count` pixels.
@inline(never)
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
@inline(never)
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

/// Multiplies pixels by the alpha of others at the same places.
func fade(
  _ pixels: UnsafeMutableBufferPointer<PremultipliedColor>, by others: UnsafeBufferPointer<PremultipliedColor>,
  from start: Int, count: Int
) {
  precondition(
    start >= 0 && count >= 0 && start + count <= min(pixels.count, others.count), "Pixels outside of a picture")
  guard let pixels = pixels.baseAddress, let others = others.baseAddress else { return }
  // The rows of a bitmap start at an allocation's start, so that four bytes may be read as one number.
  let row = UnsafeMutableRawPointer(pixels + start).assumingMemoryBound(to: UInt32.self)
  let covering = UnsafeRawPointer(others + start).assumingMemoryBound(to: UInt32.self)
  forEachFour(of: count) { index, count in
    let amounts = FourPixels(covering + index, count: count)
    guard !amounts.areOpaque else { return }
    FourPixels(row + index, count: count).scaled(by: amounts.alphaAmounts).write(to: row + index, count: count)
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

/// Four neighbouring premultiplied pixels, computed at once; each is one number with alpha in the highest byte.
///
/// Only operators that Swift defines for these very vector types are used: they become single instructions, while the
/// generic ones are function calls.
struct FourPixels {
  private typealias Pixels = SIMD4<UInt32>
  /// Two channels in a lane, so that one of them at a time can be multiplied in 16 bits.
  private typealias Lanes = SIMD8<UInt16>

  private var pixels: Pixels

  @inline(__always)
  private init(_ pixels: Pixels) {
    self.pixels = pixels
  }

  @inline(__always)
  init(repeating pixel: UInt32) {
    pixels = Pixels(repeating: pixel)
  }

  /// Reads the first `count` of four pixels, 1 to 4; the others are clear.
  @inline(__always)
  init(_ memory: UnsafePointer<UInt32>, count: Int) {
    if count == 4 {
      pixels = UnsafeRawPointer(memory).loadUnaligned(as: Pixels.self)
      return
    }
    pixels = Pixels(
      memory[0], count > 1 ? memory[1] : 0, count > 2 ? memory[2] : 0, 0)
  }

  /// Writes the first `count` pixels, 1 to 4.
  @inline(__always)
  func write(to memory: PixelRow, count: Int) {
    if count == 4 { return UnsafeMutableRawPointer(memory).storeBytes(of: pixels, as: Pixels.self) }
    memory[0] = pixels[0]
    if count > 1 { memory[1] = pixels[1] }
    if count > 2 { memory[2] = pixels[2] }
  }

  /// Whether nothing is to be seen of any pixel.
  @inline(__always)
  var areClear: Bool {
    let halves = unsafeBitCast(pixels, to: SIMD2<UInt64>.self)
    return halves[0] | halves[1] == 0
  }

  /// Whether no pixel lets anything shine through.
  @inline(__always)
  var areOpaque: Bool {
    let halves = unsafeBitCast(pixels, to: SIMD2<UInt64>.self)
    return halves[0] & halves[1] & 0xFF00_0000_FF00_0000 == 0xFF00_0000_FF00_0000
  }

  /// Source-over: these pixels on others.
  @inline(__always)
  func over(_ below: FourPixels) -> FourPixels {
    FourPixels(pixels &+ below.scaled(by: Amounts(Pixels(repeating: 255) &- alpha)).pixels)
  }

  /// The alpha of every pixel, as an amount for others.
  @inline(__always)
  var alphaAmounts: Amounts { Amounts(alpha) }

  @inline(__always)
  private var alpha: Pixels { pixels &>> Pixels(repeating: 24) }

  /// Multiplies all channels of each pixel by its amount / 255, rounded to nearest, exactly (see `dividedBy255`).
  @inline(__always)
  func scaled(by amounts: Amounts) -> FourPixels {
    let lanes = unsafeBitCast(pixels, to: Lanes.self)
    let eight = Lanes(repeating: 8)
    let low = (lanes & Lanes(repeating: 0xFF)) &* amounts.lanes &+ Lanes(repeating: 128)
    let high = (lanes &>> eight) &* amounts.lanes &+ Lanes(repeating: 128)
    let lowBytes = (low &+ (low &>> eight)) &>> eight
    let highBytes = (high &+ (high &>> eight)) & Lanes(repeating: 0xFF00)
    return FourPixels(unsafeBitCast(lowBytes | highBytes, to: Pixels.self))
  }

  /// A factor from 0 to 255 for each of four pixels.
  struct Amounts {
    fileprivate let lanes: SIMD8<UInt16>

    @inline(__always)
    fileprivate init(_ amounts: SIMD4<UInt32>) {
      lanes = unsafeBitCast(amounts | (amounts &<< SIMD4<UInt32>(repeating: 16)), to: SIMD8<UInt16>.self)
    }

    @inline(__always)
    init(repeating amount: UInt8) {
      lanes = SIMD8<UInt16>(repeating: UInt16(amount))
    }

    /// Takes the amounts from the bytes of a number, the first from the lowest.
    @inline(__always)
    init(bytes: UInt32) {
      self.init(SIMD4<UInt32>(bytes & 255, (bytes >> 8) & 255, (bytes >> 16) & 255, bytes >> 24))
    }
  }
}
