import DeclarativeUI
import Foundation
import LayoutTree
import Testing

@Suite struct `Values of animations` {
  @Test func `of a schedule are none where it is paused or the display is dimmed`() {
    let start = Date(timeIntervalSince1970: 0)
    #expect(Array(AnimationTimelineSchedule(paused: true).entries(from: start, mode: .normal)) == [])
    #expect(Array(AnimationTimelineSchedule().entries(from: start, mode: .lowFrequency)) == [])
    let dates = AnimationTimelineSchedule(minimumInterval: 1.5).entries(from: start, mode: .normal).prefix(3)
    #expect(dates.map(\.timeIntervalSince1970) == [0, 1.5, 3])
  }

  @Test(arguments: [
    (UnitCurve.easeIn, [0, 0.67, 1.07, 1.37, 0]), (.easeOut, [1, 1.37, 1.07, 0.67, 0]),
    (.easeInOut, [0, 1.06, 1.72, 1.06, 0]), (.linear, [1, 1, 1, 1, 1]),
  ]) func `of a curve's velocity are those that SwiftUI gives`(curve: UnitCurve, velocities: [Double]) {
    for (index, velocity) in velocities.enumerated() {
      #expect(abs(curve.velocity(at: Double(index) / 4) - velocity) < 0.01)
    }
  }

  @Test func `of an angle are parts of a radian`() {
    var angle = Angle(radians: 2)
    #expect(angle.animatableData == 256)
    angle.animatableData = 64
    #expect(angle.radians == 0.5)
  }
}

@Suite struct `A description` {
  @Test func `of an axis is its name`() {
    #expect(Axis.allCases.map(\.description) == ["horizontal", "vertical"])
  }

  @Test func `of a colour is its name, or its components`() {
    #expect(Color.red.description == "red")
    #expect(Color.red.opacity(0.334).description == "33% red")
    #expect(Color.red.opacity(0.3).opacity(0.5).description == "50% 30% red")
    #expect(Color(red: 1, green: 0.5, blue: 0, opacity: 0.2).description == "#FF800033")
  }

  @Test func `of an animation names its kind`() {
    #expect(Animation.default.description == "DefaultAnimation()")
    #expect(
      Animation.spring(response: 0.5, dampingFraction: 0.825).description
        == "FluidSpringAnimation(response: 0.5, dampingFraction: 0.825, blendDuration: 0.0)")
  }

  @Test func `of an environment lists the values that were set`() {
    var environment = EnvironmentValues()
    #expect(environment.description == "[]")
    environment[Shown.self] = true
    #expect(environment.description == "[EnvironmentPropertyKey<Shown> = true]")
  }

  private struct Shown: EnvironmentKey {
    static let defaultValue = false
  }
}
