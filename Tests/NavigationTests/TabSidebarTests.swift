import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import Testing

/// Tabs that people of a tablet can have at the side.
@MainActor @Suite struct `The bar of tabs at the side` {
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

  /// Two tabs, and a section of two with a button after them.
  struct Library: View {
    var placement = AdaptableTabBarPlacement.automatic
    @State private var added = 0
    @State private var selection = "Listen"

    var body: some View {
      TabView(selection: $selection) {
        Tab("Listen", systemImage: "play", value: "Listen") {
          NavigationStack {
            GeometryReader { _ in Text("Probe") }.navigationTitle("Listening").navigationBarTitleDisplayMode(.inline)
          }
        }
        Tab("Radio", systemImage: "radio", value: "Radio") { Text("Stations") }
        TabSection("Lists") {
          Tab("Running", systemImage: "figure.run", value: "Running") { Text("Run \(added)") }.badge(3)
          Tab("Sleep", systemImage: "moon", value: "Sleep") { Text("Sleep well") }
        }
        .sectionActions { Button("Add list") { added += 1 } }
      }
      .tabViewStyle(.sidebarAdaptable)
      .defaultAdaptableTabBarPlacement(placement)
      .tabViewSidebarHeader { Text("Head") }
      .tabViewSidebarFooter { Text("Foot") }
      .tabViewSidebarBottomBar { Text("Low") }
    }
  }

