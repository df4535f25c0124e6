/// What a gesture makes of touches, for gestures that are told outside of this module.
@MainActor
package protocol TouchHandling<Value> {
  /// What the gesture says.
  associatedtype Value

  /// The phase after a touch.
  mutating func next(_ touch: Touch) -> GesturePhase<Value>
  /// Calls what listens, in a phase that says something new.
  mutating func commit(_ phase: GesturePhase<Value>)
  /// The gesture is broken off, because another one has the touches.
  mutating func cancel()
  /// Goes on with a gesture of a later evaluation.
  mutating func follow(_ gesture: any Gesture)
}

/// A recognizer by what is made of its touches.
package final class HandledRecognizer<Handling: TouchHandling>: Recognizer<Handling.Value> {
  private var handling: Handling

  /// Creates a recognizer that no touch has reached.
  package init(_ handling: Handling) {
    self.handling = handling
  }

  override func next(_ touch: Touch) -> GesturePhase<Handling.Value> { handling.next(touch) }

  override package func commit() { handling.commit(phase) }

  override package func cancel() {
    super.cancel()
    handling.cancel()
  }

  override func follow(_ gesture: any Gesture) { handling.follow(gesture) }
}
