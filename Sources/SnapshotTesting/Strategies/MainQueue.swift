import Dispatch

/// The queue that is the main actor's executor.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main queue, so that main actor isolation may be assumed.
  ///
  /// `Thread.isMainThread` does not answer that: once a process has an asynchronous `main` on Linux, as test runners
  /// do, the main queue is served by other threads.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }

  /// Whether the caller is a task on the main actor, so that no other work gets there before the caller suspends: the run
  /// loop serves the main queue only for synchronous tests of XCTest.
  static var isOccupied: Bool { isCurrent && withUnsafeCurrentTask { $0 != nil } }
}
