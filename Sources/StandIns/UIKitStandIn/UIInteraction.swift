// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

// What nobody here touches: views with interactions, touches of further kinds, and where keys go, which is nowhere.

@MainActor @preconcurrency
public protocol UIInteraction: AnyObject {}
extension UIView {
  public var interactions: [any UIInteraction] {
    get { [] }
    set {}
  }
  public func addInteraction(_ interaction: any UIInteraction) {}
  public func removeInteraction(_ interaction: any UIInteraction) {}
}
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
  open func dismissMenu() {}
}
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: ActionProvider? = nil
  ) {}
}
open class UIRotationGestureRecognizer: UIGestureRecognizer { open var rotation: CGFloat = 0 }
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer { open var edges: UIRectEdge = [] }
extension UIScrollView {
  public var panGestureRecognizer: UIPanGestureRecognizer { values.pan }
  public var contentLayoutGuide: UILayoutGuide { values.guide(.scrolledContent, of: self) }
  public var frameLayoutGuide: UILayoutGuide { values.guide(.scrollFrame, of: self) }
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  public var indicatorStyle: IndicatorStyle {
    get { .default }
    set {}
  }
  public enum IndicatorStyle: Int, Hashable, Sendable { case `default`, black, white }
}
extension UINavigationController {
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
}
extension UIView {
  public var isFocused: Bool { false }
  public func setNeedsFocusUpdate() {}
  public func updateFocusIfNeeded() {}
}
extension UIViewController {
  public func setNeedsFocusUpdate() {}
  public func updateFocusIfNeeded() {}
}
