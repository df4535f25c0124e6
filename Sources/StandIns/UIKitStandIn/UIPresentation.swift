// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  public let presentedViewController: UIViewController
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
    super.init()
  }
}
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
}
extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
}
open class UISheetPresentationController: UIPresentationController {
  @MainActor @preconcurrency
  open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier(rawValue: "medium")
      public static let large = Identifier(rawValue: "large")
    }
    public class func medium() -> Detent { Detent() }
    public class func large() -> Detent { Detent() }
    public class func custom(identifier: Identifier? = nil, resolver: @escaping (AnyObject) -> CGFloat?) -> Detent {
      Detent()
    }
  }
  open var detents: [Detent] = []
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var preferredCornerRadius: CGFloat?
  open var prefersScrollingExpandsWhenScrolledToEdge = true
}
extension UIViewController {
  public var sheetPresentationController: UISheetPresentationController? { nil }
  public var presentationController: UIPresentationController? { nil }
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
}
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
}
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  public static let zero = NSDirectionalEdgeInsets()
}
