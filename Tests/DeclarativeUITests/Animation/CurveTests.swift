import DeclarativeUI
import Testing

private func isNear(_ number: Double, _ expected: Double) -> Bool { abs(number - expected) < 1e-6 }

@Suite struct `A unit curve` {
  private let curves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    .bezier(startControlPoint: UnitPoint(x: 0.2, y: 0.1), endControlPoint: UnitPoint(x: 0.4, y: 0.9)),
  ]

  @Test func `goes from 0 to 1, and stands still outside of that`() {
    for curve in curves {
      #expect([-3, 0, 1, 4].map { curve.value(at: $0) } == [0, 0, 1, 1])
    }
    for place in [0.125, 0.25, 0.7] { #expect(isNear(UnitCurve.linear.value(at: place), place)) }
  }

  @Test func `of Bézier's has the height of its points at their place`() {
    // At the time 1/2 the curve with the control points (0.42, 0) and (1, 1) is at (0.6575, 0.5).
    #expect(isNear(UnitCurve.easeIn.value(at: 0.6575), 0.5))
    #expect(isNear(UnitCurve.easeOut.value(at: 0.3425), 0.5))
    #expect(isNear(UnitCurve.easeInOut.value(at: 0.5), 0.5))
    // At the time 1/4: 3 · (0.42 · 9 + 0.58 · 3) / 64 + 1 / 64 across and (3 · 3 + 1) / 64 up.
    #expect(isNear(UnitCurve.easeInOut.value(at: 17.56 / 64), 10.0 / 64))
  }

  @Test func `of control points beyond its ends counts them at these`() {
    let beyond = UnitCurve.bezier(startControlPoint: UnitPoint(x: -2, y: 0), endControlPoint: UnitPoint(x: 3, y: 1))
    #expect(beyond == .bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1)))
    let swinging = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0, y: -1), endControlPoint: UnitPoint(x: 1, y: 2))
    #expect(swinging.value(at: 0.1) < 0 && swinging.value(at: 0.9) > 1)
  }

  @Test func `that is circular lies on a circle`() {
    #expect(isNear(UnitCurve.circularEaseIn.value(at: 0.6), 0.2))
    #expect(isNear(UnitCurve.circularEaseOut.value(at: 0.4), 0.8))
    #expect(isNear(UnitCurve.circularEaseInOut.value(at: 0.3), 0.1))
    #expect(isNear(UnitCurve.circularEaseInOut.value(at: 0.7), 0.9))
  }

  @Test func `is undone by its inverse`() {
    for curve in curves {
      #expect(curve.inverse.inverse == curve)
      for place in [0.1, 0.3, 0.5, 0.8] { #expect(isNear(curve.inverse.value(at: curve.value(at: place)), place)) }
    }
  }

  @Test func `is as fast as its value grows`() {
    for curve in curves {
      for place in [0.1, 0.3, 0.6, 0.8] {
        let grown = (curve.value(at: place + 1e-6) - curve.value(at: place - 1e-6)) / 2e-6
        #expect(abs(curve.velocity(at: place) - grown) < 1e-4)
      }
    }
    #expect(isNear(UnitCurve.linear.velocity(at: 0), 1) && isNear(UnitCurve.linear.velocity(at: 1), 1))
    // Where a control point lies on its end, the numbers decide.
    #expect(isNear(UnitCurve.easeIn.velocity(at: 0), 0) && UnitCurve.easeIn.velocity(at: 1) == 0)
    #expect(UnitCurve.easeOut.velocity(at: 0) == 1 && isNear(UnitCurve.easeOut.velocity(at: 1), 0))
    let straight = UnitCurve.bezier(startControlPoint: .zero, endControlPoint: .zero)
    #expect(straight.velocity(at: 0) == 1 && straight.inverse.velocity(at: 0) == 1)
  }

  @Test func `is the course of an animation`() {
    #expect(Animation.timingCurve(.easeIn, duration: 2) == .easeIn(duration: 2))
    #expect(Animation.timingCurve(0.1, 0.2, 0.3, 0.4, duration: 1) != .timingCurve(.circularEaseIn, duration: 1))
  }
}

@Suite struct `A spring` {
  @Test func `is told by duration and bounce as well as by physical quantities`() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    #expect(spring.response == 0.5 && isNear(spring.dampingRatio, 0.8) && spring.mass == 1)
    let pi = Double.pi
    #expect(isNear(spring.stiffness, 16 * pi * pi) && isNear(spring.damping, 6.4 * pi))
    let same = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
    #expect(isNear(same.duration, 0.5) && isNear(same.bounce, 0.2))
    #expect(isNear(Spring(duration: 1, bounce: -0.5).dampingRatio, 2))
    #expect(isNear(Spring(duration: 1, bounce: -0.5).bounce, -0.5))
    #expect(Spring(stiffness: 1, damping: 9).dampingRatio == 1)
    #expect(Spring(stiffness: 1, damping: 9, allowOverDamping: true).dampingRatio == 4.5)
    let percents = [Spring.smooth, .snappy, .bouncy].map { ($0.bounce * 100).rounded() }
    #expect(percents == [0, 15, 30])
  }

  @Test(arguments: [0.3, 0, -0.4]) func `moves a mass by its forces`(bounce: Double) {
    let spring = Spring(duration: 0.7, bounce: bounce)
    let step = 1e-4
    var (place, velocity) = (0.0, 3.0)
    // The middle of each step has the velocity that the step is made with.
    velocity += spring.force(target: 10, position: place, velocity: velocity) * step / 2
    for _ in 0..<4000 {
      place += velocity * step
      velocity += spring.force(target: 10, position: place, velocity: velocity) * step
    }
    #expect(abs(spring.value(target: 10, initialVelocity: 3, time: 0.4) - place) < 0.01)
    #expect(abs(spring.velocity(target: 10, initialVelocity: 3, time: 0.4) - velocity) < 0.05)
    #expect(abs(spring.value(target: 10, time: 60) - 10) < 1e-6)
  }

  @Test func `without a duration has arrived, and with all of the damping there is does not move`() {
    for bounce in [0.5, 0, -0.5, -1] {
      let spring = Spring(duration: 0, bounce: bounce)
      #expect(spring.value(target: 10, initialVelocity: 3, time: 0) == 10)
      #expect(spring.velocity(target: 10, initialVelocity: 3, time: 2) == 0)
    }
    #expect(Spring(response: -1, dampingRatio: 0.5).value(target: 10, time: 1) == 10)
    let stuck = Spring(duration: 1, bounce: -1)
    #expect([0, 0.5, 60].map { stuck.value(target: 10, initialVelocity: 3, time: $0) } == [0, 0, 0])
    #expect(stuck.velocity(target: 10, initialVelocity: 3, time: 1) == 0)
  }

  @Test func `moves whatever can be animated`() {
    let spring = Spring.smooth
    let moved = spring.value(
      fromValue: UnitPoint(x: 1, y: 0), toValue: UnitPoint(x: 1, y: 4), initialVelocity: UnitPoint.zero, time: 0.2)
    #expect(moved.x == 1 && isNear(Double(moved.y), spring.value(target: 4.0, time: 0.2)))
    #expect(Animation.spring(spring) == .spring(duration: 0.5))
    #expect(Animation.interpolatingSpring(spring) == .interpolatingSpring(duration: 0.5))
  }
}
