// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
  var transitionDuration: TimeInterval { get }
  var containerView: UIView { get }
}

extension UIViewControllerTransitionCoordinator {
  /// Does what is to be done beside a movement and after it at once, though there is none.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    animation?(Ended())
    completion?(Ended())
    return true
  }
}

/// A movement that took no time.
private struct Ended: UIViewControllerTransitionCoordinatorContext {
  var isAnimated: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  let containerView = UIView()
}
