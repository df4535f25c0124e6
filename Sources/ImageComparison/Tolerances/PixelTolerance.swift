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
