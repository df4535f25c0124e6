public import DeclarativeUI
public import Foundation

// What is known of touches that never were, for `callOnChanged(value:)` and its kind.

extension DragGesture.Value {
  /// What is known of a finger that is moved.
  /// - Parameter velocity: in points a second.
  public init(time: Date, location: CGPoint, startLocation: CGPoint, velocity: CGVector) {
    let velocity = CGSize(width: velocity.dx, height: velocity.dy)
    self.init(at: location, from: startLocation, on: time, velocity: velocity)
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
