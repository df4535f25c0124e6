package import LayoutTree

/// Touches that mean something, and what they are worth.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What is known of the touches.
  associatedtype Value
  /// The kind of gesture that describes this one.
  associatedtype Body: Gesture

  /// The gesture that this one consists of; its values are this one's.
  var body: Body { get }

  /// The gesture's value for one of its body's; there already.
  /// - Remark: only here, and there already for every gesture of your own.
  func value(ofBody value: Body.Value) -> Value
}

extension Gesture where Value == Body.Value {
  /// The same value.
  public func value(ofBody value: Body.Value) -> Value { value }
}

extension Never: Gesture {
  /// There is no value.
  public typealias Value = Never

  /// Never called: there is no value.
  public func value(ofBody value: Never) -> Never {}
}

/// A gesture that the engine knows itself, so that its body is never asked for.
@MainActor
package protocol PrimitiveGesture<Value>: Gesture where Body == Never {
  /// What recognizes the gesture in a view whose place is given.
  func recognizer(in place: PlacedGeometry) -> Recognizer<Value>
}

extension Gesture where Body == Never {
  /// Never called: the gesture is recognized as it is.
  public var body: Never {
    preconditionFailure("\(Self.self) is recognized as it is; it has no body to ask for")
  }

  /// Never called: there is no body.
  public func value(ofBody value: Never) -> Value {}
}

extension Gesture {
  /// What recognizes the gesture in a view whose place is given.
  func makeRecognizer(in place: PlacedGeometry) -> Recognizer<Value> {
    if let primitive = self as? any PrimitiveGesture<Value> { return primitive.recognizer(in: place) }
    return MappingRecognizer(body.makeRecognizer(in: place), value(ofBody:))
  }

  /// What recognizes the gesture, when its values are of no interest.
  package func makeListener(in place: PlacedGeometry) -> Recognizer<Void> {
    MappingRecognizer(makeRecognizer(in: place)) { _ in }
  }

  /// The gesture itself, or that which its body leads to.
  var primitive: any Gesture {
    if let erased = self as? any ErasedGesture { return erased.erased.primitive }
    return self is any PrimitiveGesture ? self : body.primitive
  }
}

extension Gesture {
  /// The gesture with something to do when it is recognized.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// The gesture with something to do each time that its value changes.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(base: self, action: action)
  }

  /// The gesture with other values.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
}

/// A gesture with something to do when it is over: what `onEnded(_:)` gives.
public struct _EndedGesture<Base: Gesture> {
  let base: Base
  let action: (Base.Value) -> Void
}

extension _EndedGesture: PrimitiveGesture {
  /// What is known of the touches.
  public typealias Value = Base.Value
  /// There is none: it is recognized as it is.
  public typealias Body = Never

  package func recognizer(in place: PlacedGeometry) -> Recognizer<Base.Value> {
    EndedRecognizer(self, in: place)
  }
}

extension _EndedGesture: GestureWrapping {
  package var wrapped: any Gesture { base }
  package var gestureAction: GestureAction? { .ended(action) }
}

extension _ChangedGesture: GestureWrapping {
  package var wrapped: any Gesture { base }
  package var gestureAction: GestureAction? { .changed(action) }
}

extension _MapGesture: GestureWrapping {
  package var wrapped: any Gesture { base }
  package var gestureAction: GestureAction? { nil }
}

extension _EndedGesture: CallDescribing {
  /// Taps are asked for by a modifier of their own mostly.
  package var call: ModifierCall {
    if let press = self as? _EndedGesture<PressingGesture> {
      return ModifierCall("onLongPressGesture", action: { press.action(true) })
    }
    guard let tap = self as? _EndedGesture<TapGesture> else { return ModifierCall("gesture", ["": Base.self]) }
    let perform = { tap.action(()) }
    return ModifierCall("onTapGesture", ["count": tap.base.count > 1 ? tap.base.count : nil], action: perform)
  }
}

private final class EndedRecognizer<Base: Gesture>: WrappingRecognizer<Base.Value> {
  private var gesture: _EndedGesture<Base>
  private var hasEnded = false

  init(_ gesture: _EndedGesture<Base>, in place: PlacedGeometry) {
    self.gesture = gesture
    super.init(gesture.base.makeRecognizer(in: place))
  }

  override func notify() {
    guard case .ended(let value) = phase, !hasEnded else { return }
    hasEnded = true
    gesture.action(value)
  }

  override func follow(_ gesture: any Gesture) {
    guard let gesture = gesture as? _EndedGesture<Base> else { return }
    self.gesture = gesture
    base.adopt(gesture.base)
  }
}

/// A gesture with something to do when its value changes: what `onChanged(_:)` gives.
public struct _ChangedGesture<Base: Gesture> where Base.Value: Equatable {
  let base: Base
  let action: (Base.Value) -> Void
}

extension _ChangedGesture: PrimitiveGesture {
  /// What is known of the touches.
  public typealias Value = Base.Value
  /// There is none: it is recognized as it is.
  public typealias Body = Never

  package func recognizer(in place: PlacedGeometry) -> Recognizer<Base.Value> {
    ChangedRecognizer(self, in: place)
  }
}

private final class ChangedRecognizer<Base: Gesture>: WrappingRecognizer<Base.Value> where Base.Value: Equatable {
  private var gesture: _ChangedGesture<Base>
  private var latest: Base.Value?

  init(_ gesture: _ChangedGesture<Base>, in place: PlacedGeometry) {
    self.gesture = gesture
    super.init(gesture.base.makeRecognizer(in: place))
  }

  override func notify() {
    guard let value = phase.passingValue, value != latest else { return }
    latest = value
    gesture.action(value)
  }

  override func follow(_ gesture: any Gesture) {
    guard let gesture = gesture as? _ChangedGesture<Base> else { return }
    self.gesture = gesture
    base.adopt(gesture.base)
  }
}

/// A gesture with other values: what `map(_:)` gives.
public struct _MapGesture<Base: Gesture, Mapped> {
  let base: Base
  let transform: (Base.Value) -> Mapped
}

extension _MapGesture: PrimitiveGesture {
  /// What is known of the touches.
  public typealias Value = Mapped
  /// There is none: it is recognized as it is.
  public typealias Body = Never

  package func recognizer(in place: PlacedGeometry) -> Recognizer<Mapped> {
    MappedGestureRecognizer<Base, Mapped>(base.makeRecognizer(in: place), transform)
  }
}

private final class MappedGestureRecognizer<Base: Gesture, Mapped>: MappingRecognizer<Base.Value, Mapped> {
  override func follow(_ gesture: any Gesture) {
    if let gesture = gesture as? _MapGesture<Base, Mapped> { base.adopt(gesture.base) }
  }
}

/// Gives the values of another recognizer another form.
private class MappingRecognizer<Base, Mapped>: Recognizer<Mapped> {
  let base: Recognizer<Base>
  private let transform: (Base) -> Mapped

  init(_ base: Recognizer<Base>, _ transform: @escaping (Base) -> Mapped) {
    self.base = base
    self.transform = transform
  }

  final override func next(_ touch: Touch) -> GesturePhase<Mapped> {
    base.receive(touch)
    return base.phase.map(transform)
  }

  final override func commit() { base.commit() }
  final override func cancel() {
    super.cancel()
    base.cancel()
  }

  override func follow(_ gesture: any Gesture) {
    base.adopt(gesture)
  }
}
