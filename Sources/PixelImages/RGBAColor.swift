import TextFormats

/// A colour in sRGB with 8 bits a channel, its alpha not multiplied in.
public struct RGBAColor: Hashable, Sendable {
  /// The gamma-encoded channels, 0 to 255.
  public var red, green, blue: UInt8
  /// The opacity: 0 is invisible, 255 is opaque.
  public var alpha: UInt8

  /// Creates a colour from its channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Opaque black.
  public static let black = RGBAColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = RGBAColor(red: 255, green: 255, blue: 255)
  /// No colour at all.
  public static let clear = RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// The colour with its alpha multiplied by `opacity` / 255, rounded to nearest.
  public func multiplyingAlpha(by opacity: UInt8) -> RGBAColor {
    RGBAColor(
      red: red, green: green, blue: blue,
      alpha: UInt8(truncatingIfNeeded: dividedBy255(UInt32(alpha) * UInt32(opacity))))
  }
}

extension RGBAColor: CustomStringConvertible {
  /// The channels as `#RRGGBB`, or `#RRGGBBAA` where the colour is not opaque.
  public var description: String {
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return "#" + channels.hexadecimal(separator: "")
  }
}
