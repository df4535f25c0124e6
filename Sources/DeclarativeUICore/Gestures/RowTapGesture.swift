import Foundation
package import LayoutTree

/// A tap on a row of a list, which also reports while the finger is down.
package struct RowTapGesture {
  /// Told where the finger is, in points of the screen; nil when it goes up or becomes something else.
  let pressing: @MainActor (CGPoint?) -> Void

  package init(pressing: @escaping @MainActor (CGPoint?) -> Void) {
    self.pressing = pressing
  }
}

extension RowTapGesture: PrimitiveGesture {
  /// Where the tap is, in points of the screen.
  package typealias Value = CGPoint

  package func recognizer(in place: PlacedGeometry) -> Recognizer<CGPoint> { RowTapRecognizer(pressing) }
}

private final class RowTapRecognizer: Recognizer<CGPoint> {
  private let pressing: @MainActor (CGPoint?) -> Void
  private var down: Touch?
  private var told: CGPoint?

  init(_ pressing: @escaping @MainActor (CGPoint?) -> Void) {
    self.pressing = pressing
  }

  override func next(_ touch: Touch) -> GesturePhase<CGPoint> {
    let start = down ?? touch
    down = start
    // As of other taps: how far a finger may move is not known.
    guard touch.distance(to: start.location) <= 10 else { return .failed }
    return touch.kind == .ended ? .ended(touch.location) : .possible(nil)
  }

  override func commit() { tell(phase.isOver ? nil : down?.location) }

  override func cancel() {
    super.cancel()
    tell(nil)
  }

  private func tell(_ point: CGPoint?) {
    guard point != told else { return }
    told = point
    pressing(point)
  }
}

/// A long press that reports its location.
package struct RowPressGesture {
  package init() {}
}

extension RowPressGesture: PrimitiveGesture {
  /// Where the finger is, in points of the screen.
  package typealias Value = CGPoint

  package func recognizer(in place: PlacedGeometry) -> Recognizer<CGPoint> { RowPressRecognizer() }
}

private final class RowPressRecognizer: Recognizer<CGPoint> {
  private let gesture = LongPressGesture()
  private var down: Touch?

  override func next(_ touch: Touch) -> GesturePhase<CGPoint> {
    let start = down ?? touch
    down = start
    guard touch.distance(to: start.location) <= gesture.maximumDistance else { return .failed }
    if touch.time - start.time >= gesture.minimumDuration { return .ended(start.location) }
    return touch.kind == .ended ? .failed : .possible(nil)
  }
}
