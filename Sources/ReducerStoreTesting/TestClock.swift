import Synchronization

/// A clock that a test advances: sleeping tasks wake up when the test says that their time has come.
public final class TestClock: Clock, Sendable {
  /// A moment, seen from the start of the test.
  public struct Instant: InstantProtocol {
    let offset: Duration

    /// The moment some time later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// The time from this moment to another one.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether a moment is before another one.
    public static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Times {
    var now = Instant(offset: .zero)
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
    var number = 0
  }

  private let times = Mutex(Times())

  /// Creates a clock that stands still.
  public init() {}

  /// The moment that the test has set the clock to.
  public var now: Instant { times.withLock { $0.now } }

  /// Nothing is too short.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until the test has set the clock to a moment.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let number = times.withLock { times in
      times.number += 1
      return times.number
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result: Result<Void, any Error>? = times.withLock { times in
          if times.cancelled.remove(number) != nil { return .failure(CancellationError()) }
          if deadline <= times.now { return .success(()) }
          times.sleepers[number] = Sleeper(deadline: deadline, continuation: continuation)
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      let sleeper = times.withLock { times in
        let sleeper = times.sleepers.removeValue(forKey: number)
        if sleeper == nil { times.cancelled.insert(number) }
        return sleeper
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Sets the clock on: whoever sleeps wakes up in turn, and may sleep again within that time.
  public func advance(by duration: Duration) async {
    let end = now.advanced(by: duration)
    while true {
      await letOthersGoOn()
      let next: Sleeper? = times.withLock { times in
        let due = times.sleepers.filter { $0.value.deadline <= end }
        guard let first = due.min(by: { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }) else {
          times.now = end
          return nil
        }
        times.now = max(times.now, first.value.deadline)
        times.sleepers[first.key] = nil
        return first.value
      }
      guard let next else { return await letOthersGoOn() }
      next.continuation.resume()
    }
  }

  /// Waits until as many are asleep as a test knows to be, so that nothing depends on how fast they get there.
  public func waitForSleepers(_ count: Int = 1) async {
    while times.withLock({ $0.sleepers.count < count }) { await letOthersGoOn() }
  }

  /// Lets everything go on that can: it runs before what has a low priority, and on the main actor in turn.
  private func letOthersGoOn() async {
    for _ in 0..<20 {
      await Task.detached(priority: .background) { await Task.yield() }.value
      await MainActor.run {}
    }
  }
}
