import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import Testing

/// Tabs and columns where a screen is as wide as a tablet's.
@MainActor @Suite struct `A tablet` {
  private static func environment(_ design: SystemDesign) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.systemDesign = design
    (environment.horizontalSizeClass, environment.verticalSizeClass) = (.regular, .regular)
    environment.userInterfaceIdiom = .pad
    return environment
  }

  private func host<V: View>(
    _ view: V, _ design: SystemDesign = .iOS18, size: CGSize = CGSize(width: 1194, height: 834)
  ) -> ViewHost<V> {
    ViewHost(
      view, size: size, safeAreaInsets: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0),
      environment: Self.environment(design))
  }

  private var tabs: some View {
    TabView {
      NavigationStack {
        GeometryReader { _ in Text("Probe") }.navigationTitle("Inline").navigationBarTitleDisplayMode(.inline)
          .toolbar { Button("Edit") {} }
      }
      .tabItem { Label("First", systemImage: "house") }
      GeometryReader { _ in Text("Second screen") }.tabItem { Label("Second", systemImage: "gear") }
    }
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `has its tabs above the screens, in the row of their bars`(design: SystemDesign) throws {
    let host = host(tabs, design)
    let layout = LaidOut(host.layout(on: host.ownScreen))
    let (first, second) = (try #require(layout.frame("First")), try #require(layout.frame("Second")))
    #expect(abs((first.minX + second.maxX) / 2 - 597) < 1)
    #expect(abs(first.midY - (24 + 22)) < 1)
    #expect(abs(try #require(layout.frame("Edit")).midY - (24 + 22)) < 1)
    // The bar of the screen takes no row of its own, and the contents reach the lower edge.
    #expect(abs(try #require(layout.frame("Probe")).minY - (24 + (design == .iOS26 ? 54 : 44))) < 0.5)
    // In iOS 26 the first screen shows no title beside the tabs, as measured.
    if design == .iOS18 { #expect(try #require(layout.frame("Inline")).maxX < first.minX) }
    if design == .iOS26 { #expect(layout.frame("Inline") == nil) }
    try host.tap("Second")
    let other = LaidOut(host.layout(on: host.ownScreen))
    #expect(abs(try #require(other.frame("Second screen")).minY - (24 + (design == .iOS26 ? 54 : 44))) < 0.5)
  }

  @Test func `has a badge of any length behind the title of its tab`() throws {
    let view = TabView {
      Text("Contents").tabItem { Label("First", systemImage: "house") }.badge("Brand new")
      Text("Other").tabItem { Label("Second", systemImage: "gear") }
    }
    let host = host(view)
    let layout = LaidOut(host.layout(on: host.ownScreen))
    let (title, badge) = (try #require(layout.frame("First")), try #require(layout.frame("Brand new")))
    let next = try #require(layout.frame("Second"))
    #expect(title.maxX + 8 <= badge.minX && badge.maxX < next.minX)
  }

  @Test func `has the title of a column that floats in that column, below its tabs`() throws {
    let host = host(TabView { Old().tabItem { Label("First", systemImage: "house") } }, .iOS26)
    let layout = LaidOut(host.layout(on: host.ownScreen))
    let (tab, row) = (try #require(layout.frame("First")), try #require(layout.frame("Row")))
    let title = try #require(layout.frame("Side"))
    #expect(title.minY > 24 + 54 && title.maxY < row.minY && tab.maxY < title.minY)
  }

  @Test func `has its tabs below where there is little room`() throws {
    var environment = Self.environment(.iOS18)
    environment.horizontalSizeClass = .compact
    let host = ViewHost(tabs, size: CGSize(width: 375, height: 834), environment: environment)
    let layout = LaidOut(host.layout(on: host.ownScreen))
    #expect(try #require(layout.frame("First")).minY > 700)
  }

  struct Old: View {
    var body: some View {
      NavigationView {
        List { NavigationLink("Row") { Text("Detail of the row") } }.navigationTitle("Side")
        Text("Choose")
      }
    }
  }

  @Test func `shows the first two views of a navigation view side by side`() throws {
    let wide = host(Old())
    #expect(texts(wide).contains("Side") && texts(wide).contains("Choose"))
    #expect(try #require(LaidOut(wide.layout(on: wide.ownScreen)).frame("Choose")).minX > 320)
    try wide.tap("Row")
    #expect(texts(wide).contains("Detail of the row") && texts(wide).contains("Side"))
    #expect(!texts(wide).contains("Choose"))
    let stack = host(Old().navigationViewStyle(.stack))
    #expect(texts(stack).contains("Side") && !texts(stack).contains("Choose"))
    let phone = ViewHost(Old(), size: CGSize(width: 402, height: 874))
    #expect(!texts(phone).contains("Choose"))
    try phone.tap("Row")
    #expect(texts(phone).contains("Detail of the row"))
  }

  @Test func `gives the first columns the widths that their views want`() throws {
    func split(_ sidebar: some View) -> LaidOut {
      let host = host(
        NavigationSplitView {
          sidebar.navigationTitle("Side")
        } detail: {
          GeometryReader { _ in Text("Detail") }.navigationSplitViewColumnWidth(100)
        })
      return LaidOut(host.layout(on: host.ownScreen))
    }
    let rows = List { Text("Row") }
    #expect(abs(try #require(split(rows).frame("Detail")).minX - 320) < 1.5)
    #expect(abs(try #require(split(rows.navigationSplitViewColumnWidth(250)).frame("Detail")).minX - 250) < 1.5)
    let ranges = rows.navigationSplitViewColumnWidth(min: 100, ideal: 400, max: 360)
    #expect(abs(try #require(split(ranges).frame("Detail")).minX - 360) < 1.5)
  }

  @Test func `hides and shows the first column`() throws {
    let host = host(Old())
    try host.tap(id: "ToggleSidebar")
    #expect(!texts(host).contains("Side") && texts(host).contains("Choose"))
    try host.tap(id: "ToggleSidebar")
    #expect(texts(host).contains("Side"))
  }

  struct Selecting: View {
    @State var selection: Int?
    var isLinked = false
    var body: some View {
      NavigationSplitView {
        List(selection: $selection) {
          ForEach(1..<4) { index in
            if isLinked { NavigationLink("Row \(index)", value: index) } else { Text("Row \(index)").tag(index) }
          }
        }
        .navigationTitle("Side \(selection ?? 0)")
      } detail: {
        Text("Detail \(selection ?? 0)")
      }
    }
  }

  @Test(arguments: [false, true])
  func `leads from a selection to the detail where there is little room`(isLinked: Bool) throws {
    let host = ViewHost(Selecting(isLinked: isLinked), size: CGSize(width: 402, height: 874))
    #expect(texts(host).contains("Side 0"))
    try host.tap("Row 2")
    #expect(texts(host).contains("Detail 2") && !texts(host).contains("Row 1"))
    try host.tap(id: "BackButton")
    #expect(texts(host).contains("Side 0"))
    try host.tap("Row 2")
    #expect(texts(host).contains("Detail 2"))
  }

  @Test func `shows the detail of a selection from the start`() {
    #expect(texts(ViewHost(Selecting(selection: 3), size: CGSize(width: 402, height: 874))).contains("Detail 3"))
  }

  @Test(arguments: [false, true]) func `shows the detail beside the selection`(isLinked: Bool) throws {
    let host = host(Selecting(isLinked: isLinked))
    try host.tap("Row 2")
    #expect(texts(host).contains("Detail 2") && texts(host).contains("Side 2"))
  }
}
