import PixelImages

/// Prints how long the parts of a snapshot take, in milliseconds and as multiples of a yardstick.
///
/// The yardstick is the comparison of two equal 1170 x 2532 pictures by `memcmp`, which only the memory limits. It is
/// measured anew before each row: on a shared machine the multiples are steadier than the times. Figures are in the
/// README's section "How fast".
@main
struct DrawingBenchmarks {
  @MainActor
  static func main() {
    let filter = CommandLine.arguments.dropFirst().first
    let yardstick = Benchmark.comparisonOfEqualFrames
    print("milliseconds (median) | x memcmp of two frames | what")
    for benchmark in ScreenBenchmarks.all + ShapeBenchmarks.all + ComparisonBenchmarks.all
    where filter.map(benchmark.name.contains) ?? true {
      let unit = yardstick.median(of: 21)
      let time = benchmark.median(of: 21)
      print(row(time.milliseconds, time / unit, benchmark.name))
    }
  }

  private static func row(_ time: Double, _ ratio: Double, _ name: String) -> String {
    [fixed(time, digits: 3, width: 10), fixed(ratio, digits: 1, width: 10), name].joined(separator: " | ")
  }

  private static func fixed(_ value: Double, digits: Int, width: Int) -> String {
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    let number = Int((value * Double(scale)).rounded())
    let fraction = String(number % scale)
    let text = "\(number / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

extension Duration {
  fileprivate var milliseconds: Double { self / .milliseconds(1) }
}
