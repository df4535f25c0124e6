public import Foundation

/// Where keys go to and went to, by UIKit's name.
/// - Remark: keys go nowhere here.
@MainActor @preconcurrency
open class UIFocusUpdateContext: NSObject {
  /// Where keys go from now on: nowhere.
  public var nextFocusedView: UIView? { nil }
  /// Where keys went before: nowhere.
  public var previouslyFocusedView: UIView? { nil }
}

/// What moves while keys begin to go elsewhere, by UIKit's name.
/// - Remark: nothing moves; what is to be done is done at once.
@MainActor @preconcurrency
open class UIFocusAnimationCoordinator: NSObject {
  /// Does at once what is to move, and what is to follow.
  public func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
