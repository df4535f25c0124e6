import PixelImages
import ImageSnapshotTesting
import SnapshotTesting

/// The models that the corpus is run against, with the numbers that people give them.
enum ToleranceModel: CaseIterable {
  case exact, channel2, count100, window, precision98, lab98, perceptual, pixelmatch01, pixelmatch001

  var diffing: Diffing<Bitmap> {
    switch self {
    case .exact: .image
    case .channel2: .image(tolerance: Tolerance(largestChannelDifference: 2))
    case .count100: .image(tolerance: Tolerance(differingPixels: 100))
    case .window: .image(tolerance: Tolerance(worstWindow: .init(differingPixels: 20)))
    case .precision98: .image(precision: 0.98)
    case .lab98: .image(perceptualPrecision: 0.98)
    case .perceptual: .image(tolerance: .perceptual)
    case .pixelmatch01: .image(tolerance: .pixelmatch())
    case .pixelmatch001: .image(tolerance: .pixelmatch(threshold: 0.01))
    }
  }
}

extension Set<ToleranceModel> {
  static let all = Set(ToleranceModel.allCases)
  static let none: Set = []

  /// All but some.
  static func except(_ blind: ToleranceModel...) -> Set { all.subtracting(blind) }
}
