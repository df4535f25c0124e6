public import Foundation
package import LayoutTree

/// A finger that stays where it came down.
///
/// Its value is true as soon as the finger is down.
public struct LongPressGesture: Sendable {
  /// There is a finger.
  public typealias Value = Bool

  /// How long the finger has to stay, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move, in points.
  public var maximumDistance: CGFloat

  /// Creates a gesture.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: PrimitiveGesture {
  package func recognizer(in place: PlacedGeometry) -> Recognizer<Bool> {
    LongPressRecognizer(self)
  }
}

private final class LongPressRecognizer: Recognizer<Bool> {
  private let gesture: LongPressGesture
  /// When and where the finger came down.
  private var down: Touch?

  init(_ gesture: LongPressGesture) {
    self.gesture = gesture
  }

  override func next(_ touch: Touch) -> GesturePhase<Bool> {
    let start = down ?? touch
    down = start
    guard touch.distance(to: start.location) <= gesture.maximumDistance else { return .failed }
    if touch.time - start.time >= gesture.minimumDuration { return .ended(true) }
    return touch.kind == .ended ? .failed : .possible(true)
  }
}

/// A gesture that tells when a finger comes down and when it goes up.
struct PressingGesture {
  let base: LongPressGesture
  let pressing: ((Bool) -> Void)?
}

extension PressingGesture: PrimitiveGesture {
  typealias Value = Bool

  func recognizer(in place: PlacedGeometry) -> Recognizer<Bool> { PressingRecognizer(self, in: place) }
}

private final class PressingRecognizer: WrappingRecognizer<Bool> {
  private var gesture: PressingGesture
  private var isPressing = false

  init(_ gesture: PressingGesture, in place: PlacedGeometry) {
    self.gesture = gesture
    super.init(gesture.base.makeRecognizer(in: place))
  }

  override func notify() {
    let isDown = phase.passingValue ?? false
    guard isDown != isPressing else { return }
    isPressing = isDown
    gesture.pressing?(isDown)
  }

  override func follow(_ gesture: any Gesture) {
    if let gesture = gesture as? PressingGesture { self.gesture = gesture }
  }
}
