import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import Testing

/// What screens say of the bars around them, in all of its forms.
@MainActor @Suite struct `What is said of bars` {
  private func laidOut(_ view: some View, _ design: SystemDesign = .iOS26, isTablet: Bool = false) -> LaidOut {
    let host = host(view, design, isTablet: isTablet)
    return LaidOut(host.layout(on: host.ownScreen))
  }

  private var titled: some View {
    Text("Contents").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
  }

  @Test func `takes the background from a thing of a bar in iOS 26`() {
    func backgrounds(_ visibility: Visibility) -> Int {
      laidOut(
        NavigationStack {
          Text("Contents").toolbar { ToolbarItem { Button("Edit") {} }.sharedBackgroundVisibility(visibility) }
        }
      ).frames("Capsule").count
    }
    #expect(backgrounds(.hidden) == 0 && backgrounds(.visible) > 0 && backgrounds(.automatic) == backgrounds(.visible))
  }

  @Test func `hides a thing of a bar, or shows it`() {
    func names(_ isHidden: Bool) -> [String] {
      laidOut(NavigationStack { Text("Contents").toolbar { ToolbarItem { Button("Edit") {} }.hidden(isHidden) } })
        .items.map(\.name)
    }
    #expect(!names(true).contains("Edit") && names(false).contains("Edit"))
  }

  @Test func `has a bar with a background always, or never, by its newer name`() {
    func backgrounds(_ visibility: Visibility) -> Int {
      laidOut(
        NavigationStack {
          titled.toolbarBackground(Color.green, for: .navigationBar)
            .toolbarBackgroundVisibility(visibility, for: .navigationBar)
        }, .iOS18
      ).items.count { $0.name == "Rectangle" && $0.color == RGBAColor(red: 0x34, green: 0xC7, blue: 0x59) }
    }
    #expect(backgrounds(.visible) == 1 && backgrounds(.hidden) == 0 && backgrounds(.automatic) == 0)
  }

  @Test func `has the bars at the bottom in an appearance of their own`() {
    func red(_ name: String, _ layout: LaidOut) -> UInt8? { layout.items.first { $0.name == name }?.color?.red }
    func bottom(_ scheme: ColorScheme?) -> LaidOut {
      laidOut(
        NavigationStack {
          Text("Contents").toolbar { ToolbarItem(placement: .bottomBar) { Button("Below") {} } }
            .toolbarColorScheme(scheme, for: .bottomBar)
        })
    }
    #expect(red("Below", bottom(nil)) == 0 && red("Below", bottom(.dark)) == 255)
    func tabs(_ scheme: ColorScheme?) -> LaidOut {
      laidOut(
        TabView(selection: .constant(0)) {
          ForEach(0..<2) { index in
            NavigationStack { Text("Contents").toolbarColorScheme(scheme, for: .tabBar) }
              .tabItem { Text("Tab \(index)") }.tag(index)
          }
        })
    }
    #expect(red("Tab 1", tabs(nil)) == 0 && red("Tab 1", tabs(.dark)) == 255)
    #expect(red("Contents", tabs(.dark)) == 0)
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `hides the bar at the bottom, which then takes no room`(design: SystemDesign) {
    func view(_ visibility: Visibility) -> some View {
      NavigationStack {
        GeometryReader { geometry in Text("Height \(Int(geometry.size.height))") }
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Below") {} } }
          .toolbar(visibility, for: .bottomBar)
      }
    }
    #expect(laidOut(view(.hidden), design).frame("Height \(874 - 62 - 34)") != nil)
    #expect(
      laidOut(view(.hidden), design).frame("Below") == nil && laidOut(view(.visible), design).frame("Below") != nil)
  }

  @Test func `hides the bar above by its older name`() {
    func minY(_ isHidden: Bool) -> CGFloat? {
      laidOut(
        NavigationStack { GeometryReader { _ in Text("Probe") }.navigationTitle("T").navigationBarHidden(isHidden) }
      )
      .frame("Probe")?.minY
    }
    #expect(minY(true) == 62 && minY(false) == 168)
  }

