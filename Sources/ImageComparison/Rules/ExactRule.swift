/// Forgives nothing.
struct ExactRule: ForgivingRule {
  func forgives(x: Int, y: Int, in pair: PixelPair) -> Bool { false }
}
