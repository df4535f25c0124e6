import Dispatch

/// A value that a strategy makes now or later.
public struct Async<Value> {
  /// Starts the work; the callback gets the value, or is never called where the work failed.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Starts the work; the callback gets the value or the error.
  let start: (@escaping (Result<Value, any Error>) -> Void) -> Void

  /// Wraps work that hands its value to a callback.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
    start = { callback in run { callback(.success($0)) } }
  }

  /// Wraps a value that is already there.
  public init(value: Value) {
    self.init { callback in callback(value) }
  }

  private init(start: @escaping (@escaping (Result<Value, any Error>) -> Void) -> Void) {
    self.start = start
    run = { callback in
      start { result in
        if case .success(let value) = result { callback(value) }
      }
    }
  }

  /// Wraps work that hands its value or an error to a callback.
  public static func result(
    _ start: @escaping (_ callback: @escaping (Result<Value, any Error>) -> Void) -> Void
  ) -> Async {
    Async(start: start)
  }

  /// The value transformed, once it is there.
  public func map<NewValue>(_ transform: @escaping (_ value: Value) -> NewValue) -> Async<NewValue> {
    flatMap { Async<NewValue>(value: transform($0)) }
  }

  /// Further work with the value, once it is there; errors of both are kept.
  func flatMap<NewValue>(_ next: @escaping (Value) throws -> Async<NewValue>) -> Async<NewValue> {
    .result { callback in
      start { result in
        do {
          try next(result.get()).start(callback)
        } catch {
          callback(.failure(error))
        }
      }
    }
  }
}

extension Async {
  /// Wraps work that needs the main actor.
  ///
  /// Called on the main actor, or on the main thread of an XCTest method, the work runs at once. Called from anywhere
  /// else it is sent to the main actor, and the assertion waits for it.
  public init(onMainActor work: @escaping @MainActor () throws -> Value) {
    self = .result { callback in
      // Whoever calls waits for the callback, so the callback runs while the caller stands still.
      nonisolated(unsafe) let callback = callback
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { callback(Result { try work() }) }
      } else {
        Task { @MainActor in callback(Result { try work() }) }
      }
    }
  }
}

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
