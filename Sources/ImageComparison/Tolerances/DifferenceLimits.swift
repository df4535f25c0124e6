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
