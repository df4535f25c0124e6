// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// A layer that draws nothing.
@preconcurrency
open class CALayer: NSObject, @unchecked Sendable {
  public var frame = CGRect.zero
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
  public private(set) var sublayers: [CALayer]?
  public override init() { super.init() }
  public func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
  public func insertSublayer(_ layer: CALayer, at index: UInt32) { addSublayer(layer) }
  public func removeFromSuperlayer() {}
  public func add(_ animation: CAAnimation, forKey key: String?) {}
  public func removeAnimation(forKey key: String) {}
  public func removeAllAnimations() {}
  public func animation(forKey key: String) -> CAAnimation? { nil }
  public func animationKeys() -> [String]? { nil }
  public func presentation() -> Self? { self }
  public func render(in ctx: CGContext) {}
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
  public var fillColor: CGColor?
  public var strokeColor: CGColor?
  public var lineWidth: CGFloat = 1
  public var strokeStart: CGFloat = 0
  public var strokeEnd: CGFloat = 1
  public var lineCap = CAShapeLayerLineCap.butt
  public var lineDashPattern: [NSNumber]?
}
public struct CAShapeLayerLineCap: Hashable, Sendable {
  private let name: String
  public static let butt = CAShapeLayerLineCap(name: "butt")
  public static let round = CAShapeLayerLineCap(name: "round")
  public static let square = CAShapeLayerLineCap(name: "square")
}
open class CAGradientLayer: CALayer, @unchecked Sendable {
  public var colors: [Any]?
  public var locations: [NSNumber]?
  public var startPoint = CGPoint(x: 0.5, y: 0)
  public var endPoint = CGPoint(x: 0.5, y: 1)
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
