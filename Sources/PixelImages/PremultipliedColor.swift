/// A pixel: an sRGB colour with 8 bits a channel, each already multiplied by alpha.
///
/// No channel is larger than `alpha`. In memory the four bytes stand in the order red, green, blue, alpha.
public struct PremultipliedColor: Hashable, Sendable {
  /// The gamma-encoded channels times alpha, 0 to `alpha`.
  public var red, green, blue: UInt8
  /// The opacity: 0 is invisible, 255 is opaque.
  public var alpha: UInt8

  /// Creates a pixel from channels that have alpha multiplied in.
  @inlinable
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Whether all four bytes are equal.
  ///
  /// Compared as one word, because comparing byte by byte takes three times as many instructions in the pixel loops.
  @inlinable
  public static func == (left: PremultipliedColor, right: PremultipliedColor) -> Bool {
    unsafeBitCast(left, to: UInt32.self) == unsafeBitCast(right, to: UInt32.self)
  }

  /// No colour at all.
  public static let clear = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// Multiplies the alpha of a colour into its channels, rounded to nearest.
  public init(_ color: RGBAColor) {
    let alpha = UInt32(color.alpha)
    func scaled(_ channel: UInt8) -> UInt8 { UInt8(truncatingIfNeeded: dividedBy255(UInt32(channel) * alpha)) }
    self.init(red: scaled(color.red), green: scaled(color.green), blue: scaled(color.blue), alpha: color.alpha)
  }
}

extension RGBAColor {
  /// Divides alpha out of a pixel's channels, rounded to nearest; an invisible pixel becomes `clear`.
  ///
  /// Multiplying alpha in again gives the same pixel back.
  public init(_ pixel: PremultipliedColor) {
    guard pixel.alpha > 0 else {
      self = .clear
      return
    }
    let alpha = UInt32(pixel.alpha)
    func straight(_ channel: UInt8) -> UInt8 {
      UInt8(truncatingIfNeeded: min(255, (UInt32(channel) * 255 + alpha / 2) / alpha))
    }
    self.init(red: straight(pixel.red), green: straight(pixel.green), blue: straight(pixel.blue), alpha: pixel.alpha)
  }
}

/// `value` / 255 rounded to nearest, exactly, for values up to 255 * 255 (Blinn, "Three wrongs make a right", 1995).
@inlinable @inline(__always)
package func dividedBy255(_ value: UInt32) -> UInt32 {
  let biased = value &+ 128
  return (biased &+ (biased &>> 8)) &>> 8
}
