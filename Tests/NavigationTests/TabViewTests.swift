import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import Testing

/// Screens with a bar of tabs.
@MainActor @Suite struct `A view of tabs` {
  private func texts(_ host: ViewHost<some View>) -> [String] {
    LaidOut.texts(of: host.layout(on: host.ownScreen))
  }

  private func host<V: View>(_ view: V) -> ViewHost<V> {
    ViewHost(
      view, size: CGSize(width: 402, height: 874),
      safeAreaInsets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0))
  }

  private func laidOut(_ view: some View, _ design: SystemDesign) -> LaidOut {
    LaidOut(
      view, in: CGSize(width: 402, height: 874), scale: 3,
      insets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
    ) { $0.systemDesign = design }
  }

  struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test func `changes the screen and keeps its state`() throws {
    let log = TouchLog()
    let host = host(
      TabView {
        Counter(name: "one").onAppear { log.note("one") }.onDisappear { log.note("one goes") }
          .tabItem { Label("First", systemImage: "house") }
        Counter(name: "two").onAppear { log.note("two") }.tabItem { Label("Second", systemImage: "gear") }
      })
    try host.tap("one 0")
    try host.tap("Second")
    #expect(texts(host).contains("two 0"))
    #expect(!texts(host).contains("one 1"))
    try host.tap("First")
    #expect(texts(host).contains("one 1"))
    #expect(log.entries == ["one", "two", "one goes", "one"])
  }

  struct Selected: View {
    @State var tab = "b"
    var body: some View {
      TabView(selection: $tab) {
        Button("To b") { tab = "b" }.tabItem { Text("A") }.tag("a")
        Text("Screen b, \(tab)").tabItem { Text("B") }.tag("b")
      }
    }
  }

  @Test func `follows a selection`() throws {
    let host = host(Selected())
    #expect(texts(host).contains("Screen b, b"))
    try host.tap("A")
    #expect(texts(host).contains("To b"))
    try host.tap("To b")
    #expect(texts(host).contains("Screen b, b"))
  }

  struct Newer: View {
    @State var tab = 2
    var body: some View {
      TabView(selection: $tab) {
        Tab("One", systemImage: "house", value: 1) { Text("Screen 1") }
        TabSection("Others") {
          Tab("Two", systemImage: "gear", value: 2) { Text("Screen 2") }.badge(7)
          Tab(value: 3, role: .search) { Text("Screen 3") }
        }
      }
    }
  }

  @Test func `knows tabs as values`() throws {
    let host = host(Newer())
    #expect(texts(host).contains("Screen 2"))
    #expect(texts(host).contains("7"))
    try host.tap("One")
    #expect(texts(host).contains("Screen 1"))
    try host.tap("Search")
    #expect(texts(host).contains("Screen 3"))
  }

  @Test func `leads to more than five screens`() throws {
    let host = host(
      TabView {
        ForEach(1..<8) { index in Text("Screen \(index)").tabItem { Text("Tab \(index)") } }
      })
    #expect(!texts(host).contains("Tab 5"))
    try host.tap("More")
    try host.tap("Tab 6")
    #expect(texts(host).contains("Screen 6"))
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `has a blank tab for a screen that says nothing of it`(design: SystemDesign) throws {
    let layout = laidOut(
      TabView {
        Text("Screen 1")
        Text("Screen 2").tabItem { Text("Second") }
      }, design)
    #expect(LaidOut.texts(of: layout.layout) == ["Screen 1", "Second"])
    // It takes as much room as another one.
    #expect(try #require(layout.frame("Second")).midX > 201)
    #expect(LaidOut.texts(of: laidOut(TabView { Text("Screen") }, design).layout) == ["Screen"])
  }

  @Test func `has the background that a screen asks for, always, never or over contents`() {
    func backgrounds(_ visibility: Visibility, height: CGFloat) -> Int {
      let screen = ScrollView { Color.clear.frame(height: height) }
        .toolbarBackground(Color.green, for: .tabBar).toolbarBackground(visibility, for: .tabBar)
      let layout = laidOut(TabView { screen.tabItem { Text("First") } }, .iOS18)
      let green = RGBAColor(red: 0x34, green: 0xC7, blue: 0x59)
      return layout.items.filter { $0.name == "Rectangle" && $0.color == green }.count
    }
    #expect([Visibility.visible, .automatic, .hidden].map { backgrounds($0, height: 10) } == [1, 0, 0])
    #expect([Visibility.visible, .automatic, .hidden].map { backgrounds($0, height: 2000) } == [1, 1, 0])
  }

  @Test func `has a background of the bar at the bottom where a screen asks for one`() {
    func backgrounds(_ visibility: Visibility) -> Int {
      let screen = Text("Screen").toolbar { ToolbarItem(placement: .bottomBar) { Button("Go") {} } }
        .toolbarBackground(Color.green, for: .bottomBar).toolbarBackground(visibility, for: .bottomBar)
      let green = RGBAColor(red: 0x34, green: 0xC7, blue: 0x59)
      let items = laidOut(NavigationStack { screen }, .iOS18).items
      return items.filter { $0.name == "Rectangle" && $0.color == green }.count
    }
    #expect(backgrounds(.visible) == 1 && backgrounds(.automatic) == 0 && backgrounds(.hidden) == 0)
  }

  // Measured: 49 above the safe area of 34, or 83 from the screen's edge.
  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `leaves what is above its bar free`(design: SystemDesign) {
    let probe = TabView {
      VStack {
        Spacer(); Text("Probe")
      }.tabItem { Label("First", systemImage: "house") }
    }
    #expect(abs((laidOut(probe, design).frame("Probe")?.maxY ?? 0) - (874 - 83)) < 0.34)
  }

  // Measured: three tabs make a platter of 274 x 62, 21 above the screen's edge, each of them 94 wide.
  @Test func `has a capsule of glass in iOS 26`() throws {
    let layout = laidOut(
      TabView {
        ForEach(0..<3) { index in Text("Screen").tabItem { Label("Tab \(index)", systemImage: "house") } }
      }, .iOS26)
    let capsules = layout.frames("Capsule")
    #expect(capsules.contains { $0.isNear(CGRect(x: 64, y: 791, width: 274, height: 62), within: 0.34) }, "\(capsules)")
    #expect(capsules.contains { $0.isNear(CGRect(x: 68, y: 795, width: 94, height: 54), within: 0.34) })
    let title = try #require(layout.frame("Tab 0"))
    #expect(abs(title.midX - 115) < 0.34)
    #expect(abs(title.minY - (791 + 39)) < 0.67)
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `draws the label of the chosen tab in the tint, in a single picture too`(design: SystemDesign) throws {
    let layout = laidOut(
      TabView(selection: .constant(1)) {
        ForEach(0..<3) { index in Text("Screen").tabItem { Label("Tab \(index)", systemImage: "house") }.tag(index) }
      }, design)
    let colors = (0..<3).map { index in layout.items.first { $0.name == "Tab \(index)" }?.color }
    let blue =
      design == .iOS18 ? RGBAColor(red: 0, green: 0x7A, blue: 0xFF) : RGBAColor(red: 0, green: 0x7E, blue: 0xF5)
    #expect(colors[1] == blue)
    #expect(colors[0] != nil && colors[0] != blue && colors[0] == colors[2])
  }

  @Test func `changes the tint with the chosen tab`() throws {
    let host = host(
      TabView { ForEach(0..<2) { index in Text("Screen").tabItem { Text("Tab \(index)") } } })
    func colors() -> [RGBAColor?] {
      let items = host.layout(on: host.ownScreen).drawing.items.flattened
      return (0..<2).map { index in items.first { $0.name == "Tab \(index)" }?.color }
    }
    let before = colors()
    try host.tap("Tab 1")
    #expect(colors() == before.reversed())
    #expect(before[0] != before[1])
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `lets what lies behind it be seen between its pages, and not behind a bar of tabs`(design: SystemDesign) {
    let tabs = TabView { Text("Only").tabItem { Text("Tab") } }
    let behind = Color(red: 1, green: 0, blue: 0)
    #expect(!laidOut(tabs.tabViewStyle(.page).background(behind), design).colors.contains(.white))
    #expect(laidOut(tabs.background(behind), design).colors.contains(.white))
  }

  @Test func `can have no labels where they are turned like pages`() {
    let pages = TabView {
      Tab { Text("First") }
      Tab { Text("Second") }
    }
    #expect(texts(host(pages.tabViewStyle(.page))).contains("First"))
  }

  @Test func `turns pages`() throws {
    let host = host(
      TabView { ForEach(0..<3) { Text("Page \($0)") } }.tabViewStyle(.page))
    #expect(texts(host) == ["Page 0"])
    try host.swipe(.left)
    #expect(texts(host) == ["Page 1"])
    try host.swipe(.right)
    #expect(texts(host) == ["Page 0"])
    let dots = laidOut(TabView { ForEach(0..<3) { Text("Page \($0)") } }.tabViewStyle(.page), .iOS26).frames("Circle")
    #expect(dots.count == 3)
    #expect(abs(dots[1].midX - dots[0].midX - 17.67) < 0.01)
  }

  @Test func `has no bar where a screen hides it`() {
    let view = TabView {
      NavigationStack { Text("Screen").toolbar(.hidden, for: .tabBar) }.tabItem { Text("First") }
    }
    #expect(laidOut(view, .iOS26).frame("First") == nil)
  }

  @Test func `leads back in the stack of a tab by a swipe over the edge`() throws {
    let host = host(
      TabView {
        NavigationStack { NavigationLink("Next") { Text("Second") } }.tabItem { Text("First") }
      })
    try host.tap("Next")
    try host.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 300, y: 400))
    #expect(texts(host).contains("Next"))
  }
}
