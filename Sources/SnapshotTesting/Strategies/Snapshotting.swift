public import Foundation

/// A strategy: how a value becomes something that can be stored, and how two of those are compared.
public struct Snapshotting<Value, Format> {
  /// The extension of the reference files, without a dot.
  public var pathExtension: String?
  /// How the format is stored and compared.
  public var diffing: Diffing<Format>
  /// How a value becomes the format.
  public var snapshot: (Value) -> Async<Format>

  /// Creates a strategy that makes its format asynchronously.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// Creates a strategy.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(
      pathExtension: pathExtension, diffing: diffing, asyncSnapshot: { value in Async(value: snapshot(value)) })
  }

  /// Creates a strategy; an error that it throws fails the assertion.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) throws -> Format
  ) {
    self.init(
      pathExtension: pathExtension, diffing: diffing,
      asyncSnapshot: { value in Async.result { callback in callback(Result { try snapshot(value) }) } })
  }

  /// Makes a strategy for values that can be transformed to this one's.
  ///
  /// That there is one for functions that throw nothing lets overloads of other people's that are `async` stand beside.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { other in Async(value: transform(other)) }
  }

  /// Makes a strategy for values that can be transformed to this one's; an error that is thrown fails the assertion.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { other in Async.result { callback in callback(Result { try transform(other) }) } }
  }

  /// Makes a strategy for values that can be transformed to this one's asynchronously.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let snapshot = snapshot
    return Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing,
      asyncSnapshot: { other in transform(other).flatMap(snapshot) })
  }
}

/// A strategy for values that are stored as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy for values that are stored as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes, stored as they are.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(
        encode: { $0 }, decode: { $0 },
        compare: { expected, actual in
          guard expected != actual else { return nil }
          return SnapshotDifference(message: DataDifferenceMessage(expected: expected, actual: actual).text)
        }))
  }
}
