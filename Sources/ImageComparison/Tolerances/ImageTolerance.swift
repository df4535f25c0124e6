/// How much two pictures may differ and still count as the same.
///
/// Nothing, unless asked for.
public struct ImageTolerance: Hashable, Sendable {
  /// Which pixels match.
  public var pixels: PixelTolerance
  /// How many of the others may be there.
  public var allowance: DifferenceAllowance

  /// Creates a tolerance with limits in pixels and channel values.
  /// - Parameters:
  ///   - pixels: which pixels match.
  ///   - limits: what the others may be like.
  public init(pixels: PixelTolerance = .exact, limits: DifferenceLimits) {
    self.pixels = pixels
    allowance = .limits(limits)
  }

  /// Creates a tolerance with a share of pixels.
  /// - Parameters:
  ///   - precision: the fraction of pixels that must match, from 0 to 1; see ``DifferenceAllowance/precision(_:)``.
  ///   - pixels: which pixels match.
  public init(precision: Float = 1, pixels: PixelTolerance = .exact) {
    self.pixels = pixels
    allowance = .precision(precision)
  }

  /// Creates a tolerance from the two numbers that snapshot tests usually take.
  /// - Parameters:
  ///   - precision: the fraction of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: how close a pixel must come to match, from 0 to 1; see ``PixelTolerance/perceptual(precision:)``.
  public init(precision: Float = 1, perceptualPrecision: Float) {
    self.init(
      precision: precision,
      pixels: perceptualPrecision < 1 ? .perceptual(precision: perceptualPrecision) : .exact)
  }

  /// No difference at all.
  public static let exact = ImageTolerance()

  /// Whether no difference at all passes, whatever the pictures' size.
  package var isExact: Bool {
    guard pixels.isExact else { return false }
    return switch allowance {
    case .precision(let precision): DecimalFraction(precision) == .one
    case .limits(let limits): limits.allowNothing
    }
  }
}

extension PixelTolerance {
  fileprivate var isExact: Bool {
    switch self {
    case .exact, .channelDifference(0): true
    default: false
    }
  }
}

/// When two pixels at the same place match.
public enum PixelTolerance: Hashable, Sendable {
  /// They are equal.
  case exact

  /// No channel differs by more than this, 0 to 255, seen over black and over white.
  case channelDifference(UInt8)

  /// Their distance in CIE Lab is at most (1 - precision) * 100.
  ///
  /// The distance is CIE76's, the root of dL*^2 + da*^2 + db*^2, as `perceptualPrecision` of snapshot tests means it;
  /// 0.98 to 0.99, so 1 to 2, is about what an eye tells apart. The white point is D65, which is sRGB's own: a
  /// grey then has a* = b* = 0, and no chromatic adaptation has to be chosen. CIE76 exaggerates differences between
  /// saturated colours.
  case perceptual(precision: Float)

  /// Their colours cannot be told apart, or they lie on an edge that is only smoothed otherwise.
  ///
  /// The tolerance to recommend where one is needed, for instance between two rasterizers. A pixel matches if its
  /// distance in CIE94 is at most `colorDistance`; 1 is about what an eye can see at best. It matches too if there is an
  /// edge in both pictures (the 3 x 3 pixels around it, as far as they exist, are not all equal) and the structure of the
  /// 31 x 31 pixels around it, or nearest to it at the border, is the same (mean SSIM of the channels at least 0.99). So a
  /// plain area that changes its colour is always seen, and so is a text that moves by a pixel. Translucent pixels must
  /// match over black and over white.
  case edgeSmoothing(colorDistance: Float = 1)

  /// pixelmatch 7.2 would not count them; for moving tests over from tools of its family.
  ///
  /// They match if their squared distance in YIQ is at most 35215 * threshold^2, and, unless antialiasing is counted, if
  /// one of them looks like the smoothed edge of a shape. pixelmatch's own threshold is 0.1, which is blind to much:
  /// a grey that is 26 lower than white still matches. Counts are pixelmatch's, of translucent pixels for the colours
  /// that are left once they have been multiplied by alpha: of a PNG's almost invisible ones that may be another.
  case pixelmatch(threshold: Double = 0.1, countsAntialiasing: Bool = false)
}
