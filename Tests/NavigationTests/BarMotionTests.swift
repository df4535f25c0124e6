import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import Testing

/// What becomes of bars where contents are scrolled.
@MainActor @Suite struct `A bar over what is scrolled` {
  private func host<V: View>(_ view: V, _ design: SystemDesign) -> ViewHost<V> {
    var environment = EnvironmentValues()
    environment.systemDesign = design
    return ViewHost(
      view, size: CGSize(width: 402, height: 874),
      safeAreaInsets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0), environment: environment)
  }

  private var rows: some View {
    ScrollView { ForEach(0..<60) { Text("Row \($0)").frame(height: 40) } }
  }

  // Measured: the title is in the bar as soon as 52 are scrolled.
  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `has the large title move into the bar`(design: SystemDesign) throws {
    let host = host(NavigationStack { rows.navigationTitle("Title") }, design)
    let large = try #require(laidOut(host).frame("Title"))
    #expect(large.height > 35 && abs(large.minX - 16) < 0.34)
    try host.scroll(by: CGSize(width: 0, height: 40))
    #expect(abs(try #require(laidOut(host).frame("Title")).minY - (large.minY - 40)) < 0.34)
    try host.scroll(by: CGSize(width: 0, height: 12))
    let inline = try #require(laidOut(host).frame("Title"))
    #expect(inline.height < 30 && abs(inline.midX - 201) < 0.34)
    try host.scroll(to: .top)
    #expect(try #require(laidOut(host).frame("Title")) == large)
  }

  @Test func `has a line and a background where contents lie below it in iOS 18`() throws {
    let host = host(
      NavigationStack { rows.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }, .iOS18)
    let resting = laidOut(host).frames("Rectangle").count
    try host.scroll(by: CGSize(width: 0, height: 30))
    #expect(laidOut(host).frames("Rectangle").count > resting)
  }

  @Test func `leads back by a swipe over the edge, and not from the middle`() throws {
    let host = host(NavigationStack { NavigationLink("Next") { Text("Second").navigationTitle("Two") } }, .iOS26)
    try host.tap("Next")
    #expect(throws: TouchError.self) {
      try host.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 390, y: 400))
    }
    // Too short a way leads nowhere.
    #expect(throws: TouchError.self) { try host.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 100, y: 400)) }
    try host.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 300, y: 400))
    #expect(LaidOut.texts(of: host.layout(on: host.ownScreen)) == ["Next"])
  }

  private func tabs(_ behavior: TabBarMinimizeBehavior) -> some View {
    TabView {
      NavigationStack { rows.navigationTitle("Title") }.tabItem { Label("First", systemImage: "house") }
      Text("Other").tabItem { Label("Second", systemImage: "gear") }
    }
    .tabBarMinimizeBehavior(behavior)
    .tabViewBottomAccessory { Text("Playing") }
  }

  @Test func `becomes small in iOS 26 where that is asked for`() throws {
    let host = host(tabs(.onScrollDown), .iOS26)
    #expect(laidOut(host).frame("Second") != nil)
    // The accessory stands above the bar, which is 62 high and 21 above the screen's edge.
    #expect(try #require(laidOut(host).frame("Playing")).maxY < 791)
    try host.scroll(by: CGSize(width: 0, height: 200))
    #expect(laidOut(host).frame("Second") == nil)
    #expect(try #require(laidOut(host).frame("Playing")).minY > 791)
    // It grows with the first scroll up, and is small again with the next one down.
    try host.scroll(by: CGSize(width: 0, height: -20))
    #expect(laidOut(host).frame("Second") != nil)
    try host.scroll(by: CGSize(width: 0, height: 20))
    #expect(laidOut(host).frame("Second") == nil)
    try host.scroll(to: .top)
    #expect(laidOut(host).frame("Second") != nil)
  }

  @Test func `becomes small in iOS 26 by a scroll up where that is asked for`() throws {
    let host = host(tabs(.onScrollUp), .iOS26)
    try host.scroll(by: CGSize(width: 0, height: 200))
    #expect(laidOut(host).frame("Second") != nil)
    try host.scroll(by: CGSize(width: 0, height: -20))
    #expect(laidOut(host).frame("Second") == nil)
    // It grows with the next scroll down, and is not small at the end, where the contents of such screens begin.
    try host.scroll(by: CGSize(width: 0, height: 20))
    #expect(laidOut(host).frame("Second") != nil)
    try host.scroll(to: .bottom)
    #expect(laidOut(host).frame("Second") != nil)
  }

  @Test func `stays as it is otherwise`() throws {
    let host = host(tabs(.automatic), .iOS26)
    try host.scroll(by: CGSize(width: 0, height: 200))
    #expect(laidOut(host).frame("Second") != nil)
    let older = self.host(tabs(.onScrollDown), .iOS18)
    try older.scroll(by: CGSize(width: 0, height: 200))
    #expect(laidOut(older).frame("Second") != nil && laidOut(older).frame("Playing") == nil)
  }
}
