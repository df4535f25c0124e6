import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

@MainActor @Suite struct `An animator in a picture` {
  private enum Phase: CaseIterable {
    case small, large
  }

  private struct Bounce {
    var scale = 1.0
    var offset = CGSize.zero
  }

  private func box(_ side: CGFloat) -> some View { Color.red.frame(width: side, height: side) }

  @Test func `of phases is in the first of them, and nothing without phases`() {
    let own = PhaseAnimator(Phase.allCases) {
      box($0 == .small ? 20 : 40)
    } animation: { _ in
      .bouncy
    }
    #expect(LaidOut(own).frame == CGRect(x: 40, y: 40, width: 20, height: 20))
    let triggered = PhaseAnimator([30.0, 60], trigger: 1) { box($0) }
    #expect(LaidOut(triggered).frame?.width == 30)
    #expect(LaidOut(PhaseAnimator([Double]()) { box($0) }).frames.isEmpty)
  }

  @Test func `of a view's phases changes the view by the first`() {
    let moving = box(20).phaseAnimator([false, true]) { content, isUp in content.offset(y: isUp ? -30 : 10) }
    #expect(LaidOut(moving).frame == CGRect(x: 40, y: 50, width: 20, height: 20))
    let triggered = box(20).phaseAnimator([false, true], trigger: "a") { content, isUp in
      content.padding(.top, isUp ? 0 : 20)
    } animation: { isUp in
      isUp ? .spring(duration: 0.2) : nil
    }
    #expect(LaidOut(triggered).frame == CGRect(x: 40, y: 50, width: 20, height: 20))
  }

  @Test func `of keyframes has the value that it begins with`() {
    let bouncing = box(20).keyframeAnimator(initialValue: Bounce(), trigger: 1) { content, value in
      content.scaleEffect(value.scale).offset(value.offset)
    } keyframes: { _ in
      KeyframeTrack(\.scale) {
        CubicKeyframe(1.5, duration: 0.1)
        SpringKeyframe(1, duration: 0.5, spring: .bouncy)
      }
      KeyframeTrack(\.offset) {
        MoveKeyframe(CGSize(width: 5, height: 0))
        LinearKeyframe(.zero, duration: 0.2, timingCurve: .easeIn)
      }
    }
    #expect(LaidOut(bouncing).frame == CGRect(x: 40, y: 40, width: 20, height: 20))
    let repeated = box(20).keyframeAnimator(initialValue: 30.0) { content, value in
      content.offset(x: value)
    } keyframes: { first in
      KeyframeTrack {
        for step in 1...2 { LinearKeyframe(first * Double(step), duration: 1) }
      }
    }
    #expect(LaidOut(repeated).frame == CGRect(x: 70, y: 40, width: 20, height: 20))
    let plain = KeyframeAnimator(initialValue: 40.0, repeating: false) {
      box($0)
    } keyframes: { _ in
      CubicKeyframe(1, duration: 2)
      MoveKeyframe(2)
    }
    #expect(LaidOut(plain).frame?.width == 40)
  }
}