  @Test func `takes the title away, and leaves its room`() {
    let plain = laidOut(NavigationStack { titled })
    let removed = laidOut(NavigationStack { titled.toolbar(removing: .title) })
    #expect(plain.frame("Title") != nil && removed.frame("Title") == nil)
    #expect(plain.frame("Contents") == removed.frame("Contents"))
    #expect(laidOut(NavigationStack { titled.toolbar(removing: nil) }).items == plain.items)
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `takes the button away that hides the first column`(design: SystemDesign) {
    func view(_ kind: ToolbarDefaultItemKind?) -> some View {
      NavigationSplitView {
        List { Text("Row") }.navigationTitle("Side").toolbar(removing: kind)
      } detail: {
        Text("Detail")
      }
    }
    #expect(throws: Never.self) { try host(view(nil), design, isTablet: true).tap(id: "ToggleSidebar") }
    #expect(throws: TouchError.self) { try host(view(.sidebarToggle), design, isTablet: true).tap(id: "ToggleSidebar") }
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `has views in the place of the title in the bar`(design: SystemDesign) throws {
    let view = NavigationStack { titled.toolbar { ToolbarItem(placement: .title) { Text("Own") } } }
    let layout = laidOut(view, design)
    #expect(layout.frame("Title") == nil)
    #expect(abs(try #require(layout.frame("Own")).midX - 201) < 0.5)
  }

  // Only the windows of a Mac have such a bar.
  @Test func `has nothing in a bar of windows`() {
    let view = NavigationStack {
      titled.toolbar { ToolbarItem(placement: .accessoryBar(id: "a")) { Button("Nowhere") {} } }
        .toolbar(.hidden, for: .windowToolbar).toolbarBackground(.red, for: .bottomOrnament)
    }
    #expect(laidOut(view).items == laidOut(NavigationStack { titled }).items)
  }

  @Test func `has the things of a group beside each other, whatever its label is`() {
    let group = ToolbarItemGroup {
      Button("Bold") {}
      Button("Italic") {}
    } label: {
      Text("Style")
    }
    let names = laidOut(NavigationStack { titled.toolbar { group } }).items.map(\.name)
    #expect(names.contains("Bold") && names.contains("Italic") && !names.contains("Style"))
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `has titles as large as those of the screen below where nothing is said`(design: SystemDesign) {
    func size(_ root: NavigationBarItem.TitleDisplayMode, _ next: NavigationBarItem.TitleDisplayMode) -> Double? {
      laidOut(
        NavigationStack(path: .constant([1])) {
          Text("Root").navigationTitle("First").navigationBarTitleDisplayMode(root)
            .navigationDestination(for: Int.self) { _ in
              Text("Contents").navigationTitle("Second").navigationBarTitleDisplayMode(next)
            }
        }, design
      ).fontSize(of: "Second")
    }
    #expect(size(.automatic, .automatic) == 34 && size(.inline, .automatic) == 17 && size(.inline, .large) == 34)
    #expect(size(.large, .automatic) == 34 && size(.large, .inline) == 17)
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `has no button that leads back where that is hidden`(design: SystemDesign) {
    func view(_ isHidden: Bool) -> some View {
      NavigationStack(path: .constant([1])) {
        Text("Root").navigationDestination(for: Int.self) { _ in titled.navigationBarBackButtonHidden(isHidden) }
      }
    }
    #expect(throws: TouchError.self) { try host(view(true), design).tap(id: "BackButton") }
    #expect(throws: Never.self) { try host(view(false), design).tap(id: "BackButton") }
  }

  @Test func `has the columns of a navigation view side by side in each style but that of stacks`() {
    func view(_ style: some NavigationViewStyle) -> [String] {
      texts(
        host(
          NavigationView {
            List { Text("Row") }.navigationTitle("Side")
            Text("Choose")
          }.navigationViewStyle(style), .iOS18, isTablet: true))
    }
    #expect(view(.automatic).contains("Side") && view(.automatic).contains("Choose"))
    #expect(view(.columns) == view(.automatic) && view(DoubleColumnNavigationViewStyle()) == view(.automatic))
    #expect(view(.stack).contains("Side") && !view(.stack).contains("Choose"))
  }

  private struct Playing: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    var body: some View { Text(placement == .inline ? "Inline" : placement == .expanded ? "Expanded" : "Nowhere") }
  }

  @Test func `tells what is above the bar of tabs where it stands`() throws {
    func tabs(isEnabled: Bool) -> some View {
      TabView {
        ScrollView { Color.clear.frame(height: 3000) }.tabItem { Text("First") }
        Text("Other").tabItem { Text("Second") }
      }
      .tabBarMinimizeBehavior(.onScrollDown).tabViewBottomAccessory(isEnabled: isEnabled) { Playing() }
    }
    let host = host(tabs(isEnabled: true))
    #expect(texts(host).contains("Expanded"))
    try host.scroll(by: CGSize(width: 0, height: 200))
    #expect(texts(host).contains("Inline") && !texts(host).contains("Expanded"))
    #expect(!texts(LaidOutViews.host(tabs(isEnabled: false))).contains("Expanded"))
  }

  @Test func `has tabs in the usual bar by the name of their style`() {
    func tabs(_ style: some TabViewStyle) -> [DrawingItem] {
      laidOut(
        TabView { ForEach(0..<2) { index in Text("Screen").tabItem { Text("Tab \(index)") } } }.tabViewStyle(style),
        isTablet: true
      ).items
    }
    #expect(tabs(.tabBarOnly) == tabs(.automatic) && tabs(.sidebarAdaptable) != tabs(.automatic))
  }
}
