import ImageComparison

/// How much a picture may differ from its reference, in units that can be measured.
///
/// The default of every picture strategy is ``exact``, and pictures that are drawn here need nothing else: they are the
/// same on every machine. A tolerance is for pictures that come from somewhere else. Whatever it lets pass, it lets pass
/// in every later change too; one that turns out not to be needed is reported.
public struct Tolerance: Hashable, Sendable {
  let rule: ImageTolerance

  /// No difference at all.
  public static let exact = Tolerance(rule: .exact)

  init(rule: ImageTolerance) {
    self.rule = rule
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
    precondition((0...255).contains(largestChannelDifference ?? 0), "A channel's difference must be from 0 to 255")
    precondition(differingPixels ?? 0 >= 0, "The number of differing pixels must be 0 or more")
    let limits = DifferenceLimits(
      largestChannelDifference: largestChannelDifference.map { UInt8($0) }, differingPixels: differingPixels,
      worstWindow: worstWindow?.limit)
    if limits == DifferenceLimits() {
      rule = .exact
    } else if let largest = limits.largestChannelDifference, differingPixels == nil, worstWindow == nil {
      // The same verdict, and the difference picture shows the pixels within the limit as forgiven.
      rule = ImageTolerance(pixels: .channelDifference(largest), limits: .nothing)
    } else {
      rule = ImageTolerance(limits: limits)
    }
  }
}
