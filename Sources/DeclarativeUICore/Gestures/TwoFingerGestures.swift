public import Foundation
package import LayoutTree

// Tests touch with one finger, so these gestures are never recognized: they are there so that view code compiles.

/// Two fingers that move apart or together.
/// - Remark: never recognized, because tests touch with one finger.
public struct MagnifyGesture: Sendable {
  /// What is known of the fingers.
  public struct Value: Equatable, Sendable {
    /// When the fingers were there.
    public var time: Date
    /// How much farther apart the fingers are than at the start.
    public var magnification: CGFloat
    /// How fast that changes, a second.
    public var velocity: CGFloat
    /// The middle between the fingers at the start, in units of the view's size.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the start, in points.
    public var startLocation: CGPoint
  }

  /// How much farther apart the fingers must be before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnifyGesture: PrimitiveGesture {
  package func recognizer(in place: PlacedGeometry) -> Recognizer<Value> { Recognizer() }
}

/// Two fingers that move apart or together.
/// - Remark: never recognized, because tests touch with one finger.
public struct MagnificationGesture: Sendable {
  /// How much farther apart the fingers are than at the start.
  public typealias Value = CGFloat

  /// How much farther apart the fingers must be before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: PrimitiveGesture {
  package func recognizer(in place: PlacedGeometry) -> Recognizer<CGFloat> { Recognizer() }
}

/// Two fingers that turn.
/// - Remark: never recognized, because tests touch with one finger.
public struct RotateGesture: Sendable {
  /// What is known of the fingers.
  public struct Value: Equatable, Sendable {
    /// When the fingers were there.
    public var time: Date
    /// How far the fingers have turned.
    public var rotation: Angle
    /// How fast the fingers turn, a second.
    public var velocity: Angle
    /// The middle between the fingers at the start, in units of the view's size.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the start, in points.
    public var startLocation: CGPoint
  }

  /// How far the fingers must turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: PrimitiveGesture {
  package func recognizer(in place: PlacedGeometry) -> Recognizer<Value> { Recognizer() }
}

/// Two fingers that turn.
/// - Remark: never recognized, because tests touch with one finger.
public struct RotationGesture: Sendable {
  /// How far the fingers have turned.
  public typealias Value = Angle

  /// How far the fingers must turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: PrimitiveGesture {
  package func recognizer(in place: PlacedGeometry) -> Recognizer<Angle> { Recognizer() }
}
