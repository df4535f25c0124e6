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
}
