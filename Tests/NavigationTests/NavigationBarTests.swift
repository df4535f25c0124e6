import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PlaneGeometry
import Testing

/// The bar above a screen, on phones.
@MainActor @Suite struct `A navigation bar` {
  /// A phone of 402 x 874 points with an island.
  private func screen(
    _ view: some View, _ design: SystemDesign, size: CGSize = CGSize(width: 402, height: 874), top: CGFloat = 62
  ) -> LaidOut {
    LaidOut(view, in: size, scale: 3, insets: EdgeInsets(top: top, leading: 0, bottom: 34, trailing: 0)) {
      $0.systemDesign = design
    }
  }

  /// The baseline of a text's first line, in points from the top of the screen.
  private func baseline(of text: String, in layout: LaidOut) throws -> CGFloat {
    for case .text(let drawn) in layout.items where drawn.text == text {
      return drawn.frame.minY + (drawn.layout.lines.first?.baseline ?? 0)
    }
    Issue.record("There is no text \(text)")
    return 0
  }

  private var filled: some View {
    Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
  }

  // Measured.
  @Test(arguments: [
    (SystemDesign.iOS18, 59.0, 393.0, 97.67), (.iOS18, 62, 402, 100.33), (.iOS26, 59, 393, 107.67),
    (.iOS26, 62, 402, 116), (.iOS26, 59, 390, 113),
  ])
  func `leaves what is below it free`(design: SystemDesign, top: CGFloat, width: CGFloat, bottom: CGFloat) {
    let size = CGSize(width: width, height: 852)
    let probe = NavigationStack {
      GeometryReader { _ in Text("Probe") }.navigationTitle("T").navigationBarTitleDisplayMode(.inline)
    }
    let frame = screen(probe, design, size: size, top: top).frame("Probe")
    #expect(abs((frame?.minY ?? 0) - bottom) < 0.34)
  }

  @Test(arguments: [(SystemDesign.iOS18, 100.33 + 52), (.iOS26, 168)])
  func `leaves what is below a large title free`(design: SystemDesign, bottom: CGFloat) {
    let probe = NavigationStack { GeometryReader { _ in Text("Probe") }.navigationTitle("T") }
    #expect(abs((screen(probe, design).frame("Probe")?.minY ?? 0) - bottom) < 0.34)
  }

  // Measured in iOS 17: "Morning sync" is 105 wide in the row, where it is not seen yet, and leaves no room for 113 points.
  @Test(arguments: [("Morning sync", "Daily Sync-ups", "Back"), ("Nextcloud", "Favorites", "Favorites")])
  func `leaves room for the title that scrolling shows beside the words of its back button`(
    title: String, below: String, shown: String
  ) {
    let stack = NavigationStack(path: .constant([1])) {
      Color.red.navigationTitle(below).navigationDestination(for: Int.self) { _ in Color.red.navigationTitle(title) }
    }
    let size = CGSize(width: 393, height: 852)
    let words = screen(stack, .iOS18, size: size, top: 59).items.compactMap {
      if case .text(let item) = $0 { item.text } else { nil }
    }
    #expect(words.contains(shown) && (shown == below || !words.contains(below)), "\(words)")
  }

