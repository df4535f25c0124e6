import Foundation

/// The time that the processor spends on this process: what others do on a shared machine hardly changes it.
enum ProcessorTime {
  /// The nanoseconds since the process began.
  static var nanoseconds: Int {
    #if os(Windows)
      return Int(clock()) * (1_000_000_000 / Int(CLOCKS_PER_SEC))
    #else
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    #endif
  }

  static func milliseconds(of run: () -> Void) -> Double {
    let start = nanoseconds
    run()
    return Double(nanoseconds - start) / 1e6
  }

  /// The milliseconds of the fastest of some runs: at least three, and as many as a tenth of a second allows.
  static func least(of run: () -> Void) -> Double {
    var (least, sum, count) = (Double.infinity, 0.0, 0)
    while count < 3 || sum < 100 && count < 100 {
      let time = milliseconds(of: run)
      (least, sum, count) = (min(least, time), sum + time, count + 1)
    }
    return least
  }
}
