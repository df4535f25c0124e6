import Foundation
import LayoutTree

/// A finger that moves the thumb of a slider.
struct SliderDrag {
  /// Where the thumb is when the finger comes down.
  let fraction: Double
  let figures: SliderFigures
  let isMirrored: Bool
  let value: SliderValue
  let onEditingChanged: (Bool) -> Void
}

extension SliderDrag: PrimitiveGesture {
  typealias Value = Double

  func recognizer(in place: PlacedGeometry) -> Recognizer<Double> {
    HandledRecognizer(SliderTouches(self, frame: place.frame))
  }
}

private struct SliderTouches: TouchHandling {
  private var drag: SliderDrag
  private let frame: CGRect
  /// How far the finger is from the middle of the thumb; nil until it comes down.
  private var grip: CGFloat?
  private var isEditing = false
  /// What the value was told last.
  private var told: Double?

  init(_ drag: SliderDrag, frame: CGRect) {
    self.drag = drag
    self.frame = frame
  }

  mutating func next(_ touch: Touch) -> GesturePhase<Double> {
    let place = drag.isMirrored ? frame.maxX - touch.location.x : touch.location.x - frame.minX
    let middle = drag.figures.middle(at: drag.fraction, in: frame.width)
    // A finger of 44 points holds the thumb; beside it the thumb comes to the finger.
    let grip = grip ?? (abs(place - middle) <= 22 ? place - middle : 0)
    self.grip = grip
    let fraction = drag.figures.fraction(at: place - grip, in: frame.width)
    return touch.kind == .ended ? .ended(fraction) : .active(fraction)
  }

  mutating func commit(_ phase: GesturePhase<Double>) {
    switch phase {
    case .active(let fraction):
      setEditing(true)
      move(to: fraction)
    case .ended(let fraction):
      move(to: fraction)
      setEditing(false)
    case .possible, .failed: break
    }
  }

  mutating func cancel() {
    setEditing(false)
  }

  mutating func follow(_ gesture: any Gesture) {
    if let gesture = gesture as? SliderDrag { drag = gesture }
  }

  private mutating func move(to fraction: Double) {
    guard fraction != told else { return }
    told = fraction
    drag.value.move(to: fraction)
  }

  private mutating func setEditing(_ isEditing: Bool) {
    guard isEditing != self.isEditing else { return }
    self.isEditing = isEditing
    drag.onEditingChanged(isEditing)
  }
}
