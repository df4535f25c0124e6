import DeclarativeUI
import LaidOutViews
import PixelImages
import Testing

@MainActor @Suite struct `The system's design` {
  @Test(arguments: [(SystemDesign.iOS18, "#007AFF"), (.iOS26, "#0088FF")])
  func `chooses the colours`(design: SystemDesign, blue: String) {
    #expect(LaidOut(Color.blue) { $0.systemDesign = design }.colors.map(\.description) == [blue])
  }

  @Test func `is that of iOS 26 unless a test says otherwise`() {
    #expect(EnvironmentValues().systemDesign == .iOS26)
  }
}
