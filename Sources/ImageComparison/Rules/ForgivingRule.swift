/// Says which of the pixels that differ count as the same all the same; one for each way to be tolerant.
///
/// A rule sees both pictures whole, so that it can look at a pixel's neighbours, and may keep what it works out: it is
/// asked row by row, from left to right, and only about pixels that differ.
protocol ForgivingRule {
  mutating func forgives(x: Int, y: Int, in pair: PixelPair) -> Bool
}
