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
  public var contentsScale: CGFloat = 1
  public var mask: CALayer?
  public private(set) var sublayers: [CALayer]?
  public override init() { super.init() }
  public func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
  public func insertSublayer(_ layer: CALayer, at index: UInt32) { addSublayer(layer) }
  public func removeFromSuperlayer() {}
  public func add(_ animation: CAAnimation, forKey key: String?) {}
  public func removeAnimation(forKey key: String) {}
  public func removeAllAnimations() {}
  public func setNeedsDisplay() {}
}
open class CAShapeLayer: CALayer, @unchecked Sendable {
  public var path: CGPath?
  public var fillColor: CGColor?
  public var strokeColor: CGColor?
  public var lineWidth: CGFloat = 1
  public var strokeStart: CGFloat = 0
  public var strokeEnd: CGFloat = 1
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
  public override init() { super.init() }
}
public typealias CFTimeInterval = Double
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
