/// One thing whose time is measured.
struct Benchmark {
  /// What is done, for the table.
  let name: String
  /// Does it once.
  let run: () -> Void

  /// The median time of `repetitions` runs after a warm-up.
  func median(of repetitions: Int) -> Duration {
    let clock = ContinuousClock()
    for _ in 0..<3 { run() }
    let times = (0..<repetitions).map { _ in clock.measure(run) }.sorted()
    return times[times.count / 2]
  }
}

/// Keeps a result from being optimized away.
@inline(never)
func consume<T>(_ value: T) {}
