public import Foundation

/// The values of some properties in time.
///
/// A picture shows the first of them, so that nothing asks for the steps.
/// - Remark: a picture shows the first value of each animator; nothing asks for the steps.
public protocol Keyframes<Value> {
  /// What the properties belong to.
  associatedtype Value
  /// The kind of keyframes that these consist of.
  associatedtype Body: Keyframes where Body.Value == Value

  /// The keyframes that these consist of.
  @KeyframesBuilder<Value> var body: Body { get }
}

extension Keyframes where Body == Self {
  /// Keyframes that consist of nothing else.
  public var body: Self { self }
}

/// The values of one property in time, or a part of them.
public protocol KeyframeTrackContent<Value> {
  /// The kind of the values.
  associatedtype Value: Animatable = Body.Value
  /// The kind of keyframes that these consist of.
  associatedtype Body: KeyframeTrackContent where Body.Value == Value

  /// The keyframes that these consist of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

extension KeyframeTrackContent where Body == Self {
  /// Keyframes that consist of nothing else.
  public var body: Self { self }
}

/// The values of one property in time.
public struct KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Property {
  /// What the property belongs to.
  public typealias Value = Root
  /// It consists of nothing else.
  public typealias Body = Self

  let content: Content

  /// Creates the values of a property in time.
  public init(
    _ keyPath: WritableKeyPath<Root, Property>, @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) {
    self.content = content()
  }

  /// Creates the values of the whole in time.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Property {
    self.content = content()
  }
}

/// A value that is reached in a straight line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// It consists of nothing else.
  public typealias Body = Self

  /// Creates a value that is reached after a time in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A value that is reached along a curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// It consists of nothing else.
  public typealias Body = Self

  /// Creates a value that is reached after a time in seconds.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A value that is reached as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// It consists of nothing else.
  public typealias Body = Self

  /// Creates a value that is reached after a time in seconds, or when the spring has come to rest.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {}
}

/// A value that is reached at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// It consists of nothing else.
  public typealias Body = Self

  /// Creates a value that is reached at once.
  public init(_ to: Value) {}
}
