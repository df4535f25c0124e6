// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

open class CAReplicatorLayer: CALayer, @unchecked Sendable {
  public var instanceCount = 1
  public var instanceDelay: CFTimeInterval = 0
  public var instanceTransform = CATransform3DIdentity
  public var instanceAlphaOffset: Float = 0
}
open class CATextLayer: CALayer, @unchecked Sendable {
  public var string: Any?
  public var font: Any?
  public var fontSize: CGFloat = 36
  public var foregroundColor: CGColor?
  public var isWrapped = false
  public var alignmentMode = CATextLayerAlignmentMode.natural
}
public struct CATextLayerAlignmentMode: Hashable, Sendable {
  private let name: String
  public static let natural = CATextLayerAlignmentMode(name: "natural")
  public static let left = CATextLayerAlignmentMode(name: "left")
  public static let right = CATextLayerAlignmentMode(name: "right")
  public static let center = CATextLayerAlignmentMode(name: "center")
}
open class CAScrollLayer: CALayer, @unchecked Sendable {}
open class CATiledLayer: CALayer, @unchecked Sendable { public var tileSize = CGSize(width: 256, height: 256) }
open class CAAnimationGroup: CAAnimation { public var animations: [CAAnimation]? }
open class CASpringAnimation: CABasicAnimation {
  public var mass: CGFloat = 1
  public var stiffness: CGFloat = 100
  public var damping: CGFloat = 10
  public var initialVelocity: CGFloat = 0
  public var settlingDuration: CFTimeInterval { duration }
}
open class CATransition: CAAnimation {
  public var type = CATransitionType.fade
  public var subtype: CATransitionSubtype?
}
public struct CATransitionType: Hashable, Sendable {
  private let name: String
  public static let fade = CATransitionType(name: "fade")
  public static let moveIn = CATransitionType(name: "moveIn")
  public static let push = CATransitionType(name: "push")
  public static let reveal = CATransitionType(name: "reveal")
}
public struct CATransitionSubtype: Hashable, Sendable {
  private let name: String
  public static let fromLeft = CATransitionSubtype(name: "fromLeft")
  public static let fromRight = CATransitionSubtype(name: "fromRight")
  public static let fromTop = CATransitionSubtype(name: "fromTop")
  public static let fromBottom = CATransitionSubtype(name: "fromBottom")
}
