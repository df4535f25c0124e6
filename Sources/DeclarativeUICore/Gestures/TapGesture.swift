public import Foundation
package import LayoutTree

/// A number of taps, one soon after the other.
///
/// How far a finger may move in a tap, how long it may stay, and how soon the next tap must follow are not documented for
/// SwiftUI: here 10 points, three quarters of a second and a third of a second.
/// - Remark: how far a finger may move in a tap, and how soon the next one must follow, is not known.
public struct TapGesture: Sendable {
  /// The number of taps.
  public var count: Int

  /// Creates a gesture of a number of taps.
  public nonisolated init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: PrimitiveGesture {
  /// There is nothing to know of a tap.
  public typealias Value = Void

  package func recognizer(in place: PlacedGeometry) -> Recognizer<Void> {
    TapRecognizer(count: count) { _ in }
  }
}

/// A number of taps, with their location.
public struct SpatialTapGesture {
  /// What is known of the taps.
  public struct Value: Equatable, Sendable {
    /// Where the last tap is, in points.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  /// Where places are counted from.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of a number of taps.
  public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Creates a gesture of a number of taps.
  @_disfavoredOverload
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
}

extension SpatialTapGesture: PrimitiveGesture {
  package func recognizer(in place: PlacedGeometry) -> Recognizer<Value> {
    TapRecognizer(count: count) { Value(location: coordinateSpace.convert($0, in: place)) }
  }
}

private final class TapRecognizer<Value>: Recognizer<Value> {
  private let count: Int
  private let value: (CGPoint) -> Value
  private var taps = 0
  /// When and where the finger came down; nil while it is up.
  private var down: Touch?
  private var lastEnd: TimeInterval = 0

  init(count: Int, value: @escaping (CGPoint) -> Value) {
    self.count = max(count, 1)
    self.value = value
  }

  override func next(_ touch: Touch) -> GesturePhase<Value> {
    guard isInTime(touch) else { return .failed }
    switch touch.kind {
    case .began: down = touch
    case .moved, .waited: break
    case .ended:
      down = nil
      lastEnd = touch.time
      taps += 1
      if taps == count { return .ended(value(touch.location)) }
    }
    return .possible(nil)
  }

  private func isInTime(_ touch: Touch) -> Bool {
    guard let down else { return taps == 0 || touch.time - lastEnd <= 0.35 }
    return touch.time - down.time <= 0.75 && touch.distance(to: down.location) <= 10
  }
}

/// A press of a control: recognized from the start, and over when the finger goes up in the control's frame.
struct PressGesture {
  /// Told when a finger comes onto the control, and when it leaves it or goes up.
  var pressing: @MainActor (Bool) -> Void = { _ in }
}

extension PressGesture: PrimitiveGesture {
  typealias Value = Void

  func recognizer(in place: PlacedGeometry) -> Recognizer<Void> { PressRecognizer(frame: place.frame, pressing) }
}

private final class PressRecognizer: Recognizer<Void> {
  private let frame: CGRect
  private let pressing: @MainActor (Bool) -> Void
  private var isInside = false
  private var isPressed = false

  init(frame: CGRect, _ pressing: @escaping @MainActor (Bool) -> Void) {
    self.frame = frame
    self.pressing = pressing
  }

  override func next(_ touch: Touch) -> GesturePhase<Void> {
    isInside = frame.holds(touch.location)
    guard touch.kind == .ended else { return .active(()) }
    return isInside ? .ended(()) : .failed
  }

  override func commit() { tell(isInside && !phase.isOver) }

  override func cancel() {
    super.cancel()
    tell(false)
  }

  private func tell(_ isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    pressing(isPressed)
  }
}
