extension RGBAColor {
  /// The 8-bit channel nearest to a component; components outside of 0 to 1 are clipped, those that are no number are 0.
  package static func channel(_ component: Double) -> UInt8 {
    guard component > 0 else { return 0 }
    return UInt8((min(component, 1) * 255).rounded())
  }

  /// The colour with its alpha multiplied by a factor from 0 to 1, rounded to nearest.
  package func faded(by opacity: Double) -> RGBAColor {
    var faded = self
    faded.alpha = Self.channel(Double(alpha) / 255 * opacity)
    return faded
  }
}
