/// A swipe along a row that is a button: the button is pressed until the swipe is recognized, and then released.
package final class SwipeOverPress: Recognizer<Void> {
  private let swipe: Recognizer<Void>
  private let press: Recognizer<Void>
  private var isSwiped = false

  package init(swipe: Recognizer<Void>, press: Recognizer<Void>) {
    self.swipe = swipe
    self.press = press
  }

  override func next(_ touch: Touch) -> GesturePhase<Void> {
    swipe.receive(touch)
    if !isSwiped, swipe.phase.isRecognized {
      isSwiped = true
      press.cancel()
    }
    if isSwiped { return swipe.phase }
    press.receive(touch)
    return press.phase
  }

  package override func commit() { isSwiped ? swipe.commit() : press.commit() }

  package override func cancel() {
    super.cancel()
    swipe.cancel()
    press.cancel()
  }
}
