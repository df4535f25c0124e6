/// A value that a strategy makes now or later.
public struct Async<Value> {
  typealias DetailedResult = Result<DetailedValue<Value>, any Error>

  /// Starts the work; the callback gets the value, or is never called where the work failed.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Starts the work; the callback gets the value with what was found out about it, or the error.
  let startWithDetails: (@escaping (DetailedResult) -> Void) -> Void

  /// Wraps work that hands its value to a callback.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
    startWithDetails = { callback in run { callback(.success(DetailedValue($0))) } }
  }

  /// Wraps a value that is already there.
  public init(value: Value) {
    self.init { callback in callback(value) }
  }

  private init(startWithDetails: @escaping (@escaping (DetailedResult) -> Void) -> Void) {
    self.startWithDetails = startWithDetails
    run = { callback in
      startWithDetails { result in
        if case .success(let detailed) = result { callback(detailed.value) }
      }
    }
  }

  /// Starts the work; the callback gets the value or the error.
  func start(_ callback: @escaping (Result<Value, any Error>) -> Void) {
    startWithDetails { result in callback(result.map(\.value)) }
  }

  /// Wraps work that hands over its value with what it found out about it, or an error.
  static func detailed(_ start: @escaping (_ callback: @escaping (DetailedResult) -> Void) -> Void) -> Async {
    Async(startWithDetails: start)
  }

  /// Wraps work that hands its value or an error to a callback.
  public static func result(
    _ start: @escaping (_ callback: @escaping (Result<Value, any Error>) -> Void) -> Void
  ) -> Async {
    .detailed { callback in start { result in callback(result.map { DetailedValue($0) }) } }
  }

  /// The value transformed, once it is there.
  public func map<NewValue>(_ transform: @escaping (_ value: Value) -> NewValue) -> Async<NewValue> {
    flatMap { Async<NewValue>(value: transform($0)) }
  }

  /// The value transformed, once it is there, with what is found out about it then.
  package func detailing<NewValue>(
    _ transform: @escaping (_ value: Value) throws -> DetailedValue<NewValue>
  ) -> Async<NewValue> {
    flatMap { value in
      .detailed { callback in callback(Result { try transform(value) }) }
    }
  }

  /// Further work with the value, once it is there; errors and details of both are kept.
  func flatMap<NewValue>(_ next: @escaping (Value) throws -> Async<NewValue>) -> Async<NewValue> {
    .detailed { callback in
      startWithDetails { result in
        do {
          let detailed = try result.get()
          try next(detailed.value).startWithDetails { result in
            callback(result.map { DetailedValue($0.value, details: detailed.details.adding($0.details)) })
          }
        } catch {
          callback(.failure(error))
        }
      }
    }
  }
}
