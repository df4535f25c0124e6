import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

/// Wide in large type.
private struct Width: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> some ViewModifier {
    Wide(width: environment.dynamicTypeSize >= .accessibility1 ? 80 : 20)
  }

  private struct Wide: ViewModifier {
    let width: CGFloat
    func body(content: Content) -> some View { content.frame(width: width, height: 10) }
  }
}

@MainActor @Suite struct `A modifier of the environment` {
  private func width(_ view: some View) -> [CGFloat] { LaidOut(view).frames.map(\.width) }

  @Test func `becomes the one that it is where the view is`() {
    #expect(width(Color.red.modifier(Width())) == [20])
    #expect(width(Color.red.modifier(Width()).environment(\.dynamicTypeSize, .accessibility2)) == [80])
    #expect(
      width(
        VStack {
          Color.red.modifier(Width())
          Color.red.modifier(Width()).dynamicTypeSize(.accessibility5)
        }) == [20, 80])
  }

  @Test func `leaves what is said of accessibility to tests`() {
    var values = EnvironmentValues()
    #expect(!values.accessibilityEnabled)
    values.accessibilityEnabled = true
    #expect(values.accessibilityEnabled && !values.accessibilityVoiceOverEnabled)
    values.accessibilityEnabled = false
    values.accessibilityVoiceOverEnabled = true
    #expect(!values.accessibilityEnabled)
  }
}