  @Test func `folds a section at a tap on its header`() throws {
    let host = host(Library(placement: .sidebar))
    #expect(texts(host).contains("Running") && texts(host).contains("Add list"))
    try host.tap("Lists")
    #expect(!texts(host).contains("Running") && !texts(host).contains("Add list"))
    #expect(texts(host).contains("Lists") && texts(host).contains("Radio"))
    try host.tap("Lists")
    #expect(texts(host).contains("Running"))
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `is shown by the button in the bar above, and hidden by its own`(design: SystemDesign) throws {
    let host = host(Library(), design)
    #expect(!texts(host).contains("Head"))
    #expect(try #require(laidOut(host).frame("Listen")).minX > 320)
    try host.tap("Sidebar")
    let open = laidOut(host)
    #expect(try #require(open.frame("Listen")).maxX < 320)
    let edge: CGFloat = design == .iOS26 ? 280 : 320
    #expect(try #require(open.frame("Probe")).minX == edge)
    #expect(try #require(open.frame("Listening")).minX > edge)
    try host.tap("Sidebar")
    #expect(try #require(laidOut(host).frame("Listen")).minX > 320)
    #expect(try #require(laidOut(host).frame("Probe")).minX < 320)
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `has the tabs below the headers of their sections, with what stands around them`(design: SystemDesign) throws {
    let host = host(Library(placement: .sidebar), design)
    let layout = laidOut(host)
    let tops = try ["Head", "Listen", "Radio", "Lists", "Running", "Sleep", "Add list", "Foot", "Low"].map {
      try #require(layout.frame($0), "\($0)").minY
    }
    #expect(tops == tops.sorted())
    #expect(try #require(layout.frame("Low")).maxY > 834 - 20 - 60)
    #expect(try #require(layout.frame("3")).minX > #require(layout.frame("Running")).maxX)
    // Rows are 44 high.
    #expect(try #require(layout.frame("Radio")).minY - #require(layout.frame("Listen")).minY == 44)
  }

  @Test func `chooses screens, which keep their state, and does what its buttons say`() throws {
    let host = host(Library(placement: .sidebar))
    try host.tap("Running")
    #expect(texts(host).contains("Run 0") && !texts(host).contains("Probe"))
    try host.tap("Add list")
    #expect(texts(host).contains("Run 1"))
    try host.tap("Radio")
    #expect(texts(host).contains("Stations"))
  }

  @Test func `has the background of a chosen row behind it`() throws {
    let host = host(Library(placement: .sidebar))
    let row = try #require(laidOut(host).frame("Radio"))
    let before = laidOut(host).items.filter {
      $0.frame.map { CGRect($0).contains(row) && CGRect($0).height == 44 } ?? false
    }
    #expect(before.isEmpty)
    try host.tap("Radio")
    let after = laidOut(host).items.filter {
      $0.frame.map { CGRect($0).contains(row) && CGRect($0).height == 44 } ?? false
    }
    #expect(after.count == 1)
  }

  @Test func `stands for a section by one tab where it is above the screens`() throws {
    let host = host(Library())
    #expect(texts(host).contains("Lists") && !texts(host).contains("Running"))
    try host.tap("Lists")
    #expect(texts(host).contains("Run 0"))
    try host.tap("Sidebar")
    try host.tap("Sleep")
    try host.tap("Sidebar")
    try host.tap("Radio")
    #expect(texts(host).contains("Stations"))
  }

  @Test func `lies in front of a screen that is higher than wide`() throws {
    let host = host(Library(placement: .sidebar), size: CGSize(width: 834, height: 1194))
    #expect(try #require(laidOut(host).frame("Probe")).minX < 320)
    #expect(try #require(laidOut(host).frame("Radio")).maxX < 320)
  }

  @Test func `is not there on a phone, where all tabs stand in one bar`() throws {
    let host = ViewHost(Library(placement: .sidebar), size: CGSize(width: 402, height: 874))
    #expect(texts(host).contains("Sleep") && !texts(host).contains("Lists") && !texts(host).contains("Head"))
  }

  /// A tab for each kind of place.
  struct Places: View {
    var customization: Binding<TabViewCustomization>?

    var body: some View {
      TabView {
        Tab("First", systemImage: "1.circle") { Text("One") }.customizationID("first")
        Tab("Aside", systemImage: "2.circle") { Text("Two") }.tabPlacement(.sidebarOnly)
        Tab("Gone", systemImage: "3.circle") { Text("Three") }.hidden()
        Tab("Above", systemImage: "4.circle") { Text("Four") }.defaultVisibility(.hidden, for: .sidebar)
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization(customization)
    }
  }

  @Test func `has the tabs that are for it`() throws {
    let host = host(Places())
    #expect(texts(host).filter { ["First", "Aside", "Gone", "Above"].contains($0) } == ["First", "Above"])
    try host.tap("Sidebar")
    #expect(texts(host).filter { ["First", "Aside", "Gone", "Above"].contains($0) } == ["First", "Aside"])
  }

  // Documented: they stand at the end of the bar above, before the tab to search by.
  @Test func `has the tabs at the end that are pinned there`() throws {
    let view = TabView {
      Tab(role: .search) { Text("Search here") }
      Tab("Pinned", systemImage: "1.circle") { Text("One") }.tabPlacement(.pinned)
      Tab("Other", systemImage: "2.circle") { Text("Two") }
    }
    func x(_ style: some TabViewStyle) throws -> [CGFloat] {
      let host = host(view.tabViewStyle(style))
      let layout = LaidOut(host.layout(on: host.ownScreen))
      return [try #require(layout.frame("Other")).minX, try #require(layout.frame("Pinned")).minX]
    }
    let (adaptable, plain) = (try x(.sidebarAdaptable), try x(.automatic))
    #expect(adaptable[0] < adaptable[1] && plain[0] > plain[1])
  }

  @Test func `follows what people have changed of it`() throws {
    var changed = TabViewCustomization()
    changed[tab: "first"].tabBarVisibility = .hidden
    let stored = try JSONDecoder().decode(TabViewCustomization.self, from: JSONEncoder().encode(changed))
    let host = host(Places(customization: .constant(stored)))
    #expect(!texts(host).contains("First"))
    try host.tap("Sidebar")
    #expect(texts(host).contains("First"))
  }

  struct Told: View {
    @Environment(\.tabBarPlacement) private var placement
    @Environment(\.isTabBarShowingSections) private var showsSections

    var body: some View {
      Text(placement == .sidebar ? "side" : placement == .topBar ? "top" : placement == .bottomBar ? "bottom" : "none")
      Text(showsSections ? "sections" : "no sections")
    }
  }

  @Test func `is told to the screens`() throws {
    let tabs = TabView { Tab("First", systemImage: "1.circle") { Told() } }.tabViewStyle(.sidebarAdaptable)
    let wide = host(tabs)
    #expect(texts(wide).contains("top") && texts(wide).contains("no sections"))
    try wide.tap("Sidebar")
    #expect(texts(wide).contains("side") && texts(wide).contains("sections"))
    let phone = ViewHost(tabs, size: CGSize(width: 402, height: 874))
    #expect(texts(phone).contains("bottom"))
  }

  @Test func `takes what tabs are given in any order`() throws {
    let host = host(
      TabView {
        Tab("First", systemImage: "1.circle") { Text("One") }
        Tab("Second", systemImage: "2.circle") { Text("Two") }
          .badge(2).accessibilityIdentifier("second").customizationID("second").tabPlacement(.pinned)
          .contextMenu { Button("Share") {} }
      }
      .tabViewStyle(.sidebarAdaptable).defaultAdaptableTabBarPlacement(.sidebar))
    #expect(texts(host).contains("2"))
    try host.longPress("Second")
    #expect(texts(host).contains("Share"))
  }

  /// Tabs that a function of their own makes.
  struct Built: View {
    let showsMore: Bool

    @TabContentBuilder<Int> private var tabs: some TabContent<Int> {
      Tab("First", systemImage: "1.circle", value: 1) { Text("One") }
      if showsMore { Tab("Second", systemImage: "2.circle", value: 2) { Text("Two") } }
      ForEach(3..<5) { Tab("Tab \($0)", systemImage: "circle", value: $0) { Text("Some") } }
    }

    var body: some View { TabView(selection: .constant(3)) { tabs } }
  }

  private enum Place: Hashable { case listening, radio }

  @Test func `takes the values of tabs without their type`() {
    let isOnAir = true
    let host = host(
      TabView(selection: .constant(Place.radio)) {
        Tab(value: .listening) {
          Text("One")
        } label: {
          Text("Listen")
        }
        if isOnAir { Tab("Radio", systemImage: "radio", value: .radio) { Text("Two") }.customizationID("radio") }
        Text("Three").tabItem { Text("Older") }.tag(Place.listening)
      })
    #expect(texts(host).sorted() == ["Listen", "Older", "Radio", "Two"])
  }

  @Test func `takes tabs that are built elsewhere`() throws {
    #expect(texts(host(Built(showsMore: true))).sorted() == ["First", "Second", "Some", "Tab 3", "Tab 4"])
    #expect(texts(host(Built(showsMore: false))).sorted() == ["First", "Some", "Tab 3", "Tab 4"])
  }
}
