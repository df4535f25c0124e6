import PixelImages

/// A blur by three moving averages, which together come close to a Gaussian.
struct BoxBlur {
  /// For each average, how many pixels before and after its middle it takes in.
  private let windows: [(before: Int, after: Int)]

  /// - Parameter deviation: the standard deviation in 1/256 pixel; 0 or less does not blur.
  init(deviation: Int32) {
    let (pair, single) = BoxBlur.widths(deviation: max(0, Int(deviation)))
    if pair == 1, single == 1 {
      windows = []
    } else if pair & 1 == 1 {
      windows = [(pair / 2, pair / 2), (single / 2, single / 2), (pair / 2, pair / 2)]
    } else {
      // Even averages lean half a pixel to one side each.
      windows = [(pair / 2, pair / 2 - 1), (single / 2, single / 2), (pair / 2 - 1, pair / 2)]
    }
  }

  /// The widths of two equal averages and one of an odd width whose variance together comes nearest to the blur's.
  ///
  /// An average over w pixels has a variance of (w * w - 1) / 12. Only widths close to each other are tried, so that the
  /// blur stays close to a Gaussian.
  private static func widths(deviation: Int) -> (pair: Int, single: Int) {
    // The sum of w * w over the three averages, in 1/65536.
    let wanted = 12 * deviation * deviation + (3 << 16)
    let middle = Int(squareRoot(of: Int64((wanted / 3) >> 16)))
    var best = (pair: 1, single: 1)
    var smallestError = Int.max
    for pair in max(1, middle - 1)...(middle + 2) {
      for single in max(1, middle - 4)...(middle + 4) where single & 1 == 1 {
        let error = abs(((2 * pair * pair + single * single) << 16) - wanted)
        let isRounder = abs(pair - single) < abs(best.pair - best.single)
        guard error < smallestError || error == smallestError && isRounder else { continue }
        (best, smallestError) = ((pair, single), error)
      }
    }
    return best
  }

  /// How many pixels further than the original the blurred picture reaches, at each side.
  var reach: Int { windows.reduce(0) { $0 + max($1.before, $1.after) } }

  /// The mask, blurred; it grows by `reach` on every side.
  func blurred(_ mask: CoverageMask) -> CoverageMask {
    guard !windows.isEmpty, !mask.bounds.isEmpty else { return mask }
    let bounds = mask.bounds.expanded(by: reach)
    var values = BlurValues(mask, in: bounds)
    for window in windows {
      values.averageRows(before: window.before, after: window.after)
      values.averageColumns(before: window.before, after: window.after)
    }
    return values.mask
  }
}
