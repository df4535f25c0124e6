import PixelImages

extension Benchmark {
  /// The comparison of two equal pictures of 1170 x 2532 px by `memcmp`, which only the memory limits.
  static var comparisonOfEqualFrames: Benchmark {
    let first = Bitmap(width: 1170, height: 2532, filledWith: .clear)
    let second = Bitmap(width: 1170, height: 2532, filledWith: .clear)
    return Benchmark(name: "memcmp") { consume(first == second) }
  }
}
