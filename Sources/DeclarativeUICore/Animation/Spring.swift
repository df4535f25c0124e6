import Foundation

/// How a mass on a spring swings to a target.
///
/// A spring is given by its duration and bounce, which are those of a mass of 1: `stiffness` is `(2π / duration)²`, and the
/// damping is `1 - bounce` times the critical one, or `1 / (1 + bounce)` times where the bounce is negative, by Apple's
/// WWDC 2023 session 10158.
/// - Remark: when it comes to rest is not told, since Apple does not say how it estimates that. Nor is it known how a
///   spring without a duration moves, and one with a bounce of -1: here the first has arrived, and the other stays.
public struct Spring: Hashable, Sendable {
  /// The time of one swing, in seconds, if nothing damped it.
  public let response: Double
  /// How much it is damped: 1 is the least that does not swing beyond the target.
  public let dampingRatio: Double
  /// The mass.
  public let mass: Double

  private init(response: Double, dampingRatio: Double, mass: Double) {
    (self.response, self.dampingRatio, self.mass) = (response, dampingRatio, mass)
  }

  /// Creates a spring by how long it feels, in seconds, and how much it bounces, from -1 to 1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// Creates a spring by the time of one swing, in seconds, and how much it is damped.
  public init(response: Double, dampingRatio: Double) {
    self.init(response: response, dampingRatio: dampingRatio, mass: 1)
  }

  /// Creates a spring by its physical quantities; it is damped no more than critically, unless that is allowed.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let ratio = damping / (2 * (mass * stiffness).squareRoot())
    self.init(
      response: 2 * .pi * (mass / stiffness).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1),
      mass: mass)
  }

  /// How long it feels, in seconds: the time of one swing.
  public var duration: TimeInterval { response }
  /// How much it bounces, from -1 to 1.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
  /// The force that pulls at a mass, for a distance of 1.
  public var stiffness: Double { mass * frequency * frequency }
  /// The force that brakes a mass, for a velocity of 1.
  public var damping: Double { 2 * dampingRatio * mass * frequency }

  private var frequency: Double { 2 * .pi / response }

  /// A spring without bounce.
  public static var smooth: Spring { smooth() }
  /// A spring without bounce, or with the one that is given.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a small bounce.
  public static var snappy: Spring { snappy() }
  /// A spring with a small bounce and what is added to it.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with a bounce.
  public static var bouncy: Spring { bouncy() }
  /// A spring with a bounce and what is added to it.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Spring {
  /// Where the mass is after some seconds, if it starts at zero.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let swing = swing(at: time)
    return target - Self.sum(target, swing.displaced, initialVelocity, -swing.pushed)
  }

  /// How fast the mass is after some seconds, in units a second, if it starts at zero.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let swing = swing(at: time)
    // What is left of the way shrinks as fast as the value grows.
    return Self.sum(target, -swing.displacedChange, initialVelocity, swing.pushedChange)
  }

  /// The force on the mass where it is at a place and has a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    Self.sum(target - position, stiffness, velocity, -damping)
  }

  /// Where the value is after some seconds on its way between two others.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    let (start, end) = (fromValue.animatableData, toValue.animatableData)
    var value = fromValue
    value.animatableData =
      start + self.value(target: end - start, initialVelocity: initialVelocity.animatableData, time: time)
    return value
  }

  /// The sum of two values, each so many times.
  private static func sum<V: VectorArithmetic>(_ first: V, _ times: Double, _ second: V, _ otherTimes: Double) -> V {
    var (first, second) = (first, second)
    first.scale(by: times)
    second.scale(by: otherTimes)
    return first + second
  }

  /// Where a mass is that swings to zero, and how fast: from a distance of 1 at rest, and from zero with a velocity of 1.
  private struct Swing {
    let displaced, pushed, displacedChange, pushedChange: Double
  }

  /// The solutions of the damped oscillator `x'' + 2ζωx' + ω²x = 0`.
  private func swing(at time: TimeInterval) -> Swing {
    guard response > 0 else { return Swing(displaced: 0, pushed: 0, displacedChange: 0, pushedChange: 0) }
    guard dampingRatio < .infinity else { return Swing(displaced: 1, pushed: 0, displacedChange: 0, pushedChange: 0) }
    let brake = dampingRatio * frequency
    // sin(nt) / n and cos(nt) that fade, of the frequency n that is left; hyperbolic where the spring is damped
    // over-critically.
    let (sine, cosine): (Double, Double)
    if dampingRatio < 1 {
      let left = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let fading = exp(-brake * time)
      (sine, cosine) = (fading * sin(left * time) / left, fading * cos(left * time))
    } else if dampingRatio == 1 {
      let fading = exp(-brake * time)
      (sine, cosine) = (fading * time, fading)
    } else {
      // Both fade by themselves: sinh and cosh alone would leave the range of numbers.
      let left = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
      let (slow, fast) = (exp((left - brake) * time) / 2, exp(-(left + brake) * time) / 2)
      (sine, cosine) = ((slow - fast) / left, slow + fast)
    }
    return Swing(
      displaced: cosine + brake * sine, pushed: sine, displacedChange: -frequency * frequency * sine,
      pushedChange: cosine - brake * sine)
  }
}
