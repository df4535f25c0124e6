/// Something that may take some times as long as something else.
@MainActor
struct RelativeBenchmark {
  let name: String
  /// The largest ratio with which it is as it should be.
  let limit: Double
  let reference: () -> Void
  let run: () -> Void

  init(name: String, limit: Double, of reference: @escaping () -> Void, run: @escaping () -> Void) {
    (self.name, self.limit, self.reference, self.run) = (name, limit, reference, run)
  }

  /// Prints some rows, and says whether all are as they should be.
  static func printAll(_ benchmarks: [RelativeBenchmark], where isMeant: (String) -> Bool) -> Bool {
    let meant = benchmarks.filter { isMeant($0.name) }
    if !meant.isEmpty { print("ratio | at most | ms of both | what") }
    return meant.reduce(true) { $1.printRow() && $0 }
  }

  /// Prints a row, and says whether the ratio is as small as it should be.
  ///
  /// Both take turns, so that they find the machine in the same state.
  func printRow() -> Bool {
    var (own, other) = (Double.infinity, Double.infinity)
    for _ in 0..<20 {
      other = min(other, ProcessorTime.milliseconds(of: reference))
      own = min(own, ProcessorTime.milliseconds(of: run))
    }
    let ratio = own / other
    let isGood = ratio <= limit
    let columns =
      [ratio, limit].map(GrowthBenchmark.rounded) + [
        "\(GrowthBenchmark.rounded(own)) and \(GrowthBenchmark.rounded(other))"
      ]
    print((columns + [name + (isGood ? "" : " - TOO SLOW")]).joined(separator: " | "))
    return isGood
  }
}
