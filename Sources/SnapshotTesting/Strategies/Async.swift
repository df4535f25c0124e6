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
