package import LayoutTree

/// Two gestures of which only one is recognized, the first one if both could be.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The value of the gesture that is recognized.
  public enum Value {
    /// That of the first.
    case first(First.Value)
    /// That of the second.
    case second(Second.Value)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that is recognized where the first is not.
  public var second: Second

  /// Creates a gesture from two.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture: PrimitiveGesture {
  package func recognizer(in place: PlacedGeometry) -> Recognizer<Value> {
    ExclusiveGestureRecognizer(self, in: place)
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Recognizes the first of two gestures, or where that fails the second.
///
/// While the first is possible, what listens to the second hears only that it is possible too. What has become of it by
/// then is told when the first has failed.
package class ExclusiveRecognizer<First, Second, Value>: Recognizer<Value> {
  let first: Recognizer<First>
  let second: Recognizer<Second>
  private let firstValue: (First) -> Value
  private let secondValue: (Second) -> Value
  private var firstHasWon = false

  package init(
    _ first: Recognizer<First>, _ second: Recognizer<Second>, first firstValue: @escaping (First) -> Value,
    second secondValue: @escaping (Second) -> Value
  ) {
    self.first = first
    self.second = second
    self.firstValue = firstValue
    self.secondValue = secondValue
  }

  final override func next(_ touch: Touch) -> GesturePhase<Value> {
    first.receive(touch)
    second.receive(touch)
    firstHasWon = firstHasWon || first.phase.isRecognized
    switch first.phase {
    case .failed: return firstHasWon ? .failed : second.phase.map(secondValue)
    case .possible(nil): return .possible(second.phase.possibleValue.map(secondValue))
    default: return first.phase.map(firstValue)
    }
  }

  package final override func commit() {
    if firstHasWon { second.cancel() }
    first.commit()
    switch (first.phase, second.phase) {
    case (.failed, _), (.possible, .possible): if !firstHasWon { second.commit() }
    default: break
    }
  }

  package final override func cancel() {
    super.cancel()
    first.cancel()
    second.cancel()
  }
}

private final class ExclusiveGestureRecognizer<First: Gesture, Second: Gesture>: ExclusiveRecognizer<
  First.Value, Second.Value, ExclusiveGesture<First, Second>.Value
>
{
  init(_ gesture: ExclusiveGesture<First, Second>, in place: PlacedGeometry) {
    super.init(
      gesture.first.makeRecognizer(in: place), gesture.second.makeRecognizer(in: place), first: { .first($0) },
      second: { .second($0) })
  }

  override func follow(_ gesture: any Gesture) {
    guard let gesture = gesture as? ExclusiveGesture<First, Second> else { return }
    first.adopt(gesture.first)
    second.adopt(gesture.second)
  }
}

/// Two gestures that are recognized independently.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The values of both gestures.
  public struct Value {
    /// That of the first; nil where it is not recognized.
    public var first: First.Value?
    /// That of the second; nil where it is not recognized.
    public var second: Second.Value?
  }

  /// One of the gestures.
  public var first: First
  /// The other one.
  public var second: Second

  /// Creates a gesture from two.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture: PrimitiveGesture {
  package func recognizer(in place: PlacedGeometry) -> Recognizer<Value> {
    SimultaneousGestureRecognizer(self, in: place)
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Recognizes two gestures at once.
package class SimultaneousRecognizer<First, Second, Value>: Recognizer<Value> {
  let first: Recognizer<First>
  let second: Recognizer<Second>
  private let value: (First?, Second?) -> Value

  package init(_ first: Recognizer<First>, _ second: Recognizer<Second>, value: @escaping (First?, Second?) -> Value) {
    self.first = first
    self.second = second
    self.value = value
  }

  final override func next(_ touch: Touch) -> GesturePhase<Value> {
    first.receive(touch)
    second.receive(touch)
    let (one, other) = (first.phase, second.phase)
    let value = value(one.value, other.value)
    if one.isRecognized || other.isRecognized {
      return one.isOver && other.isOver ? .ended(value) : .active(value)
    }
    if one.isOver && other.isOver { return .failed }
    return .possible(one.value == nil && other.value == nil ? nil : value)
  }

  package final override func commit() {
    first.commit()
    second.commit()
  }

  package final override func cancel() {
    super.cancel()
    first.cancel()
    second.cancel()
  }
}

private final class SimultaneousGestureRecognizer<First: Gesture, Second: Gesture>: SimultaneousRecognizer<
  First.Value, Second.Value, SimultaneousGesture<First, Second>.Value
>
{
  init(_ gesture: SimultaneousGesture<First, Second>, in place: PlacedGeometry) {
    super.init(gesture.first.makeRecognizer(in: place), gesture.second.makeRecognizer(in: place)) {
      SimultaneousGesture.Value(first: $0, second: $1)
    }
  }

  override func follow(_ gesture: any Gesture) {
    guard let gesture = gesture as? SimultaneousGesture<First, Second> else { return }
    first.adopt(gesture.first)
    second.adopt(gesture.second)
  }
}

/// Two gestures one after the other: the second begins when the first is over, and where the finger then is.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// How far the gestures have come.
  public enum Value {
    /// The first is not over.
    case first(First.Value)
    /// The first is over, and the second has a value or none yet.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that comes after it.
  public var second: Second

  /// Creates a gesture from two.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture: PrimitiveGesture {
  package func recognizer(in place: PlacedGeometry) -> Recognizer<Value> {
    SequenceRecognizer(self, in: place)
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>: Recognizer<
  SequenceGesture<First, Second>.Value
>
{
  private let first: Recognizer<First.Value>
  private let second: Recognizer<Second.Value>

  init(_ gesture: SequenceGesture<First, Second>, in place: PlacedGeometry) {
    first = gesture.first.makeRecognizer(in: place)
    second = gesture.second.makeRecognizer(in: place)
  }

  override func next(_ touch: Touch) -> GesturePhase<SequenceGesture<First, Second>.Value> {
    if !first.phase.isOver {
      first.receive(touch)
      guard case .ended(let value) = first.phase else { return first.phase.map { .first($0) } }
      // A finger that is still down is the second gesture's from here on.
      if touch.kind != .ended { second.receive(Touch(kind: .began, location: touch.location, time: touch.time)) }
      return .active(.second(value, second.phase.value))
    }
    second.receive(touch)
    guard case .ended(let value) = first.phase else { return .failed }
    switch second.phase {
    case .possible(let other): return .active(.second(value, other))
    case .active(let other): return .active(.second(value, other))
    case .ended(let other): return .ended(.second(value, other))
    case .failed: return .failed
    }
  }

  override func commit() {
    first.commit()
    second.commit()
  }

  override func cancel() {
    super.cancel()
    first.cancel()
    second.cancel()
  }

  override func follow(_ gesture: any Gesture) {
    guard let gesture = gesture as? SequenceGesture<First, Second> else { return }
    first.adopt(gesture.first)
    second.adopt(gesture.second)
  }
}

extension GesturePhase {
  /// The value of a gesture that may still be recognized.
  fileprivate var possibleValue: Value? {
    if case .possible(let value) = self { value } else { nil }
  }

  /// The value, unless the gesture has failed.
  fileprivate var value: Value? {
    if case .ended(let value) = self { value } else { passingValue }
  }
}

extension Gesture {
  /// This gesture, or where it is not recognized another one.
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// This gesture and another one, each for itself.
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture, and another one that begins when this one is over.
  public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
