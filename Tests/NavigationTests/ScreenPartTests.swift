import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import PlaneGeometry
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

  // Behind a large sheet of iOS 18 the screen becomes smaller in front of black.
  @Test func `is white on black behind a large sheet of iOS 18`() {
    func color(_ design: SystemDesign, _ detents: Set<PresentationDetent>) -> String? {
      let view = Color.red.sheet(isPresented: .constant(true)) { Text("a").presentationDetents(detents) }
        .environment(\.systemDesign, design)
      return laidOut(view, .statusBar).items.first { $0.name == "9:41" }?.color?.description
    }
    #expect(color(.iOS18, [.large]) == "#FFFFFF" && color(.iOS18, [.medium]) == "#000000")
    #expect(color(.iOS26, [.large]) == "#000000")
  }

  @Test func `is a line 8 above the lower edge`() {
    let line = laidOut(Color.red, .homeIndicator).frames("Capsule")
    #expect(line.count == 1)
    #expect(abs(line[0].maxY - 836) < 0.01 && line[0].height == 5 && abs(line[0].midX - 195) < 0.01)
  }

  /// What is laid out with a keyboard of 336 points.
  private func withKeyboard(_ view: some View, _ design: SystemDesign = .iOS18) -> LaidOut {
    var screen = HostedScreen(
      .fixed(CGSize(width: 390, height: 844)),
      safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 336, trailing: 0), hasBackground: false)
    screen.partsSafeArea = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    screen.environment.isKeyboardShown = true
    screen.environment.systemDesign = design
    screen.parts = .keyboard
    return LaidOut(screen.layout(view))
  }

  @Test func `is a surface as wide as the screen where the keyboard is`() throws {
    let keyboard = withKeyboard(Color.red).frames("UnevenRoundedRectangle")
    #expect(keyboard == [CGRect(x: 0, y: 844 - 336, width: 390, height: 336)])
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `has a bar above it in the place of that at the bottom`(design: SystemDesign) throws {
    let view = NavigationStack {
      Color.red.toolbar {
        ToolbarItem(placement: .keyboard) { Button("Keys") {} }
        ToolbarItem(placement: .bottomBar) { Button("Below") {} }
      }
    }
    let layout = withKeyboard(view, design)
    #expect(layout.frame("Below") == nil)
    // 44 high, or 48 and 10 above the keyboard.
    let middle = CGFloat(844 - 336 - (design == .iOS26 ? 10 + 24 : 22))
    let keys = try #require(layout.frame("Keys")).midY
    #expect(abs(keys - middle) < 0.5)
  }

  // Measured: the field is 8 from the sides, and 10 above the keyboard.
  @Test func `has the field to search by above it in iOS 26`() throws {
    let view = NavigationStack { Color.red.navigationTitle("Title").searchable(text: .constant("")) }
    let (above, below) = (withKeyboard(view, .iOS26), laidOut(view, []))
    #expect(abs(try #require(above.frame("Search")).midY - (844 - 336 - 10 - 24)) < 0.5)
    let shift = try #require(below.frame("Search")).minX - (try #require(above.frame("Search")).minX)
    #expect(abs(shift - 20) < 0.5)
  }

  @Test func `covers what ignores it, and nothing else`() {
    func end(_ view: some View) -> Int { Int((withKeyboard(view).items.first?.frame?.maxY ?? 0).rounded()) }
    let (keyboard, container, screen) = (844 - 336, 844 - 34, 844)
    let view = VStack { Color.red.frame(maxHeight: .infinity) }
    #expect(end(view) == keyboard)
    #expect(end(view.ignoresSafeArea(.keyboard)) == container)
    #expect(end(view.ignoresSafeArea(.keyboard, edges: .bottom)) == container)
    #expect(end(view.ignoresSafeArea(.keyboard, edges: .top)) == keyboard)
    // The keyboard is not ignored with what bars and corners cover.
    #expect(end(view.ignoresSafeArea(.container)) == keyboard)
    #expect(end(view.ignoresSafeArea()) == screen)
  }

  @Test func `is neither heard nor touched`() {
    let layout = laidOut(Text("Own"), [.statusBar, .homeIndicator, .keyboard]).layout
    #expect(layout.accessibility.flatMap(\.leaves).map(\.label) == ["Own"])
  }
}
