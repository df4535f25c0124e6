import Foundation

/// How the corners of phones' displays are rounded.
enum DisplayCorners {
  /// The radius in points by the extents of an upright screen; nil where no phone has them, 0 where the display has none.
  ///
  /// 62 at 402 x 874 is measured on pictures of sheets of iOS 26; the others are generally known. Two phones of 375 x 812
  /// differ (39 and 44); the later one runs iOS 26.
  static func radius(of size: CGSize) -> CGFloat? {
    switch (size.width, size.height) {
    case (402, 874), (440, 956), (420, 912): 62
    case (393, 852), (430, 932): 55
    case (390, 844): 47.33
    case (428, 926): 53.33
    case (375, 812): 44
    case (414, 896): 41.5
    case (320, 568), (375, 667), (414, 736): 0
    default: nil
    }
  }
}
