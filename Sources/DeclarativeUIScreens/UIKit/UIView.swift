import LayoutTree
public import Foundation

/// What hears of touches and keys, by UIKit's name.
/// - Remark: hears of nothing here; nobody posts anything of a keyboard.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Posted when a keyboard is about to come.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// Posted when a keyboard has come.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Posted when a keyboard is about to go.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// Posted when a keyboard has gone.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Posted when a keyboard is about to change its place.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Where a keyboard will be, in what is posted of it.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long a keyboard takes to come, in what is posted of it.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"

  /// Creates what hears of nothing.
  public override init() { super.init() }

  /// Whether it can be the one that keys are sent to: not unless a class says so.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether keys are sent to it: never.
  open var isFirstResponder: Bool { false }

  /// Wants keys to be sent to it.
  /// - Returns: false, since there are none.
  @discardableResult open func becomeFirstResponder() -> Bool { false }

  /// Wants no more keys.
  /// - Returns: true.
  @discardableResult open func resignFirstResponder() -> Bool { true }

  /// Who hears of what this one leaves: nobody.
  open var next: UIResponder? { nil }

  /// Arranges the menus of an app's bar, which nobody makes.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Called when fingers come down; nobody calls it here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when fingers move; nobody calls it here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when fingers are lifted; nobody calls it here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when the system takes touches away; nobody calls it here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A finger on the screen, by UIKit's name; there is none here.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// Where the finger is in a view, in points: always at its corner.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where the finger was before: always at the view's corner.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  /// The view that it is on: none.
  public var view: UIView? { nil }
  /// How many times it has come down.
  public var tapCount: Int { 1 }
  /// How hard it presses, which is not felt here.
  public var force: CGFloat { 0 }
}

/// What happens to fingers and keys, by UIKit's name; nothing does here.
@MainActor @preconcurrency
open class UIEvent: NSObject {}

/// What the menus of an app's bar are arranged by.
/// - Remark: accepted for the code of apps; there is no bar of menus.
@MainActor @preconcurrency
public protocol UIMenuBuilder: AnyObject {}

/// What a view or a screen of UIKit shows that can be drawn.
package protocol ShownContent: Sendable {
  /// What it takes when it is asked for its ideal size, in points.
  @MainActor var idealSize: CGSize { get }
  /// The view, where it stands among views of UIKit; nil where it is not one view.
  @MainActor var view: AnyView? { get }
}

extension ShownContent {
  @MainActor package var view: AnyView? { nil }
}

