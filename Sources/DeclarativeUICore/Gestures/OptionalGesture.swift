package import LayoutTree

extension Optional: Gesture where Wrapped: Gesture {
  /// What is known of the touches.
  public typealias Value = Wrapped.Value
  /// An optional gesture has no body.
  public typealias Body = Never
}

extension Optional: PrimitiveGesture, ErasedGesture where Wrapped: Gesture {
  var erased: any Gesture { map { $0 as any Gesture } ?? NoGesture<Wrapped.Value>() }

  package func recognizer(in place: PlacedGeometry) -> Recognizer<Wrapped.Value> {
    self?.makeRecognizer(in: place) ?? NoGesture().recognizer(in: place)
  }
}

/// A gesture that no touches are.
private struct NoGesture<Known> {}

extension NoGesture: PrimitiveGesture {
  typealias Value = Known
  typealias Body = Never

  func recognizer(in place: PlacedGeometry) -> Recognizer<Known> { RefusingRecognizer() }
}

/// Recognizes nothing.
private final class RefusingRecognizer<Value>: Recognizer<Value> {
  override func next(_ touch: Touch) -> GesturePhase<Value> { .failed }
}
