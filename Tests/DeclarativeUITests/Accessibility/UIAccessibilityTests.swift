import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

private struct Spoken: View {
  var body: some View {
    let isStill = UIAccessibility.isReduceMotionEnabled
    Text(verbatim: "\(isStill) \(UIAccessibility.isVoiceOverRunning) \(UIAccessibility.isBoldTextEnabled)")
      .onAppear {
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        AccessibilityNotification.Announcement("Saved").post()
        AccessibilityNotification.Announcement(AttributedString("Saved")).post()
        AccessibilityNotification.ScreenChanged().post()
        AccessibilityNotification.LayoutChanged().post()
        AccessibilityNotification.PageScrolled("2 of 3").post()
      }
  }
}

@MainActor @Suite struct `What UIKit knows of the ways in which a device is used` {
  private func text(_ change: (inout EnvironmentValues) -> Void = { _ in }) -> [String] {
    var environment = EnvironmentValues()
    change(&environment)
    let screen = HostedScreen(.fixed(CGSize(width: 400, height: 400)), environment: environment)
    return LaidOut.texts(of: screen.layout(Spoken(), for: .life))
  }

  @Test func `is what the screen of the picture says`() {
    #expect(text() == ["false false false"])
    #expect(text { $0.accessibilityReduceMotion = true } == ["true false false"])
    #expect(text { $0.accessibilityVoiceOverEnabled = true } == ["false true false"])
    #expect(text { $0.legibilityWeight = .bold } == ["false false true"])
  }

  @Test func `is as nobody has changed it where no view is evaluated`() {
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isSwitchControlRunning)
    #expect(!UIAccessibility.isReduceTransparencyEnabled && !UIAccessibility.isInvertColorsEnabled)
    #expect(!UIAccessibility.shouldDifferentiateWithoutColor && !UIAccessibility.buttonShapesEnabled)
    #expect(!UIAccessibility.isGrayscaleEnabled && !UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(UIAccessibility.Notification.announcement.rawValue == 1008)
  }
}
