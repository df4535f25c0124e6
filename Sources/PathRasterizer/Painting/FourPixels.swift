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