/// An area of a screen, by UIKit's name.
///
/// What a host shows in its view is drawn. What code draws or arranges in a view of its own is drawn in programs that
/// import UIKit; for what cannot be drawn a labelled surface stands in, of the size that the view has of its own.
/// - Remark: without an import of UIKit only what hosts show is drawn, and a surface stands in for the rest.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// Stands for an extent that a view does not have of its own.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// What a host shows in the area; nil where it is none of a host.
  package private(set) var content: (any ShownContent)?
  /// What is to be done before the area is seen for the first time.
  package var prepare: (@MainActor @Sendable () -> Void)?
  /// The screen whose area it is.
  package weak var owner: UIViewController?
  /// Whether it says how views of its class look, and is not one of them.
  var isAppearance = false

  /// What bars and the screen's corners cover of it, in points.
  package var coveredInsets = UIEdgeInsets.zero

  /// The traits of what it stands in, where that is no view of UIKit; nil before it is drawn.
  package var surroundings: UITraitCollection?
  /// The traits that it was told of last.
  var toldTraits: UITraitCollection?
  /// What is told the traits before when they are others.
  package var traitObservers: [@MainActor (UITraitCollection) -> Void] = []

  /// What modules above keep with it.
  package var kept: AnyObject?

  private var extents = CGRect.zero

  /// Creates an area with nothing in it but its background.
  /// - Parameter frame: where it is, in points.
  public init(frame: CGRect) {
    super.init()
    extents = frame
  }

  /// Creates an area as a file describes it; nothing is read here.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates an area without extents.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates the area of a host.
  package convenience init(showing content: any ShownContent) {
    self.init(frame: .zero)
    self.content = content
  }

  /// Where the area is, in points.
  ///
  /// Of an area that a picture is taken of its size counts where neither the snapshot nor its device has one; zero, the
  /// default, stands for what the view takes, and the origin makes no difference.
  open var frame: CGRect {
    get { extents }
    set {
      let old = extents.size
      extents = newValue
      if old != newValue.size { subviews.forEach { $0.follow(from: old, to: newValue.size) } }
    }
  }

  /// Changes its place and size with those of the view around it, as its mask says: what may change shares the
  /// difference, each by its part.
  private func follow(from old: CGSize, to new: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty else { return }
    let (x, width) = AutoresizingMask.place(
      of: (frame.minX, frame.width), from: old.width, to: new.width,
      flexible: (
        autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
        autoresizingMask.contains(.flexibleRightMargin)
      ))
    let (y, height) = AutoresizingMask.place(
      of: (frame.minY, frame.height), from: old.height, to: new.height,
      flexible: (
        autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
        autoresizingMask.contains(.flexibleBottomMargin)
      ))
    frame = CGRect(x: x, y: y, width: width, height: height)
  }

  /// The area in its own coordinates, in points; another size leaves its middle where it is.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set {
      let middle = center
      frame = CGRect(
        x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }

  /// Its middle in the coordinates of the view around it, in points.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// What it takes of its own, in points: of a host's area the ideal size of the view.
  open var intrinsicContentSize: CGSize {
    content?.idealSize ?? (self as? any DrawnArea)?.ownSize
      ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The colour behind what is in it, or nil for that of the screen.
  open var backgroundColor: UIColor? { didSet { noteChange() } }
  // Implicitly unwrapped as UIKit's, since code uses it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what can be pressed.
  open var tintColor: UIColor! { didSet { noteChange() } }
  /// How opaque it is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether it is not shown.
  open var isHidden = false { didSet { noteChange() } }
  /// Whether it covers all of its area.
  open var isOpaque = true
  /// Whether what is beyond its area is cut off.
  open var clipsToBounds = false
  /// Whether it is touched.
  open var isUserInteractionEnabled = true
  /// How a picture fills it.
  open var contentMode = ContentMode.scaleToFill
  /// A number by which code finds it.
  open var tag = 0
  /// By which a test finds it.
  open var accessibilityIdentifier: String?
  /// What is read out of it.
  open var accessibilityLabel: String?
  /// What is read out of its value; nobody hears it here.
  open var accessibilityValue: String?
  /// What is read out of what it does; nobody hears it here.
  open var accessibilityHint: String?
  /// Whether it is read out.
  open var isAccessibilityElement = false
  /// Where it is marked on the screen while it is read out; nobody does so here.
  open var accessibilityFrame = CGRect.zero
  /// Where it is touched while it is read out; nobody does so here.
  open var accessibilityActivationPoint = CGPoint.zero
  /// Along which line it is marked.
  open var accessibilityPath: UIBezierPath?
  /// The appearance, before that of the snapshot and its device; unspecified is theirs.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Traits that count before those of the snapshot and its device.
  public var traitOverrides = UITraitCollection()
  /// Which sides follow those of the view around it.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether its size follows that of the view around it, and no constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The view around it.
  public private(set) weak var superview: UIView?
  /// The views in it, those behind first.
  public private(set) var subviews: [UIView] = []

  private var needsConstraints = true
  private var huggings: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var resistances: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  /// The window that it is in: none.
  public var window: UIWindow? { nil }
  /// What it is like on its screen; before it is drawn as on the screen that is.
  open var traitCollection: UITraitCollection {
    let around = superview?.traitCollection ?? surroundings ?? .current
    return UITraitCollection(traitsFrom: [around, ownTraits])
  }

  /// What bars and the screen's corners cover of it, in points: known when it is laid out.
  open var safeAreaInsets: UIEdgeInsets { coveredInsets }

  /// Puts a view in front of those that are in it.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts a view among those that are in it.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.detach()
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
  }

  /// Puts a view right in front of one that is in it, or in front of all where that one is not.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    view.detach()
    let index = subviews.firstIndex { $0 === siblingSubview }
    insertSubview(view, at: index.map { $0 + 1 } ?? subviews.count)
  }

  /// Puts a view right behind one that is in it, or in front of all where that one is not.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    view.detach()
    insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? subviews.count)
  }

  /// Has two of the views in it change their places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { subviews.swapAt(index1, index2) }

  /// Whether it is another view, or is in it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Takes it out of the view around it.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    willMove(toSuperview: nil)
    detach()
    didMoveToSuperview()
  }

  private func detach() {
    if superview != nil { (self as? any DrawnArea)?.forgetOuterConstraints() }
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Brings a view in front of its neighbours.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Puts a view behind its neighbours.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// The view of a number, itself or within it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// How much it wants not to be larger than what it takes of its own.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    huggings[axis] ?? ownHugging
  }

  /// How much its class wants not to be larger than what it takes of its own.
  var ownHugging: UILayoutPriority { .defaultLow }

  /// Says how much it wants not to be larger than what it takes of its own.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    huggings[axis] = priority
  }

  /// How much it wants not to be smaller than what it takes of its own.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistances[axis] ?? .defaultHigh
  }

  /// Says how much it wants not to be smaller than what it takes of its own.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    resistances[axis] = priority
  }

  /// What it takes where a size is offered, in points: its own, and what is offered where it has none.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    if let wrapped = (self as? any DrawnArea)?.wrappedSize(forWidth: size.width) { return wrapped }
    let own = intrinsicContentSize
    return CGSize(
      width: own.width == Self.noIntrinsicMetric ? size.width : own.width,
      height: own.height == Self.noIntrinsicMetric ? size.height : own.height)
  }

  /// Makes it as large as what it takes.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

  /// Called on a device when keys begin or cease to go to it; nobody calls it here but an app.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// Called on a device when VoiceOver comes to it; nobody calls it here but an app.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called on a device when VoiceOver leaves it; nobody calls it here but an app.
  open func accessibilityElementDidLoseFocus() {}

  /// Accepted for code of UIKit; everything is laid out when it is drawn.
  open func setNeedsLayout() {}
  /// Puts what is in it where it belongs; everything is laid out anew when it is drawn.
  open func layoutIfNeeded() { (self as? any DrawnArea)?.layOut() }
  /// Puts the views in it where they belong; called before it is drawn, when it has its size.
  open func layoutSubviews() {}
  /// Has it make its constraints anew before it is laid out.
  open func setNeedsUpdateConstraints() { needsConstraints = true }
  /// Has it make its constraints where it has not yet, or is to make them anew.
  open func updateConstraintsIfNeeded() {
    guard needsConstraints else { return }
    needsConstraints = false
    updateConstraints()
  }
  /// Makes its constraints; called before it is laid out.
  open func updateConstraints() {}
  /// Accepted for code of UIKit; everything is drawn in each picture.
  open func setNeedsDisplay() {}
  /// Draws what is in it, behind the views in it.
  open func draw(_ rect: CGRect) {}
  /// Of which class its layer is.
  open class var layerClass: AnyClass { NSObject.self }
  /// The view that a touch is for: the foremost in it that is touched, or itself; nil where it is not touched.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      let place = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      if let touched = view.hitTest(place, with: event) { return touched }
    }
    return self
  }
  /// Whether a point is in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Called before it is put into a view or taken out.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called before it is put into a window; nobody calls it here.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when what bars cover of it changes; nobody calls it here.
  open func safeAreaInsetsDidChange() {}
  /// Called when its margins change; nobody calls it here.
  open func layoutMarginsDidChange() {}
  /// Called when it is put into a view.
  open func didMoveToSuperview() {}
  /// Called when it is put into a window; nobody calls it here.
  open func didMoveToWindow() {}
  /// Called before it is drawn where its traits are others than before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when its colour of what can be pressed changes; nobody calls it here.
  open func tintColorDidChange() {}
  /// Says that it takes another size of its own.
  open func invalidateIntrinsicContentSize() {}
  /// Called when it is read from a file; nobody calls it here.
  open func awakeFromNib() {}

  /// Accepted for tests that ran on a simulator; nothing moves in a picture.
  public nonisolated static func setAnimationsEnabled(_ isEnabled: Bool) {}
  /// Always true, whatever was said of it: tests beside each other would take it from one another.
  public nonisolated static var areAnimationsEnabled: Bool { true }

  /// Does something at once; nothing moves in a picture.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    AnimationEnds.tell { completion?(true) }
  }

  /// Does something without a movement.
  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
}

extension UIView {
  /// How a picture fills an area, by UIKit's name.
  public enum ContentMode: Int, Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
    case bottomLeft, bottomRight
  }

  /// Which sides of an area follow those of the view around it, by UIKit's name.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit a side.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

    /// Where it begins and how long it is in one direction after the view around it has changed.
    package static func place(
      of own: (start: CGFloat, length: CGFloat), from old: CGFloat, to new: CGFloat,
      flexible: (before: Bool, length: Bool, after: Bool)
    ) -> (start: CGFloat, length: CGFloat) {
      let after = old - own.start - own.length
      let parts = (
        before: flexible.before ? own.start : 0, length: flexible.length ? own.length : 0,
        after: flexible.after ? after : 0
      )
      let whole = parts.before + parts.length + parts.after
      let count = [flexible.before, flexible.length, flexible.after].filter { $0 }.count
      guard count > 0 else { return own }
      // Without an extent that could say which part each has, all have the same.
      func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
        guard isFlexible else { return 0 }
        return (new - old) * (whole > 0 ? part / whole : 1 / CGFloat(count))
      }
      return (
        own.start + share(parts.before, flexible.before), own.length + share(parts.length, flexible.length)
      )
    }
  }
}
