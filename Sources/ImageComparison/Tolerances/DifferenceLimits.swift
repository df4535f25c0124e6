/// How many of the pixels that do not match a comparison lets pass.
public enum DifferenceAllowance: Hashable, Sendable {
  /// The fraction of pixels that must match, from 0 to 1.
  ///
  /// It means the decimal number that was written: 0.99 of 10,000 pixels are 9900, though the nearest `Float` to 0.99 is
  /// a little more than that. Not a number, and everything above 1, count as 1.
  case precision(Float)
  /// Limits in pixels and channel values.
  case limits(DifferenceLimits)

  /// The limits for a picture of so many pixels; `pixelCount` at most 2^31.
  func limits(for pixelCount: Int) -> DifferenceLimits {
    switch self {
    case .precision(let precision):
      DifferenceLimits(differingPixels: pixelCount - DecimalFraction(precision).ceiling(times: pixelCount))
    case .limits(let limits): limits
    }
  }
}

/// Limits in units that can be counted; each that is given must hold, one that is nil limits nothing.
///
/// Only pixels that do not match by the tolerance's `PixelTolerance` are counted and measured.
public struct DifferenceLimits: Hashable, Sendable {
  /// By how much a channel of such a pixel may differ at most, 0 to 255, seen over black and over white.
  public var largestChannelDifference: UInt8?
  /// How many such pixels there may be, 0 or more.
  public var differingPixels: Int?
  /// How many of them there may be in any square of a size.
  public var worstWindow: WindowLimit?

  /// Creates limits.
  public init(
    largestChannelDifference: UInt8? = nil, differingPixels: Int? = nil, worstWindow: WindowLimit? = nil
  ) {
    precondition(differingPixels ?? 0 >= 0, "The limit of differing pixels must be 0 or more")
    self.largestChannelDifference = largestChannelDifference
    self.differingPixels = differingPixels
    self.worstWindow = worstWindow
  }

  /// No pixel may differ.
  public static let nothing = DifferenceLimits(differingPixels: 0)

  /// Whether no pixel may differ, however it is said.
  var allowNothing: Bool {
    largestChannelDifference == 0 || differingPixels == 0 || worstWindow?.differingPixels == 0
  }
}

/// How many pixels may differ in any square of a size.
///
/// A share of the whole picture hides local damage: 0.1 % of a phone's screen is 3000 pixels, enough for an icon that is
/// missing. The same 3000 pixels, spread as noise, are 1 in any 32 x 32. Every position of the square is looked at, pixel
/// by pixel, not only the cells of a grid; a picture that is smaller than the square is one window.
public struct WindowLimit: Hashable, Sendable {
  /// The side of the square in pixels, 1 or more.
  public let side: Int
  /// How many pixels may differ in it, 0 or more.
  public let differingPixels: Int

  /// The side where nobody chose one, in pixels: about a letter or a small icon at two or three pixels a point.
  public static let defaultSide = 32

  /// Creates a limit.
  /// - Parameters:
  ///   - side: the side of the square in pixels, 1 or more.
  ///   - differingPixels: how many pixels may differ in it, 0 or more.
  public init(side: Int = WindowLimit.defaultSide, differingPixels: Int) {
    precondition(side >= 1, "The side of a window is \(side), but must be 1 or more pixels")
    precondition(differingPixels >= 0, "A window's limit is \(differingPixels), but must be 0 or more pixels")
    self.side = side
    self.differingPixels = differingPixels
  }
}
