// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// Moves nothing: views stay where they are, as before the first moment of a fall.
@MainActor @preconcurrency
open class UIDynamicAnimator: NSObject {
  public let referenceView: UIView?
  public private(set) var behaviors: [UIDynamicBehavior] = []
  public var isRunning: Bool { false }
  public init(referenceView view: UIView) { referenceView = view }
  open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
  open func removeBehavior(_ behavior: UIDynamicBehavior) { behaviors.removeAll { $0 === behavior } }
  open func removeAllBehaviors() { behaviors = [] }
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}
@MainActor @preconcurrency
public protocol UIDynamicItem: AnyObject {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}
extension UIView: UIDynamicItem {}

@MainActor @preconcurrency
open class UIDynamicBehavior: NSObject {
  public private(set) var childBehaviors: [UIDynamicBehavior] = []
  public var action: (() -> Void)?
  public override nonisolated init() { super.init() }
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
}
open class UIGravityBehavior: UIDynamicBehavior {
  public private(set) var items: [any UIDynamicItem]
  public var gravityDirection = CGVector(dx: 0, dy: 1)
  public var magnitude: CGFloat = 1
  public var angle: CGFloat = 0
  public init(items: [any UIDynamicItem]) { self.items = items }
  public func addItem(_ item: any UIDynamicItem) { items.append(item) }
}
open class UICollisionBehavior: UIDynamicBehavior {
  public private(set) var items: [any UIDynamicItem]
  public var translatesReferenceBoundsIntoBoundary = false
  public init(items: [any UIDynamicItem]) { self.items = items }
  public func addItem(_ item: any UIDynamicItem) { items.append(item) }
  public func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
  public func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {}
}
open class UIDynamicItemBehavior: UIDynamicBehavior {
  public private(set) var items: [any UIDynamicItem]
  public var elasticity: CGFloat = 0
  public var friction: CGFloat = 0
  public var density: CGFloat = 1
  public var resistance: CGFloat = 0
  public var angularResistance: CGFloat = 0
  public var allowsRotation = true
  public init(items: [any UIDynamicItem]) { self.items = items }
  public func addItem(_ item: any UIDynamicItem) { items.append(item) }
}
open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Hashable, Sendable { case continuous, instantaneous }
  public let mode: Mode
  public private(set) var items: [any UIDynamicItem]
  public var active = true
  public var pushDirection = CGVector(dx: 0, dy: 0)
  public var magnitude: CGFloat = 0
  public var angle: CGFloat = 0
  public init(items: [any UIDynamicItem], mode: Mode) { (self.items, self.mode) = (items, mode) }
  public func addItem(_ item: any UIDynamicItem) { items.append(item) }
}
open class UISnapBehavior: UIDynamicBehavior {
  public var snapPoint: CGPoint
  public var damping: CGFloat = 0.5
  public init(item: any UIDynamicItem, snapTo point: CGPoint) { snapPoint = point }
}
open class UIAttachmentBehavior: UIDynamicBehavior {
  public private(set) var items: [any UIDynamicItem]
  public var anchorPoint: CGPoint
  public var length: CGFloat = 0
  public var damping: CGFloat = 0
  public var frequency: CGFloat = 0
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) { (items, anchorPoint) = ([item], point) }
}
