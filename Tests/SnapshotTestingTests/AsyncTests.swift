import Dispatch
import Foundation
import Synchronization
import Testing

@testable import SnapshotTesting

struct AsyncTests {
  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  private func strategy(_ make: @escaping (String) -> Async<String>) -> Snapshotting<String, String> {
    Snapshotting(pathExtension: "txt", diffing: .lines, asyncSnapshot: make)
  }

  private func recorded<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String? {
    let failure = package.verify(value, as: strategy, line: 1)
    return package.text(TemporaryPackage.folder + "test.card.txt") ?? failure
  }

  @Test func `a value that comes from another thread is waited for`() {
    let later = strategy { value in
      Async { callback in
        nonisolated(unsafe) let callback = callback
        DispatchQueue.global().async { callback(value + "!") }
      }
    }
    #expect(recorded("later", later) == "later!")
  }

  @Test func `the first value counts where several come`() {
    #expect(recorded("x", strategy { _ in Async { callback in ["first", "second"].forEach(callback) } }) == "first")
  }

  @Test func `a value that never comes is a timeout`() {
    let failure = package.verify("never", as: strategy { _ in Async { _ in } }, timeout: 0)
    #expect(failure?.hasPrefix("Exceeded timeout of 0 seconds waiting for snapshot.") == true)
    #expect(package.files.isEmpty)
  }

  @Test(arguments: [.infinity, .greatestFiniteMagnitude, 1e18]) func `a value may be waited for without an end`(
    timeout: TimeInterval
  ) {
    let outcome = PendingResult<String>()
    nonisolated(unsafe) let finish = outcome.receiver.finish
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(1)) { finish(.success("there")) }
    #expect((try? outcome.wait(timeout: timeout)?.get()) == "there")
  }

  @Test func `a timeout that is negative or not a number is over at once`() {
    for timeout in [TimeInterval.nan, -1, -TimeInterval.infinity] {
      #expect(PendingResult<String>().wait(timeout: timeout) == nil)
    }
  }

  @Test @MainActor func `what waits for the main actor that the test itself occupies is told so`() {
    let strategy = strategy { value in
      Async { callback in
        nonisolated(unsafe) let callback = callback
        DispatchQueue.main.async { callback(value) }
      }
    }
    let failure = package.verify("stuck", as: strategy, timeout: 0.01)
    #expect(failure?.hasSuffix("call the assertion from a test that is not on the main actor.") == true)
  }

  @Test func `an error of the strategy is told in its own words`() {
    struct NoJoke: Error { var name: String }
    let failing = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { throw NoJoke(name: $0) }
    #expect(recorded("UDP", failing)?.hasSuffix("could not be taken: NoJoke(name: \"UDP\")") == true)
    #expect(recorded(1, failing.pullback { _ in "TCP" })?.hasSuffix("NoJoke(name: \"TCP\")") == true)
  }

  @Test func `an error of the value is told in its own words`() {
    func value() throws -> String { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: "/a"]) }
    let failure = package.verify(try value(), as: .lines)
    #expect(failure?.hasPrefix("The snapshot could not be taken: ") == true)
    #expect(failure?.contains("could not be completed") == false)
  }

  @Test func `values can be transformed before and after`() {
    let numbers = Snapshotting<String, String>.lines.pullback { (number: Int) in "number \(number)" }
    #expect(recorded(7, numbers) == "number 7")
    var seen: String?
    Async(value: 2).map { "\($0 + 1)" }.run { seen = $0 }
    #expect(seen == "3")
  }

  @Test func `waiting comes before the snapshot is taken`() {
    #expect(recorded("x", .wait(for: 0, on: .lines)) == "x")
  }

  /// Work that may run nowhere but on the main actor.
  @MainActor private final class Screen {
    let text = "main"
  }

  @Test func `work for the main actor is done from a test that is elsewhere`() async {
    let screen = Screen()
    let strategy = strategy { _ in Async(onMainActor: { screen.text }) }
    #expect(recorded("x", strategy) == "main")
  }

  @Test @MainActor func `work for the main actor is done at once from a test that is on it`() {
    let screen = Screen()
    let strategy = strategy { _ in Async(onMainActor: { screen.text }) }
    #expect(recorded("x", strategy) == "main")
  }

  /// A clock that stands still, but for one step after it was first looked at.
  private final class SteppingClock: Sendable {
    private let looks = Mutex(0)
    private let step: TimeInterval
    /// Signalled at the second look.
    let isSteppedTo = DispatchSemaphore(value: 0)

    init(step: TimeInterval) { self.step = step }

    func now() -> TimeInterval {
      let look = looks.withLock { looks in
        looks += 1
        return looks
      }
      if look == 3 { isSteppedTo.signal() }
      return look <= 2 ? 0 : step
    }
  }

  /// Asserts from another thread while the main actor is held, until the assertion has looked at the stepped clock.
  private func failureWhileMainActorIsHeld(clock: SteppingClock, timeout: TimeInterval) async -> String? {
    let screen = Screen()
    let package = package
    let isHeld = DispatchSemaphore(value: 0)
    let holder = Task { @MainActor in AsyncTests.hold(isHeld, until: clock.isSteppedTo) }
    let failure = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        isHeld.wait()
        let strategy = Snapshotting<String, String>(
          pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async(onMainActor: { screen.text }) })
        continuation.resume(returning: package.verify("x", as: strategy, timeout: timeout, now: clock.now))
      }
    }
    await holder.value
    return failure
  }

  private static func hold(_ isHeld: DispatchSemaphore, until isReleased: DispatchSemaphore) {
    isHeld.signal()
    isReleased.wait()
  }

  @Test func `the time in which work waits for the main actor does not count`() async {
    let failure = await failureWhileMainActorIsHeld(clock: SteppingClock(step: 599), timeout: 5)
    #expect(failure?.hasPrefix("No reference was found on disk. Automatically recorded snapshot") == true)
  }

  @Test func `work that the main actor never takes up fails some time`() async {
    let failure = await failureWhileMainActorIsHeld(clock: SteppingClock(step: 601), timeout: 5)
    #expect(
      failure == """
        Exceeded timeout of 600 seconds waiting for snapshot.

        The main actor never started the snapshot. Look for what blocks it; it must not wait for the test that contains the \
        assertion.
        """)
  }

  @Test func `the timeout begins when the main actor takes work up`() {
    var queueing = MainActorQueueing()
    #expect(queueing.end(timeout: 5, start: 100) == 105)
    queueing.note(true, at: 99)
    #expect(queueing.end(timeout: 5, start: 100) == 700)
    #expect(queueing.end(timeout: 700, start: 100) == 800)
    queueing.note(false, at: 400)
    #expect(queueing.end(timeout: 5, start: 100) == 405)
    #expect(queueing.end(timeout: .nan, start: 100).isNaN)
  }

  @Test func `work for the main actor is done from many tests at once`() async throws {
    let screen = Screen()
    await withTaskGroup { group in
      for index in 0..<20 {
        group.addTask {
          let outcome = PendingResult<String>()
          Async(onMainActor: { screen.text + "\(index)" }).start(outcome.receiver)
          #expect((try? outcome.wait(timeout: 60)?.get()) == "main\(index)")
        }
      }
    }
  }
}
