import ImageComparison
import SnapshotTesting

/// How much a picture may differ from its reference, in units that can be measured.
///
/// The default of every picture strategy is ``exact``, and pictures that are drawn here need nothing else: they are the
/// same on every machine. A tolerance is for pictures that come from somewhere else. Whatever it lets pass, it lets pass
/// in every later change too; one that turns out not to be needed is reported. An assertion with a number that is out of
/// its range fails and names it.
public struct Tolerance: Hashable, Sendable {
  /// How pixels are compared, or the argument with which that is impossible: an assertion fails by it.
  let rule: Result<ImageTolerance, UnusableArgument>

  /// No difference at all.
  public static let exact = Tolerance(rule: .exact)

  init(rule: ImageTolerance) {
    self.rule = .success(rule)
  }

  init(rule: () throws(UnusableArgument) -> ImageTolerance) {
    self.rule = Result(catching: rule)
  }

  /// Limits for what is counted and measured over all pixels that are not equal.
  ///
  /// Each limit that is given must hold; one that is nil limits nothing. Without any, the pictures must be equal. With a
  /// largest channel difference and a number of pixels this is the rule of the Web Platform Tests for fuzzy references.
  ///
  /// A failure prints what was measured, and so the smallest limits that would let it pass. What it is not: a measure of
  /// what is seen. 4 of 255 is invisible in a shadow and wrong in the fill of a button; for that take ``perceptual``.
  /// - Parameters:
  ///   - largestChannelDifference: by how much a channel of any pixel may differ, 0 to 255: the larger of what is seen
  ///     over black and over white.
  ///   - differingPixels: how many pixels may differ, 0 or more.
  ///   - worstWindow: how many pixels may differ in any square of a size.
  public init(largestChannelDifference: Int? = nil, differingPixels: Int? = nil, worstWindow: Window? = nil) {
    self.init { () throws(UnusableArgument) in
      let limits = DifferenceLimits(
        largestChannelDifference: try Tolerance.channel(largestChannelDifference),
        differingPixels: try Tolerance.count(differingPixels), worstWindow: try worstWindow?.limit)
      if limits == DifferenceLimits() { return .exact }
      if let largest = limits.largestChannelDifference, differingPixels == nil, worstWindow == nil {
        // The same verdict, and the difference picture shows the pixels within the limit as forgiven.
        return ImageTolerance(pixels: .channelDifference(largest), limits: .nothing)
      }
      return ImageTolerance(limits: limits)
    }
  }

  private static func channel(_ difference: Int?) throws(UnusableArgument) -> UInt8? {
    guard let difference else { return nil }
    guard let channel = UInt8(exactly: difference) else {
      throw UnusableArgument("largestChannelDifference", is: difference, demand: "from 0 to 255")
    }
    return channel
  }

  /// The number of pixels that may differ, if it is one.
  static func count(_ differingPixels: Int?) throws(UnusableArgument) -> Int? {
    guard let differingPixels, differingPixels < 0 else { return differingPixels }
    throw UnusableArgument("differingPixels", is: differingPixels, demand: "0 or more")
  }
}

extension Tolerance {
  /// How many pixels may differ in any square of a size, wherever it lies.
  ///
  /// A number of pixels for the whole picture hides local damage: what is spread as noise over a screen is enough for an
  /// icon that is missing. A window tells them apart.
  public struct Window: Hashable, Sendable {
    private let side: Int
    private let differingPixels: Int

    /// Creates a limit.
    /// - Parameters:
    ///   - side: the side of the square in pixels, 1 or more; 32 is about a letter or a small icon at two or three
    ///     pixels a point.
    ///   - differingPixels: how many pixels may differ in it, 0 or more.
    public init(side: Int = 32, differingPixels: Int) {
      self.side = side
      self.differingPixels = differingPixels
    }

    var limit: WindowLimit {
      get throws(UnusableArgument) {
        guard side >= 1 else { throw UnusableArgument("worstWindow.side", is: side, demand: "1 or more") }
        guard differingPixels >= 0 else {
          throw UnusableArgument("worstWindow.differingPixels", is: differingPixels, demand: "0 or more")
        }
        return WindowLimit(side: side, differingPixels: differingPixels)
      }
    }
  }
}
