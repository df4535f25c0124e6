import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import Testing
import ViewSnapshotTesting

/// What programs tell all views of a kind of UIKit, as far as it is drawn.
@MainActor @Suite(.ownAppearance) struct `A look of UIKit` {
  private func laidOut(_ view: some View, _ design: SystemDesign = .iOS18) -> LaidOut {
    LaidOut(
      view, in: CGSize(width: 402, height: 874), scale: 3,
      insets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
    ) { $0.systemDesign = design }
  }

  private func host<V: View>(_ view: V) -> ViewHost<V> {
    var environment = EnvironmentValues()
    environment.systemDesign = .iOS18
    return ViewHost(
      view, size: CGSize(width: 402, height: 874),
      safeAreaInsets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0), environment: environment)
  }

  private var tabs: some View {
    TabView {
      GeometryReader { geometry in Text("Height \(Int(geometry.size.height))") }
        .tabItem { Label("First", systemImage: "house") }
      Text("Other").tabItem { Label("Second", systemImage: "gear") }
    }
  }

  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  private let redPixels = RGBAColor(red: 255, green: 0, blue: 0)
  private let bluePixels = RGBAColor(red: 0, green: 0, blue: 255)

  /// The items of a name that are filled with a colour.
  private func frames(_ layout: LaidOut, _ name: String, _ color: RGBAColor) -> [CGRect] {
    layout.items.filter { $0.name == name && $0.color == color }.compactMap(\.frame).map(CGRect.init)
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `hides the bar of tabs, which then takes no room`(design: SystemDesign) {
    #expect(laidOut(tabs, design).frame("First") != nil)
    UITabBar.appearance().isHidden = true
    let hidden = laidOut(tabs, design)
    #expect(hidden.frame("First") == nil)
    #expect(hidden.frame("Height \(874 - 62 - 34)") != nil)
  }

  @Test func `is the same object each time, and another one of each kind`() {
    #expect(UITabBar.appearance() === UITabBar.appearance())
    UIScrollView.appearance().bounces = false
    #expect(UITableView.appearance().bounces)
  }

  @Test func `counts where it is set by a view that appears`() {
    let host = host(tabs.onAppear { UITabBar.appearance().isHidden = true })
    #expect(!LaidOut.texts(of: host.layout(on: host.ownScreen)).contains("First"))
    UITabBar.appearance().isHidden = false
    #expect(LaidOut.texts(of: host.layout(on: host.ownScreen)).contains("First"))
  }

  @Test func `colours the background of the bar of tabs`() {
    let room = CGRect(x: 0, y: 874 - 83, width: 402, height: 83)
    #expect(frames(laidOut(tabs), "Rectangle", redPixels).isEmpty)
    UITabBar.appearance().backgroundColor = red
    #expect(frames(laidOut(tabs), "Rectangle", redPixels).contains { $0.isNear(room, within: 0.34) })
    // Glass keeps its own background.
    #expect(frames(laidOut(tabs, .iOS26), "Rectangle", redPixels).isEmpty)
  }

  @Test func `has a background over contents only, where nothing else is said of the edge`() {
    let look = UITabBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = red
    UITabBar.appearance().standardAppearance = look
    #expect(frames(laidOut(tabs), "Rectangle", redPixels).isEmpty)
    let long = TabView {
      ScrollView { Color.clear.frame(height: 2000) }.tabItem { Text("First") }
    }
    #expect(!frames(laidOut(long), "Rectangle", redPixels).isEmpty)
    UITabBar.appearance().scrollEdgeAppearance = look
    #expect(!frames(laidOut(tabs), "Rectangle", redPixels).isEmpty)
  }

  @Test func `colours the tabs`() {
    func colors(_ design: SystemDesign) -> [RGBAColor?] {
      let layout = laidOut(tabs, design)
      return ["First", "Second"].map { name in layout.items.first { $0.name == name }?.color }
    }
    UITabBar.appearance().unselectedItemTintColor = red
    #expect(colors(.iOS18)[1] == redPixels && colors(.iOS18)[0] != redPixels)
    // The bar of iOS 26 takes no notice of that.
    #expect(colors(.iOS26)[1] != redPixels)
    let look = UITabBarAppearance()
    look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: blue]
    look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: red]
    UITabBar.appearance().standardAppearance = look
    #expect(colors(.iOS18) == [redPixels, bluePixels] && colors(.iOS26) == [redPixels, bluePixels])
  }

  private func screen(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    NavigationStack { Text("Contents").navigationTitle("Title").navigationBarTitleDisplayMode(mode) }
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26]) func `sets titles`(design: SystemDesign) throws {
    let usual = try #require(laidOut(screen(.large), design).frame("Title"))
    UINavigationBar.appearance().largeTitleTextAttributes = [
      .foregroundColor: red, .font: UIFont.systemFont(ofSize: 20, weight: .bold),
    ]
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: blue]
    let large = laidOut(screen(.large), design)
    #expect(large.items.first { $0.name == "Title" }?.color == redPixels)
    #expect(try #require(large.frame("Title")).height < usual.height)
    #expect(laidOut(screen(.inline), design).items.first { $0.name == "Title" }?.color == bluePixels)
    let look = UINavigationBarAppearance()
    look.titleTextAttributes = [.foregroundColor: red]
    UINavigationBar.appearance().standardAppearance = look
    #expect(laidOut(screen(.inline), design).items.first { $0.name == "Title" }?.color == redPixels)
  }

  @Test func `has a background of the bar of a screen where one is told for its edge`() {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = red
    look.shadowColor = .clear
    UINavigationBar.appearance().standardAppearance = look
    #expect(frames(laidOut(screen(.inline)), "Rectangle", redPixels).isEmpty)
    UINavigationBar.appearance().scrollEdgeAppearance = look
    let bar = CGRect(x: 0, y: 0, width: 402, height: 62 - 5.67 + 44)
    #expect(frames(laidOut(screen(.inline)), "Rectangle", redPixels).contains { $0.isNear(bar, within: 0.34) })
    // What a view asks for comes first.
    let asked = NavigationStack {
      Text("Contents").navigationTitle("Title").toolbarBackground(.hidden, for: .navigationBar)
    }
    #expect(frames(laidOut(asked), "Rectangle", redPixels).isEmpty)
  }

  @Test func `has a transparent bar over contents where that is told`() throws {
    let rows = ScrollView { ForEach(0..<60) { Text("Row \($0)").frame(height: 40) } }
    let view = NavigationStack { rows.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    func backgrounds() throws -> Int {
      let host = host(view)
      let resting = LaidOut(host.layout(on: host.ownScreen)).frames("Rectangle").count
      try host.scroll(by: CGSize(width: 0, height: 30))
      return LaidOut(host.layout(on: host.ownScreen)).frames("Rectangle").count - resting
    }
    #expect(try backgrounds() == 2)
    UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
    #expect(try backgrounds() == 1)
    UINavigationBar.appearance().shadowImage = UIImage()
    #expect(try backgrounds() == 0)
    UINavigationBar.appearance().barTintColor = red
    #expect(try backgrounds() == 1)
  }

  @Test func `colours the button that leads back in iOS 18`() throws {
    UINavigationBar.appearance().tintColor = red
    let host = host(NavigationStack { NavigationLink("Next") { Text("Second") }.navigationTitle("One") })
    try host.tap("Next")
    let layout = LaidOut(host.layout(on: host.ownScreen))
    #expect(layout.items.first { $0.name == "One" }?.color == redPixels)
  }

  @Test func `colours points of pages, and segments`() {
    UIPageControl.appearance().currentPageIndicatorTintColor = red
    UIPageControl.appearance().pageIndicatorTintColor = blue
    let pages = laidOut(TabView { ForEach(0..<3) { Text("Page \($0)") } }.tabViewStyle(.page))
    #expect(frames(pages, "Circle", redPixels).count == 1 && frames(pages, "Circle", bluePixels).count == 2)
    UISegmentedControl.appearance().selectedSegmentTintColor = red
    UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: blue], for: .selected)
    let segments = laidOut(
      Picker("Kind", selection: .constant(1)) { ForEach(0..<2) { Text("Kind \($0)") } }.pickerStyle(.segmented))
    #expect(frames(segments, "RoundedRectangle", redPixels).count == 1)
    #expect(segments.items.first { $0.name == "Kind 1" }?.color == bluePixels)
    #expect(segments.items.first { $0.name == "Kind 0" }?.color != bluePixels)
  }
}
