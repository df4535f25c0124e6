import PixelImages
import ImageComparison
import TextFormats

/// The smallest change of a tolerance that would let a difference pass, as code for a test.
///
/// Only for small differences: what would let another picture pass is no tolerance, and nobody should be offered it.
struct SmallestSetting {
  var difference: ImageDifference

  /// The arguments of `.image`, or nil where no number helps, or none should.
  var text: String? {
    guard difference.isSmall else { return nil }
    switch (difference.tolerance.pixels, difference.tolerance.allowance) {
    case (.exact, .precision(let precision)):
      return precision < 1 ? "precision: \(smallestPrecision)" : tolerance(limits)
    case (.perceptual(let perceptual), .precision(let precision)):
      return perceptualSetting(perceptual, precision: precision)
    case (.channelDifference, .limits(.nothing)):
      return tolerance(["largestChannelDifference: \(largestChannel)"])
    case (.edgeSmoothing(let distance), _):
      return called("perceptual", (distance == 1 ? [] : ["colorDistance: \(distance)"]) + counts)
    case (.pixelmatch(let threshold, let countsAntialiasing), _):
      let own = ["threshold: \(threshold)"] + (countsAntialiasing ? ["countsAntialiasing: true"] : [])
      return called("pixelmatch", own + counts)
    default:
      return tolerance(limits)
    }
  }

  private func tolerance(_ arguments: [String]) -> String {
    "tolerance: Tolerance(\(arguments.joined(separator: ", ")))"
  }

  private func called(_ name: String, _ arguments: [String]) -> String {
    "tolerance: .\(name)(\(arguments.joined(separator: ", ")))"
  }

  private var largestChannel: Int { difference.largestDifferentChannel }

  private var limits: [String] {
    (largestChannel < 255 ? ["largestChannelDifference: \(largestChannel)"] : []) + counts
  }

  private var counts: [String] {
    var counts = ["differingPixels: \(difference.differentPixelCount)"]
    if let limit = difference.limits.worstWindow, let worst = difference.worstWindow {
      counts.append("worstWindow: .init(side: \(limit.side), differingPixels: \(worst.differingPixels))")
    }
    return counts
  }

  private func perceptualSetting(_ perceptual: Float, precision: Float) -> String {
    // In thousandths; the distance in CIE Lab is at most (1 - perceptualPrecision) * 100.
    let missing = Int(((difference.largestLabDistance?.value ?? 0) * 10).rounded(.up))
    guard precision >= 1, missing <= 1000 else {
      return "precision: \(smallestPrecision), perceptualPrecision: \(perceptual)"
    }
    return "perceptualPrecision: \((1000 - missing).decimal(places: 3, isPadded: false))"
  }

  private var smallestPrecision: String {
    let total = difference.referenceSize.pixelCount
    // More digits than a Float can tell apart would not be the number that is meant.
    let digits = min(max(String(total).count - 1, 2), 6)
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    return ((total - difference.differentPixelCount) * scale / total).decimal(places: digits, isPadded: false)
  }
}
