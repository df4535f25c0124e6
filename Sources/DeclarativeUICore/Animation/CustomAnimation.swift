public import Foundation

/// An animation of your own.
/// - Remark: pictures stand at the end of every animation, so that nobody asks it for what is between.
public protocol CustomAnimation: Hashable, Sendable {
  /// What a value has become some seconds after the beginning, of a change by `value`; nil at the end.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// How fast a value changes, in units per second; nil where that is not known.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Whether it goes on where another one has not ended.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Not known.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

  /// No.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation of your own knows of its place, and remembers.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What it remembers.
  public var state = AnimationState<Value>()
  /// Whether it says that the change is complete.
  public var isLogicallyComplete = false
  /// The environment of the view that changes.
  public let environment: EnvironmentValues

  /// The same for another value, with what is remembered of that.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}

/// What an animation remembers from one step to the next.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates an empty one.
  public init() {}

  /// What is remembered by a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The identity of something that an animation remembers.
public protocol AnimationStateKey {
  /// What is remembered.
  associatedtype Value

  /// What counts where nothing is remembered.
  static var defaultValue: Value { get }
}

extension Animation {
  /// An animation of your own.
  public init<A: CustomAnimation>(_ base: A) {
    self.init(.custom(AnyCustomAnimation(base: base)))
  }

  private var custom: (any CustomAnimation)? { if case .custom(let animation) = curve { animation.base } else { nil } }

  /// What a value has become some seconds after the beginning; nil at the end, and of all that is no animation of your own.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { custom?.animate(value: value, time: time, context: &context) }

  /// How fast a value changes, in units per second; nil of all that is no animation of your own.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { custom?.velocity(value: value, time: time, context: context) }

  /// Whether it goes on where another one has not ended; only one of your own does.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { custom?.shouldMerge(previous: previous, value: value, time: time, context: &context) ?? false }
}

/// An animation of one's own, whose type is not known outside.
struct AnyCustomAnimation: Hashable, Sendable {
  let base: any CustomAnimation

  static func == (one: AnyCustomAnimation, other: AnyCustomAnimation) -> Bool { one.base.equals(other.base) }

  func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}
