package import LayoutTree

/// A gesture whose type is hidden.
public struct AnyGesture<Known> {
  let gesture: any Gesture<Known>

  /// Hides the type of a gesture.
  public init<T: Gesture<Known>>(_ gesture: T) {
    self.gesture = gesture
  }
}

extension AnyGesture: PrimitiveGesture, ErasedGesture {
  /// What is known of the touches.
  public typealias Value = Known
  /// It is recognized as the gesture that it hides.
  public typealias Body = Never

  var erased: any Gesture { gesture }

  package func recognizer(in place: PlacedGeometry) -> Recognizer<Known> { gesture.makeRecognizer(in: place) }
}

/// A gesture that is another one under a wider type.
@MainActor
protocol ErasedGesture {
  /// The other one.
  var erased: any Gesture { get }
}
