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
  public var isExact: Bool {
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
