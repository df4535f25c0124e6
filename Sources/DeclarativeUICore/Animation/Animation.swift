/// How a change takes its time.
///
/// A host stands at the end of every animation: a picture shows the values as they are then. One that repeats for ever has
/// none and stands at its beginning, as in pictures of iOS.
public struct Animation: Hashable, Sendable {
  /// How a value goes from its beginning to its end.
  enum Curve: Hashable, Sendable {
    /// The value over the share of a time in seconds that is over.
    case timing(UnitCurve, duration: Double)
    /// A spring by the time of one swing in seconds, and how much it is damped; 1 does not swing.
    case spring(response: Double, dampingFraction: Double, blendDuration: Double)
    /// A spring by the physical quantities, with a velocity at the beginning.
    case physicalSpring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
    case custom(AnyCustomAnimation)
  }

  /// What modifiers make of the time.
  enum Adjustment: Hashable, Sendable {
    case delay(Double)
    case speed(Double)
    /// Nil repeats for ever.
    case repeats(Int?, autoreverses: Bool)
    case logicallyComplete(after: Double)
  }

  let curve: Curve
  /// Whether it is the usual animation, which nothing but its description tells from the same spring.
  private(set) var isDefault = false
  /// The first one acts on the curve, the next one on what came of it.
  private(set) var adjustments: [Adjustment] = []

  init(_ curve: Curve) {
    self.curve = curve
  }

  private func adding(_ adjustment: Adjustment) -> Animation {
    var animation = self
    animation.adjustments.append(adjustment)
    return animation
  }
}

extension Animation {
  /// The usual animation.
  public static let `default`: Animation = {
    var animation = spring(duration: 0.5)
    animation.isDefault = true
    return animation
  }()

  /// With one speed, for some seconds.
  public static func linear(duration: Double) -> Animation { timingCurve(.linear, duration: duration) }
  /// With one speed.
  public static var linear: Animation { linear(duration: 0.35) }
  /// From slow to fast, for some seconds.
  public static func easeIn(duration: Double) -> Animation { timingCurve(.easeIn, duration: duration) }
  /// From slow to fast.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// From fast to slow, for some seconds.
  public static func easeOut(duration: Double) -> Animation { timingCurve(.easeOut, duration: duration) }
  /// From fast to slow.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// Slow at the beginning and at the end, for some seconds.
  public static func easeInOut(duration: Double) -> Animation { timingCurve(.easeInOut, duration: duration) }
  /// Slow at the beginning and at the end.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  /// By a Bézier curve whose control points are given, for some seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// By a curve, for some seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(.timing(curve, duration: duration))
  }
}

extension Animation {
  /// A spring that comes to rest without swinging.
  public static var spring: Animation { spring(duration: 0.5) }

  /// A spring by the time of one swing in seconds and how much it is damped.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  /// A spring by its duration in seconds and how much it bounces, from -1 to 1.
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    self.spring(response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration)
  }

  /// A spring that follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// A spring that follows a finger, by the time of one swing in seconds and how much it is damped.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A spring that follows a finger, by its duration in seconds and how much more than usual it bounces.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring by its physical quantities.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .physicalSpring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  /// A spring that keeps its velocity, by its duration in seconds and how much it bounces.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring that keeps its velocity.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: initialVelocity)
  }

  /// A spring that keeps its velocity.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// A spring without bounce.
  public static var smooth: Animation { smooth() }
  /// A spring without bounce, or with the one that is given.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }
  /// A spring with a small bounce and what is added to it.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with a bounce.
  public static var bouncy: Animation { bouncy() }
  /// A spring with a bounce and what is added to it.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  /// The animation, begun some seconds later.
  public func delay(_ delay: Double) -> Animation { adding(.delay(delay)) }

  /// The animation, so many times as fast.
  public func speed(_ speed: Double) -> Animation { adding(.speed(speed)) }

  /// The animation, done several times, each second time backwards if that is asked for.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    adding(.repeats(repeatCount, autoreverses: autoreverses))
  }

  /// The animation without end; a host stands at its beginning.
  /// - Remark: stands at its beginning, as a device's picture does: sizes, places and looks by modifiers, and shapes, which
  ///   change by a `@State` of the view or inside of `animation(_:value:)`; colours that views inherit do not.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    adding(.repeats(nil, autoreverses: autoreverses))
  }

  /// The animation, said to be complete some seconds after its beginning.
  public func logicallyComplete(after duration: Double) -> Animation { adding(.logicallyComplete(after: duration)) }
}
