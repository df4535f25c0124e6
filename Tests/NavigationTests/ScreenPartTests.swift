import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import Testing

/// What the system draws over a screen, where it is asked for.
@MainActor @Suite struct `What the system draws over a screen` {
  private func laidOut(_ view: some View, _ parts: ScreenParts, _ scheme: ColorScheme = .light) -> LaidOut {
    var screen = HostedScreen(
      .fixed(CGSize(width: 390, height: 844)),
      safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0), hasBackground: false)
    screen.environment.colorScheme = scheme
    screen.parts = parts
    return LaidOut(screen.layout(view))
  }

  @Test func `is nothing by default`() {
    #expect(laidOut(Color.red, []).items.count == 1)
  }

  @Test func `is the time and a battery, as dark as text`() throws {
    for (scheme, color) in [(ColorScheme.light, "#000000"), (.dark, "#FFFFFF")] {
      let layout = laidOut(Color.red, .statusBar, scheme)
      let time = try #require(layout.frame("9:41"))
      #expect(time.maxY <= 47 && time.midX < 132)
      #expect(layout.items.first { $0.name == "9:41" }?.color?.description == color)
    }
  }

  @Test func `is a line 8 above the lower edge`() {
    let line = laidOut(Color.red, .homeIndicator).frames("Capsule")
    #expect(line.count == 1)
    #expect(abs(line[0].maxY - 836) < 0.01 && line[0].height == 5 && abs(line[0].midX - 195) < 0.01)
  }

  @Test func `is neither heard nor touched`() {
    let layout = laidOut(Text("Own"), [.statusBar, .homeIndicator, .keyboard]).layout
    #expect(layout.accessibility.flatMap(\.leaves).map(\.label) == ["Own"])
  }
}
