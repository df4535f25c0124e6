import Foundation

/// What a finger does at one moment.
package struct Touch {
  /// What has happened.
  package enum Kind {
    /// The finger comes down.
    case began
    /// The finger is elsewhere.
    case moved
    /// The finger goes up.
    case ended
    /// Time has passed, with the finger up or down.
    case waited
  }

  package let kind: Kind
  /// Where the finger is, or was last, in points from the screen's top left corner.
  package let location: CGPoint
  /// In seconds from the first touch.
  let time: TimeInterval

  package init(kind: Kind, location: CGPoint, time: TimeInterval) {
    self.kind = kind
    self.location = location
    self.time = time
  }

  package func distance(to other: CGPoint) -> CGFloat {
    let (x, y) = (location.x - other.x, location.y - other.y)
    return (x * x + y * y).squareRoot()
  }
}

/// How far a gesture has come.
package enum GesturePhase<Value> {
  /// It may still be recognized, or not; some gestures have a value already.
  case possible(Value?)
  /// It is recognized and goes on.
  case active(Value)
  /// It is recognized and over.
  case ended(Value)
  /// It is not recognized, or was broken off.
  case failed

  /// Whether no touch changes it any more.
  package var isOver: Bool {
    switch self {
    case .possible, .active: false
    case .ended, .failed: true
    }
  }

  /// Whether it has been recognized.
  package var isRecognized: Bool {
    switch self {
    case .possible, .failed: false
    case .active, .ended: true
    }
  }

  /// The value, as long as the gesture is not over.
  var passingValue: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value): value
    case .ended, .failed: nil
    }
  }

  func map<Mapped>(_ transform: (Value) -> Mapped) -> GesturePhase<Mapped> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// Follows the touches of one gesture in one view.
///
/// Receiving a touch only changes the phase. What listens to the gesture is called by `commit`, which those that arrange
/// gestures pass on to the ones that may have the touches.
@MainActor
package class Recognizer<Value> {
  package private(set) final var phase = GesturePhase<Value>.possible(nil)

  /// Takes a touch into account; a gesture that is over heeds none.
  package final func receive(_ touch: Touch) {
    if !phase.isOver { phase = next(touch) }
  }

  /// The phase after a touch; to be overridden.
  func next(_ touch: Touch) -> GesturePhase<Value> { .failed }

  /// Calls what listens, if the phase says something new.
  package func commit() {}

  /// Breaks the gesture off, because another one has the touches.
  package func cancel() {
    phase = .failed
  }

  /// Goes on with what a later evaluation of the view has in the place of its gesture.
  package final func adopt(_ gesture: any Gesture) {
    follow(gesture.primitive)
  }

  /// Goes on with a gesture that is no other one's body; to be overridden by what calls something.
  func follow(_ gesture: any Gesture) {}
}

/// Wraps another recognizer and reports what it recognizes.
class WrappingRecognizer<Value>: Recognizer<Value> {
  let base: Recognizer<Value>

  init(_ base: Recognizer<Value>) {
    self.base = base
  }

  /// Tells what the phase says, if it is new; to be overridden.
  func notify() {}

  final override func next(_ touch: Touch) -> GesturePhase<Value> {
    base.receive(touch)
    return base.phase
  }

  final override func commit() {
    base.commit()
    notify()
  }

  final override func cancel() {
    super.cancel()
    base.cancel()
    notify()
  }
}
