import ImageComparison
import SnapshotTesting

extension Tolerance {
  /// Ignores what the eye cannot tell apart and edges that are only antialiased differently: the tolerance to recommend.
  public static let perceptual = perceptual()

  /// Ignores what the eye cannot tell apart and edges that are only antialiased differently, with limits for the rest.
  ///
  /// A pixel matches if its distance in CIE94 is at most `colorDistance`, or if it lies on an edge in both pictures (the
  /// 3 x 3 pixels around it are not all equal) and the structure around it is the same (the mean SSIM of red, green and
  /// blue over 31 x 31 pixels is at least 0.99). For pictures from two rasterizers, or two versions of one. A button
  /// whose fill changes by 4 of 255, a missing divider, or a text that moves by a pixel are still seen.
  ///
  /// What it is not: exact. A change of a plain area by 1 or 2 of 255 passes.
  /// - Parameters:
  ///   - colorDistance: the distance in CIE94, 0 or more; 1, the default, is about what an eye can see at best.
  ///   - differingPixels: how many pixels may fail to match, or nil for as many as `worstWindow` lets pass.
  ///   - worstWindow: how many may fail to match in any square of a size.
  public static func perceptual(
    colorDistance: Float = 1, differingPixels: Int? = nil, worstWindow: Window? = nil
  ) -> Tolerance {
    Tolerance(differingPixels, worstWindow) { () throws(UnusableArgument) in
      guard colorDistance >= 0, colorDistance.isFinite else {
        throw UnusableArgument("colorDistance", is: colorDistance, demand: "a finite number, 0 or more")
      }
      return .edgeSmoothing(colorDistance: colorDistance)
    }
  }

  /// Accepts what pixelmatch 7.2 accepts, for tests that used it before.
  ///
  /// A pixel matches if its squared distance in YIQ is at most 35215 * threshold^2, or if it looks like the smoothed
  /// edge of a shape (Vysniauskas 2009). Counts are pixelmatch's, and so are the pixels that count; only translucent
  /// colours of a PNG from elsewhere may be rounded when it is read. 0.1 is its default, Playwright takes 0.2 and
  /// jest-image-snapshot 0.01.
  ///
  /// What it is not: a guard. With 0.1 a grey that is 26 of 255 darker than white matches it, and so does most of a text
  /// that moved by a pixel. Take ``perceptual`` where counts need not be the same.
  /// - Parameters:
  ///   - threshold: how far apart colours may be, 0 to 1.
  ///   - countsAntialiasing: whether pixels on smoothed edges count too.
  ///   - differingPixels: how many pixels may fail to match, or nil for as many as `worstWindow` lets pass.
  ///   - worstWindow: how many may fail to match in any square of a size.
  public static func pixelmatch(
    threshold: Double = 0.1, countsAntialiasing: Bool = false, differingPixels: Int? = nil,
    worstWindow: Window? = nil
  ) -> Tolerance {
    Tolerance(differingPixels, worstWindow) { () throws(UnusableArgument) in
      guard (0...1).contains(threshold) else {
        throw UnusableArgument("threshold", is: threshold, demand: "from 0 to 1")
      }
      return .pixelmatch(threshold: threshold, countsAntialiasing: countsAntialiasing)
    }
  }

  private init(
    _ differingPixels: Int?, _ worstWindow: Window?, pixels: () throws(UnusableArgument) -> PixelTolerance
  ) {
    self.init { () throws(UnusableArgument) in
      let isUnlimited = differingPixels == nil && worstWindow == nil
      let limits = DifferenceLimits(
        differingPixels: isUnlimited ? 0 : try Tolerance.count(differingPixels), worstWindow: try worstWindow?.limit)
      return ImageTolerance(pixels: try pixels(), limits: limits)
    }
  }

  /// The two numbers that snapshot tests usually take; 1 for both means that pictures must be equal.
  init(precision: Float, perceptualPrecision: Float) {
    self.init { () throws(UnusableArgument) in
      for (argument, value) in [("precision", precision), ("perceptualPrecision", perceptualPrecision)]
      where !(0...1).contains(value) {
        throw UnusableArgument(argument, is: value, demand: "from 0 to 1, and 1 means that nothing may differ")
      }
      return ImageTolerance(precision: precision, perceptualPrecision: perceptualPrecision)
    }
  }
}
