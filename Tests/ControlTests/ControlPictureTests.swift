import DeclarativeUI
import Testing
import ViewSnapshotTesting

/// Screens of controls as a whole: a player in iOS 26 and a form to sign in in both designs.
@MainActor @Suite(.snapshots) struct ControlPictureTests {
  @Test func `a player`() {
    picture(PlayerScreen(), .iOS26, .light)
    picture(PlayerScreen(), .iOS26, .dark)
  }

  @Test func `a form to sign in`() {
    picture(SignInScreen(), .iOS26, .light)
    picture(SignInScreen(), .iOS18, .dark)
  }

  private func picture(
    _ view: some View, _ design: SystemDesign, _ style: UIUserInterfaceStyle, testName: String = #function,
    line: UInt = #line
  ) {
    let traits = UITraitCollection {
      $0.systemDesign = design
      $0.userInterfaceStyle = style
      $0.displayScale = 2
    }
    assertSnapshot(
      of: view, as: .image(layout: .fixed(width: 320, height: 640), traits: traits),
      named: "\(design.rawValue)-\(style == .dark ? "dark" : "light")", testName: testName, line: line)
  }
}
