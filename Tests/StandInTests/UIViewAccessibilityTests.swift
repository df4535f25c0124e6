import DeclarativeUI
import Foundation
import Testing
import UIKitStandIn

@MainActor @Suite struct `What a view of UIKit says of itself` {
  private final class Round: UIView {
    override var accessibilityPath: UIBezierPath? {
      get { UIBezierPath(ovalIn: bounds) }
      set {}
    }
  }

  @Test func `is kept, and may be overridden`() {
    let view = Round(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(view.accessibilityFrame == .zero && view.accessibilityActivationPoint == .zero)
    view.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.accessibilityActivationPoint = CGPoint(x: 5, y: 6)
    (view.accessibilityValue, view.accessibilityHint) = ("Half", "Turns it")
    #expect(view.accessibilityFrame.maxX == 4 && view.accessibilityActivationPoint.y == 6)
    #expect(view.accessibilityValue == "Half" && view.accessibilityHint == "Turns it")
    #expect(view.accessibilityPath?.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(UIView().accessibilityPath == nil)
  }
}
