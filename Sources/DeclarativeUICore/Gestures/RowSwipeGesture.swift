import Foundation
package import LayoutTree

/// A finger that moves along a row; one that moves up or down scrolls.
package struct RowSwipeGesture: PrimitiveGesture {
  package init() {}

  package struct Value {
    /// Where the finger came down, in points from the screen's top left corner.
    package let start: CGPoint
    /// How far it has moved to the right, in points.
    package let distance: CGFloat
  }

  package func recognizer(in place: PlacedGeometry) -> Recognizer<Value> { RowSwipeRecognizer() }
}

private final class RowSwipeRecognizer: Recognizer<RowSwipeGesture.Value> {
  private var start: CGPoint?
  private var hasBegun = false

  override func next(_ touch: Touch) -> GesturePhase<RowSwipeGesture.Value> {
    let start = start ?? touch.location
    self.start = start
    let (x, y) = (touch.location.x - start.x, touch.location.y - start.y)
    if !hasBegun, touch.distance(to: start) >= 10 {
      guard abs(x) > abs(y) else { return .failed }
      hasBegun = true
    }
    guard hasBegun else { return touch.kind == .ended ? .failed : .possible(nil) }
    let value = RowSwipeGesture.Value(start: start, distance: x)
    return touch.kind == .ended ? .ended(value) : .active(value)
  }
}
