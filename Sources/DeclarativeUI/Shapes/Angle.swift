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
