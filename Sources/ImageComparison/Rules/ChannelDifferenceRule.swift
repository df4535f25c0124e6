/// Forgives pixels whose channels are near enough; see `PixelTolerance.channelDifference`.
struct ChannelDifferenceRule: ForgivingRule {
  /// The largest difference to forgive.
  let limit: Int

  func forgives(x: Int, y: Int, in pair: PixelPair) -> Bool {
    channelDifference(pair.reference[y][x], pair.actual[y][x]) <= limit
  }
}
