// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// A source of particles as a value, which draws none.
open class CAEmitterLayer: CALayer, @unchecked Sendable {
  public var emitterCells: [CAEmitterCell]?
  public var birthRate: Float = 1
  public var lifetime: Float = 1
  public var emitterPosition = CGPoint.zero
  public var emitterZPosition: CGFloat = 0
  public var emitterSize = CGSize.zero
  public var emitterDepth: CGFloat = 0
  public var emitterShape = CAEmitterLayerEmitterShape.point
  public var emitterMode = CAEmitterLayerEmitterMode.volume
  public var renderMode = CAEmitterLayerRenderMode.unordered
  public var preservesDepth = false
  public var velocity: Float = 1
  public var scale: Float = 1
  public var spin: Float = 1
  public var seed: UInt32 = 0
}
public struct CAEmitterLayerEmitterShape: Hashable, Sendable {
  private let name: String
  public static let point = CAEmitterLayerEmitterShape(name: "point")
  public static let line = CAEmitterLayerEmitterShape(name: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(name: "rectangle")
  public static let cuboid = CAEmitterLayerEmitterShape(name: "cuboid")
  public static let circle = CAEmitterLayerEmitterShape(name: "circle")
  public static let sphere = CAEmitterLayerEmitterShape(name: "sphere")
}
public struct CAEmitterLayerEmitterMode: Hashable, Sendable {
  private let name: String
  public static let points = CAEmitterLayerEmitterMode(name: "points")
  public static let outline = CAEmitterLayerEmitterMode(name: "outline")
  public static let surface = CAEmitterLayerEmitterMode(name: "surface")
  public static let volume = CAEmitterLayerEmitterMode(name: "volume")
}
public struct CAEmitterLayerRenderMode: Hashable, Sendable {
  private let name: String
  public static let unordered = CAEmitterLayerRenderMode(name: "unordered")
  public static let oldestFirst = CAEmitterLayerRenderMode(name: "oldestFirst")
  public static let oldestLast = CAEmitterLayerRenderMode(name: "oldestLast")
  public static let backToFront = CAEmitterLayerRenderMode(name: "backToFront")
  public static let additive = CAEmitterLayerRenderMode(name: "additive")
}

/// A particle as a value.
open class CAEmitterCell: NSObject, @unchecked Sendable {
  public var beginTime: CFTimeInterval = 0
  public var name: String?
  public var contents: Any?
  public var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  public var contentsScale: CGFloat = 1
  public var isEnabled = true
  public var birthRate: Float = 0
  public var lifetime: Float = 0
  public var lifetimeRange: Float = 0
  public var duration: CFTimeInterval = .infinity
  public var velocity: CGFloat = 0
  public var velocityRange: CGFloat = 0
  public var xAcceleration: CGFloat = 0
  public var yAcceleration: CGFloat = 0
  public var zAcceleration: CGFloat = 0
  public var emissionLatitude: CGFloat = 0
  public var emissionLongitude: CGFloat = 0
  public var emissionRange: CGFloat = 0
  public var scale: CGFloat = 1
  public var scaleRange: CGFloat = 0
  public var scaleSpeed: CGFloat = 0
  public var spin: CGFloat = 0
  public var spinRange: CGFloat = 0
  public var color: CGColor?
  public var redRange: Float = 0
  public var greenRange: Float = 0
  public var blueRange: Float = 0
  public var alphaRange: Float = 0
  public var redSpeed: Float = 0
  public var greenSpeed: Float = 0
  public var blueSpeed: Float = 0
  public var alphaSpeed: Float = 0
  public var emitterCells: [CAEmitterCell]?
  public override init() { super.init() }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {}
}
