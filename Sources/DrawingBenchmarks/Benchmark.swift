import DrawingRenderer
import Drawings
import PixelImages

/// One thing whose time is measured.
struct Benchmark {
  /// What is done, for the table.
  let name: String
  /// Does it once.
  let run: () -> Void
  /// How often it is done to find the usual time.
  var repetitions = 21
  /// Whether a clock tells the time, for what several threads do, and not the processor's time for all of them.
  var isByTheClock = false
  /// What is drawn, where nothing but drawing is done.
  var scene: Scene?

  /// A finished drawing, and how many pixels a point has.
  struct Scene {
    let drawing: Drawing
    let scale: Double
  }

  /// The median of the times of some runs after a warm-up.
  var median: Duration {
    for _ in 0..<min(3, repetitions / 3) { run() }
    let times = (0..<repetitions).map { _ in time }.sorted()
    return times[times.count / 2]
  }

  private var time: Duration {
    isByTheClock ? ContinuousClock().measure(run) : .milliseconds(1) * ProcessorTime.milliseconds(of: run)
  }
}

/// Keeps a result from being optimized away.
@inline(never)
func consume<T>(_ value: T) {}

extension Benchmark {
  /// The comparison of two equal pictures of 1170 x 2532 px by `memcmp`, which only the memory limits.
  static var comparisonOfEqualFrames: Benchmark {
    let first = Bitmap(width: 1170, height: 2532, filledWith: .clear)
    let second = Bitmap(width: 1170, height: 2532, filledWith: .clear)
    return Benchmark(name: "memcmp") { consume(first == second) }
  }
}