  // Measured: the baseline is 16 above the bottom of a bar of 44; in iOS 26 the buttons' middle is the same.
  @Test(arguments: [(SystemDesign.iOS18, 84.33), (.iOS26, 90)])
  func `has the title's capitals in the middle of its buttons`(design: SystemDesign, baseline: CGFloat) throws {
    let layout = screen(NavigationStack { filled }, design)
    let frame = try #require(layout.frame("Title"))
    #expect(abs(frame.midX - 201) < 0.34)
    #expect(abs(try self.baseline(of: "Title", in: layout) - baseline) < 0.67)
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `shows a large title at the margin`(design: SystemDesign) throws {
    let layout = screen(NavigationStack { Color.red.navigationTitle("Title") }, design)
    let frame = try #require(layout.frame("Title"))
    #expect(abs(frame.minX - 16) < 0.34)
    let baseline = try self.baseline(of: "Title", in: layout)
    // 152.33 was measured where the bar begins at 62; the older bar ends 16 below the baseline.
    #expect(abs(baseline - (design == .iOS26 ? 152.33 : 100.33 + 36)) < 0.67)
  }

  // Measured: 16.33 above the slot's bottom, which is 52 high at medium and 73 at accessibility5.
  @Test(arguments: [(DynamicTypeSize.medium, 33.0, 136.67), (.large, 34, 136.67), (.accessibility5, 60, 157.67)])
  func `has a large title that follows the text size`(size: DynamicTypeSize, points: Double, baseline: Double) throws {
    let view = NavigationStack { Color.red.navigationTitle("Title") }.environment(\.dynamicTypeSize, size)
    let layout = screen(view, .iOS18)
    #expect(layout.fontSize(of: "Title") == points)
    #expect(abs(Double(try self.baseline(of: "Title", in: layout)) - baseline) < 0.67)
  }

  // Measured: 17 at medium and 21 at accessibility5, on one baseline.
  @Test(arguments: [(DynamicTypeSize.medium, 17.0), (.large, 17), (.accessibility5, 21)])
  func `has a title in it that grows to 21 points`(size: DynamicTypeSize, points: Double) throws {
    let layout = screen(NavigationStack { filled }.environment(\.dynamicTypeSize, size), .iOS18)
    #expect(layout.fontSize(of: "Title") == points)
    #expect(abs(try self.baseline(of: "Title", in: layout) - 84.33) < 0.67)
  }

  /// Measured on a picture of an iPhone, whose letters stand 0.02 em closer than those of a title that fits.
  @Test func `sets a large title closer before it is cut`() throws {
    let stack = NavigationStack { Color.red.navigationTitle("Trending Movies") }
    let cut = LaidOut(stack, in: CGSize(width: 390, height: 844), scale: 3) {
      ($0.systemDesign, $0.dynamicTypeSize) = (.iOS18, .accessibility4)
    }
    let lines = cut.items.compactMap { item in
      if case .text(let text) = item { text.layout.lines.first?.text } else { nil }
    }
    #expect(lines.contains("Trending Mo\u{2026}"))
  }

  // Generally known: on phones that lie on their sides it is 32 high before iOS 26, and no title is large. Measured in iOS 26: it
  // begins 10 below the edge.
  @Test(arguments: [(SystemDesign.iOS18, 32.0), (.iOS26, 64)])
  func `is low on a phone that lies on its side`(design: SystemDesign, bottom: Double) throws {
    let probe = NavigationStack { GeometryReader { _ in Text("Probe") }.navigationTitle("Title") }
    let layout = LaidOut(
      probe, in: CGSize(width: 844, height: 390), scale: 3,
      insets: EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47)
    ) { ($0.systemDesign, $0.verticalSizeClass) = (design, .compact) }
    #expect(abs(Double(try #require(layout.frame("Probe")).minY) - bottom) < 0.34)
    #expect(layout.fontSize(of: "Title") == 17)
    #expect(abs(try #require(layout.frame("Title")).midX - 422) < 0.5)
  }

  @Test func `is not there without anything in it`() {
    let probe = NavigationStack { GeometryReader { _ in Text("Probe") } }
    #expect(screen(probe, .iOS26).frame("Probe")?.minY == 62)
  }

  @Test func `is not there where it is hidden`() {
    let probe = NavigationStack {
      GeometryReader { _ in Text("Probe") }.navigationTitle("T").toolbar(.hidden, for: .navigationBar)
    }
    #expect(screen(probe, .iOS26).frame("Probe")?.minY == 62)
    #expect(screen(probe, .iOS26).frame("T") == nil)
  }

  // Bars keep to the safe area of the window; so do the contents of their screens.
  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `stays where it is in a container that ignores the safe area`(design: SystemDesign) throws {
    let stack = NavigationStack { GeometryReader { _ in Text("Probe") }.navigationTitle("T") }
    let (usual, ignoring) = (screen(stack, design), screen(stack.ignoresSafeArea(), design))
    #expect(usual.frame("T") != nil && usual.frame("T") == ignoring.frame("T"))
    #expect(usual.frame("Probe") != nil && usual.frame("Probe") == ignoring.frame("Probe"))
    let tabs = TabView { stack.tabItem { Text("First") } }
    let (shown, larger) = (screen(tabs, design), screen(tabs.ignoresSafeArea(), design))
    #expect(shown.frame("First") != nil && shown.frame("First") == larger.frame("First"))
    #expect(shown.frame("T") != nil && shown.frame("T") == larger.frame("T"))
  }

  @Test func `shows the title of a binding`() throws {
    struct Screen: View {
      @State private var title = "First"
      var body: some View { Button("Change") { title = "Second" }.navigationTitle($title) }
    }
    let host = ViewHost(NavigationStack { Screen() }, size: CGSize(width: 402, height: 874))
    try host.tap("Change")
    #expect(LaidOut.texts(of: host.layout(on: host.ownScreen)).contains("Second"))
  }
}
