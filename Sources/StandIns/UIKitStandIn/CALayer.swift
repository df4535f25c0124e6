// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// A layer of a view, or in one.
@preconcurrency
open class CALayer: NSObject, @unchecked Sendable {
  public var frame: CGRect {
    get {
      CGRect(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }
  public var bounds = CGRect.zero
  public var position = CGPoint.zero
  public var cornerRadius: CGFloat = 0
  public var masksToBounds = false
  public var borderWidth: CGFloat = 0
  public var borderColor: CGColor?
  public var backgroundColor: CGColor?
  public var shadowColor: CGColor?
  public var shadowOpacity: Float = 0
  public var shadowRadius: CGFloat = 3
  public var shadowOffset = CGSize(width: 0, height: -3)
  public var opacity: Float = 1
  public var zPosition: CGFloat = 0
  public var isHidden = false
  public var transform = CATransform3DIdentity
  public var allowsEdgeAntialiasing = false
  public var speed: Float = 1
  public var timeOffset: CFTimeInterval = 0
  public var beginTime: CFTimeInterval = 0
  public var contentsScale: CGFloat = 1
  public var contents: Any?
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  public var maskedCorners: CACornerMask = .all
  public var cornerCurve = CALayerCornerCurve.circular
  public var shouldRasterize = false
  public var rasterizationScale: CGFloat = 1
  public var shadowPath: CGPath?
  public var name: String?
  public var delegate: AnyObject?
  public var mask: CALayer?
  public var sublayers: [CALayer]? { didSet { sublayers?.forEach { $0.superlayer = self } } }
  public private(set) weak var superlayer: CALayer?
  /// The view whose layer it is.
  weak var view: UIView?
  /// How many views of that one were behind a layer when it was put into it.
  private(set) var viewsBehind = 0
  public override init() { super.init() }
  public func addSublayer(_ layer: CALayer) { insert(layer, at: Int.max) }
  /// - Parameter index: among the layers of views and others, of which those behind are first.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, inFront: 0)
  }
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, inFront: 1)
  }
  public func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  private func insert(_ layer: CALayer, beside sibling: CALayer?, inFront: Int) {
    guard layer !== sibling else { return }
    layer.removeFromSuperlayer()
    let order = order
    let index = order.firstIndex { $0.layer === sibling || ($0.view != nil && $0.view === sibling?.view) }
    insert(layer, at: index.map { $0 + inFront } ?? order.count)
  }
  /// - Parameter index: among all that is in it.
  private func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    let behind = order.prefix(max(index, 0))
    layer.viewsBehind = behind.count { $0.view != nil }
    var all = sublayers ?? []
    all.insert(layer, at: behind.count { $0.layer != nil })
    sublayers = all
  }
  /// The layers of views and the others in it, those behind first.
  private var order: [(layer: CALayer?, view: UIView?)] {
    let views = view.map { view in DrawnPicture.onMainActor { view.subviews } } ?? []
    let own = (sublayers ?? []).enumerated().map {
      (min($1.viewsBehind, views.count), 0, $0, $1 as CALayer?, nil as UIView?)
    }
    let others = views.enumerated().map { ($0, 1, 0, nil as CALayer?, $1 as UIView?) }
    return (own + others).sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }.map { ($0.3, $0.4) }
  }
  public func add(_ animation: CAAnimation, forKey key: String?) {}
  public func removeAnimation(forKey key: String) {}
  public func removeAllAnimations() {}
  public func animation(forKey key: String) -> CAAnimation? { nil }
  public func animationKeys() -> [String]? { nil }
  public func presentation() -> Self? { self }
  /// Draws it and all that is in it, those of views with the views.
  public func render(in ctx: CGContext) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let scale = UIScreen.main.scale
    let picture = DrawnPicture.onMainActor {
      view?.picture(scale: scale)
        ?? DrawnPicture.pixels(
          of: SublayerPicture(layer: self).frame(width: bounds.width, height: bounds.height), scale: scale)
    }
    let place = CGRect(origin: .zero, size: bounds.size)
    ctx.draw { $0.draw(Image(uiImage: picture), in: place) }
  }
  public func layoutIfNeeded() {}
  public func setNeedsLayout() {}
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
  public func affineTransform() -> CGAffineTransform {
    CGAffineTransform(
      a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41, ty: transform.m42)
  }
  public func setNeedsDisplay() {}
}
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all = CACornerMask(rawValue: 15)
}
public struct CALayerCornerCurve: Hashable, Sendable {
  private let name: String
  public static let circular = CALayerCornerCurve(name: "circular")
  public static let continuous = CALayerCornerCurve(name: "continuous")
}
public struct CAMediaTimingFillMode: Hashable, Sendable {
  private let name: String
  public static let removed = CAMediaTimingFillMode(name: "removed")
  public static let forwards = CAMediaTimingFillMode(name: "forwards")
  public static let backwards = CAMediaTimingFillMode(name: "backwards")
  public static let both = CAMediaTimingFillMode(name: "both")
}
public struct CAMediaTimingFunctionName: Hashable, Sendable {
  private let name: String
  public static let linear = CAMediaTimingFunctionName(name: "linear")
  public static let easeIn = CAMediaTimingFunctionName(name: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(name: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(name: "easeInEaseOut")
}
open class CAMediaTimingFunction: NSObject {
  public init(name: CAMediaTimingFunctionName) {}
}
/// The time since some moment, in seconds: that of the process.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

open class CAShapeLayer: CALayer, @unchecked Sendable {
  public var path: CGPath?
  public var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  public var fillRule = CAShapeLayerFillRule.nonZero
  public var strokeColor: CGColor?
  public var lineWidth: CGFloat = 1
  public var strokeStart: CGFloat = 0
  public var strokeEnd: CGFloat = 1
  public var lineCap = CAShapeLayerLineCap.butt
  public var lineJoin = CAShapeLayerLineJoin.miter
  public var miterLimit: CGFloat = 10
  public var lineDashPattern: [NSNumber]?
  public var lineDashPhase: CGFloat = 0
}
public struct CAShapeLayerFillRule: Hashable, Sendable {
  private let name: String
  public static let nonZero = CAShapeLayerFillRule(name: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(name: "even-odd")
}
public struct CAShapeLayerLineJoin: Hashable, Sendable {
  private let name: String
  public static let miter = CAShapeLayerLineJoin(name: "miter")
  public static let round = CAShapeLayerLineJoin(name: "round")
  public static let bevel = CAShapeLayerLineJoin(name: "bevel")

  var ofLines: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
public struct CAShapeLayerLineCap: Hashable, Sendable {
  private let name: String
  public static let butt = CAShapeLayerLineCap(name: "butt")
  public static let round = CAShapeLayerLineCap(name: "round")
  public static let square = CAShapeLayerLineCap(name: "square")

  var ofLines: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}
open class CAGradientLayer: CALayer, @unchecked Sendable {
  public var colors: [Any]?
  public var locations: [NSNumber]?
  public var startPoint = CGPoint(x: 0.5, y: 0)
  public var endPoint = CGPoint(x: 0.5, y: 1)
  public var type = CAGradientLayerType.axial
}
public struct CAGradientLayerType: Hashable, Sendable {
  private let name: String
  public static let axial = CAGradientLayerType(name: "axial")
  public static let radial = CAGradientLayerType(name: "radial")
  public static let conic = CAGradientLayerType(name: "conic")
}
open class CAAnimation: NSObject {
  public var duration: CFTimeInterval = 0
  public var repeatCount: Float = 0
  public var autoreverses = false
  public var isRemovedOnCompletion = true
  public var beginTime: CFTimeInterval = 0
  public var fillMode = CAMediaTimingFillMode.removed
  public var timingFunction: CAMediaTimingFunction?
  public override init() { super.init() }
}
public typealias CFTimeInterval = Double

/// What would call for each frame of a screen; nothing is called here.
open class CADisplayLink: NSObject {
  public var isPaused = false
  public var preferredFramesPerSecond = 0
  public var preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: 0)
  public var timestamp: CFTimeInterval { 0 }
  public var targetTimestamp: CFTimeInterval { 0 }
  public var duration: CFTimeInterval { 0 }
  public nonisolated init(target: Any, selector sel: Selector) { super.init() }
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}
open class CABasicAnimation: CAAnimation {
  public var fromValue: Any?
  public var toValue: Any?
  public convenience init(keyPath path: String?) { self.init() }
}
open class CAKeyframeAnimation: CAAnimation {
  public var values: [Any]?
  public var keyTimes: [NSNumber]?
  public var path: CGPath?
  public convenience init(keyPath path: String?) { self.init() }
}
open class CATransaction: NSObject {
  public class func begin() {}
  public class func commit() {}
  public class func setDisableActions(_ flag: Bool) {}
  public class func setAnimationDuration(_ duration: CFTimeInterval) {}
  public class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
