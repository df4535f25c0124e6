public import DeclarativeUI
public import Foundation

// What is known of touches that never were, for `callOnChanged(value:)` and its kind.

extension DragGesture.Value {
  /// What is known of a finger that was moved; it stands still, as fingers of tests do.
  public init(time: Date, location: CGPoint, startLocation: CGPoint, velocity: CGVector) {
    self.init(at: location, from: startLocation, on: time)
  }
}

extension SpatialTapGesture.Value {
  /// What is known of a tap.
  public init(location: CGPoint) { self.init(at: location) }
}

extension SimultaneousGesture.Value {
  /// What is known of two gestures at once.
  public init(first: First.Value?, second: Second.Value?) { self.init(of: first, and: second) }
}

extension LongPressGesture.Value {
  /// What is known of a long press.
  public init(finished: Bool) { self = finished }
}

extension MagnificationGesture.Value {
  /// What is known of two fingers that have moved apart.
  public init(magnifyBy scale: CGFloat) { self = scale }
}

extension RotationGesture.Value {
  /// What is known of two fingers that have turned.
  public init(angle: Angle) { self = angle }
}
