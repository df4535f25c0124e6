import Dispatch

/// A value that a strategy makes now or later.
public struct Async<Value> {
  /// Starts the work; the callback gets the value, or is never called where the work failed.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Starts the work for whoever waits for it.
  let start: (Receiver<Value>) -> Void

  /// Wraps work that hands its value to a callback.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
    start = { receiver in run { receiver.finish(.success($0)) } }
  }

  /// Wraps a value that is already there.
  public init(value: Value) {
    self.init { callback in callback(value) }
  }

  private init(run: @escaping (@escaping (Value) -> Void) -> Void, start: @escaping (Receiver<Value>) -> Void) {
    self.run = run
    self.start = start
  }

  /// Wraps work that tells more than its result.
  static func receiving(_ start: @escaping (Receiver<Value>) -> Void) -> Async {
    Async(
      run: { callback in
        start(
          Receiver { result in
            if case .success(let value) = result { callback(value) }
          })
      }, start: start)
  }

  /// Wraps work that hands its value or an error to a callback.
  public static func result(
    _ start: @escaping (_ callback: @escaping (Result<Value, any Error>) -> Void) -> Void
  ) -> Async {
    .receiving { receiver in start(receiver.finish) }
  }

  /// The value transformed, once it is there.
  public func map<NewValue>(_ transform: @escaping (_ value: Value) -> NewValue) -> Async<NewValue> {
    flatMap { Async<NewValue>(value: transform($0)) }
  }

  /// Further work with the value, once it is there; errors of both are kept.
  func flatMap<NewValue>(_ next: @escaping (Value) throws -> Async<NewValue>) -> Async<NewValue> {
    .receiving { receiver in
      let first = Receiver<Value>(
        finish: { result in
          do {
            try next(result.get()).start(receiver)
          } catch {
            receiver.finish(.failure(error))
          }
        }, queue: receiver.queue)
      start(first)
    }
  }
}

/// What waits for a value.
struct Receiver<Value> {
  /// Takes the value or the error.
  let finish: (Result<Value, any Error>) -> Void
  /// Hears that work waits for the main actor, or no more, since the main actor has taken it up.
  let queue: (_ isQueued: Bool) -> Void

  init(finish: @escaping (Result<Value, any Error>) -> Void, queue: @escaping (_ isQueued: Bool) -> Void = { _ in }) {
    self.finish = finish
    self.queue = queue
  }
}

extension Async {
  /// Wraps work that needs the main actor.
  ///
  /// Called on the main actor, or on the main thread of an XCTest method, the work runs at once. Called from anywhere
  /// else it is sent to the main actor, and the assertion waits for it: its timeout begins when the main actor takes the
  /// work up, because what other tests do there before is not the strategy's time.
  public init(onMainActor work: @escaping @MainActor () throws -> Value) {
    self = .receiving { receiver in
      // Whoever calls waits for the receiver, which hears while the caller stands still.
      nonisolated(unsafe) let receiver = receiver
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { receiver.finish(Result { try work() }) }
      } else {
        receiver.queue(true)
        Task { @MainActor in
          receiver.queue(false)
          receiver.finish(Result { try work() })
        }
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
