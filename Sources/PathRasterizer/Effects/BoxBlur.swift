import PixelImages

/// A blur by three moving averages, which together come close to a Gaussian.
///
/// The widths of the averages are those of the SVG and CSS filter specifications: d = floor(s * 3 * sqrt(2 pi) / 4 + 0.5)
/// for a standard deviation of s; three averages of an odd width, or two of an even width, half a pixel to either side,
/// and one of the next odd width.
struct BoxBlur {
  /// For each average, how many pixels before and after its middle it takes in.
  private let windows: [(before: Int, after: Int)]

  /// - Parameter radius: twice the standard deviation, in 1/256 pixel; 0 or less does not blur.
  init(radius: Int32) {
    // 3 * sqrt(2 pi) / 4 = 1.8799712, in 1/65536: 123206. The standard deviation is half of the radius.
    let width = Int((Int64(max(0, radius)) * 123_206 + (1 << 24)) >> 25)
    if width < 2 {
      windows = []
    } else if width & 1 == 1 {
      windows = Array(repeating: (width / 2, width / 2), count: 3)
    } else {
      windows = [(width / 2, width / 2 - 1), (width / 2 - 1, width / 2), (width / 2, width / 2)]
    }
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
