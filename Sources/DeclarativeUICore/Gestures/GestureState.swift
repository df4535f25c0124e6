package import LayoutTree

/// A value that a gesture changes while it lasts, and that is the initial one again when it is over.
///
/// Whether the value is the initial one again before or after `onEnded` is called is not known of SwiftUI: here it is where
/// `updating(_:body:)` stands before `onEnded(_:)`.
/// - Remark: whether it is reset before `onEnded` is called is not known.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty, RememberingProperty {
  private let initialValue: Value
  private var location: StateLocation<Value>?
  private let reset: (Value, inout Transaction) -> Void

  /// Creates a property whose value is `wrappedValue` outside of gestures.
  public init(wrappedValue: Value) {
    self.init(initialValue: wrappedValue) { _, _ in }
  }

  /// Creates a property whose value is `initialValue` outside of gestures.
  public init(initialValue: Value) {
    self.init(initialValue: initialValue) { _, _ in }
  }

  /// Creates a property with something to do when a gesture is over; animations have no effect here.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: wrappedValue, reset: reset)
  }

  /// Creates a property with something to do when a gesture is over; animations have no effect here.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.initialValue = initialValue
    self.reset = reset
  }

  /// Creates a property whose value is `wrappedValue` outside of gestures.
  ///
  /// A host stands at the end of every animation: the transaction in which the value is reset has no effect.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
  }

  /// Creates a property whose value is `initialValue` outside of gestures.
  ///
  /// A host stands at the end of every animation: the transaction in which the value is reset has no effect.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: initialValue)
  }

  /// The value.
  public var wrappedValue: Value { location?.value ?? initialValue }

  /// The property itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  package mutating func remember(at place: PropertyPlace) {
    let initialValue = initialValue
    location = place.object { StateLocation(initialValue) }
  }

  fileprivate func update(_ change: (inout Value, inout Transaction) -> Void) {
    var (value, transaction) = (wrappedValue, Transaction())
    change(&value, &transaction)
    location?.value = value
  }

  fileprivate func end() {
    var transaction = Transaction()
    reset(wrappedValue, &transaction)
    location?.value = initialValue
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a property without a value outside of gestures.
  public init() {
    self.init(initialValue: nil)
  }
}

extension Gesture {
  /// The gesture with a property that follows it, and is the initial value again when the gesture is over.
  public nonisolated func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

/// A gesture with a property that follows it: what `updating(_:body:)` gives.
public struct GestureStateGesture<Base: Gesture, State> {
  /// The gesture.
  public var base: Base
  /// The property that follows it.
  public var state: GestureState<State>
  /// What it does to the property.
  public var body: (Base.Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that a property follows.
  public nonisolated init(
    base: Base, state: GestureState<State>, body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }
}

extension GestureStateGesture: PrimitiveGesture {
  /// What is known of the touches.
  public typealias Value = Base.Value
  /// There is none: it is recognized as it is.
  public typealias Body = Never

  package func recognizer(in place: PlacedGeometry) -> Recognizer<Base.Value> {
    UpdatingRecognizer(self, in: place)
  }
}

extension GestureStateGesture: GestureWrapping {
  package var wrapped: any Gesture { base }
  package var gestureAction: GestureAction? { .updating(body) }
}

private final class UpdatingRecognizer<Base: Gesture, Followed>: WrappingRecognizer<Base.Value> {
  private var gesture: GestureStateGesture<Base, Followed>
  private var hasChanged = false

  init(_ gesture: GestureStateGesture<Base, Followed>, in place: PlacedGeometry) {
    self.gesture = gesture
    super.init(gesture.base.makeRecognizer(in: place))
  }

  override func notify() {
    if let value = phase.passingValue {
      hasChanged = true
      gesture.state.update { gesture.body(value, &$0, &$1) }
    } else if phase.isOver, hasChanged {
      hasChanged = false
      gesture.state.end()
    }
  }

  override func follow(_ gesture: any Gesture) {
    guard let gesture = gesture as? GestureStateGesture<Base, Followed> else { return }
    self.gesture = gesture
    base.adopt(gesture.base)
  }
}
