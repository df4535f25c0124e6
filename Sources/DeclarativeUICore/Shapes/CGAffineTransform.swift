public import Foundation
import PlaneGeometry

// Foundation has this type on Apple's systems only.

/// An affine map of the plane: `x' = a x + c y + tx`, `y' = b x + d y + ty`, in points.
/// - Remark: Foundation has it on Apple's systems only.
public struct CGAffineTransform: Hashable, Sendable {
  /// The coefficients.
  public var a, b, c, d, tx, ty: CGFloat

  /// Creates a map from its coefficients.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates the map that moves nothing.
  public init() {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Creates the map that moves every point by a distance in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates the map that stretches around the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates the map that turns around the origin by radians, like the hands of a clock where y grows down.
  public init(rotationAngle angle: CGFloat) {
    self.init(angle.isFinite ? Transform.rotation(Double(angle)) : .identity)
  }

  init(_ transform: Transform) {
    self.init(
      a: CGFloat(transform.a), b: CGFloat(transform.b), c: CGFloat(transform.c), d: CGFloat(transform.d),
      tx: CGFloat(transform.tx), ty: CGFloat(transform.ty))
  }

  /// The map that moves nothing.
  public static let identity = CGAffineTransform()

  /// Whether the map moves nothing.
  public var isIdentity: Bool { self == .identity }

  /// The map that applies this one first and `other` to its result.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(Transform(self).then(Transform(other)))
  }

  /// The map that moves by a distance in points first and applies this one to its result.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// The map that stretches first and applies this one to its result.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// The map that turns by radians first and applies this one to its result.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

extension Transform {
  init(_ transform: CGAffineTransform) {
    self.init(
      a: Double(transform.a), b: Double(transform.b), c: Double(transform.c), d: Double(transform.d),
      tx: Double(transform.tx), ty: Double(transform.ty))
  }
}

/// An angle in radians or degrees.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle where a whole turn is 2π.
  public var radians: Double

  /// Creates an angle of zero.
  public init() {
    radians = 0
  }

  /// Creates an angle from radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle from degrees.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// The angle where a whole turn is 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// An angle of zero.
  public static let zero = Angle()

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether the first turns less far than the second.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

extension Angle {
  /// The sum of both.
  public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }

  /// The difference of both.
  public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }

  /// The angle multiplied by a factor.
  public static func * (left: Angle, right: Double) -> Angle { Angle(radians: left.radians * right) }

  /// The angle divided by a number.
  public static func / (left: Angle, right: Double) -> Angle { Angle(radians: left.radians / right) }

  /// The same angle the other way round.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// Adds an angle.
  public static func += (left: inout Angle, right: Angle) { left = left + right }

  /// Takes an angle off.
  public static func -= (left: inout Angle, right: Angle) { left = left - right }

  /// Multiplies by a factor.
  public static func *= (left: inout Angle, right: Double) { left = left * right }

  /// Divides by a number.
  public static func /= (left: inout Angle, right: Double) { left = left / right }
}
