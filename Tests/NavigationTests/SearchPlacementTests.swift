import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import Testing

/// Where the field to search by stands.
@MainActor @Suite struct `The place of a field to search by` {
  private struct Screen: View {
    let placement: SearchFieldPlacement
    @State private var text = ""
    var body: some View {
      NavigationStack {
        GeometryReader { _ in Text("Probe \(text)") }
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .searchable(text: $text, placement: placement, prompt: "Find")
      }
    }
  }

  // Documented: at the end of the bar on tablets, below the bar where it is asked for.
  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `is on tablets what is asked for`(design: SystemDesign) throws {
    func field(_ placement: SearchFieldPlacement) throws -> (field: CGRect, title: CGRect?, probe: CGRect) {
      let layout = laidOut(host(Screen(placement: placement), design, isTablet: true))
      return (try #require(layout.frame("Find")), layout.frame("Title"), try #require(layout.frame("Probe")))
    }
    for placement in [SearchFieldPlacement.automatic, .toolbar, .sidebar] {
      let (found, shown, probe) = try field(placement)
      let title = try #require(shown)
      #expect(found.minX > 800 && abs(found.midY - title.midY) < 2 && found.maxY < probe.minY)
      #expect(abs(title.midX - 590) < 1)
    }
    let middle = try field(.toolbarPrincipal)
    #expect(middle.title == nil && middle.field.minX < 100 && middle.field.maxY < middle.probe.minY)
    for placement in [SearchFieldPlacement.navigationBarDrawer, .navigationBarDrawer(displayMode: .always)] {
      let (found, shown, probe) = try field(placement)
      let title = try #require(shown)
      #expect(found.minY > title.maxY && found.minX < 100 && found.maxY < probe.minY)
    }
  }

  // Guessed: as the bar's title, whose text is of 21 points at all sizes for accessibility.
  @Test(arguments: [SystemDesign.iOS18, .iOS26], [SearchFieldPlacement.toolbar, .toolbarPrincipal])
  func `has a text in a bar that its field has room for, at any size`(
    design: SystemDesign, placement: SearchFieldPlacement
  ) throws {
    for size in [DynamicTypeSize.xSmall, .large, .xxLarge, .accessibility1, .accessibility5] {
      let screen = Screen(placement: placement).dynamicTypeSize(size)
      let found = try #require(laidOut(host(screen, design, isTablet: true)).frame("Find"))
      #expect(found.height <= (design == .iOS26 ? 44 : 36))
      if size > .xLarge { #expect(abs(found.height - (design == .iOS26 ? 20.5 : 25.5)) < 1) }
    }
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `is on phones what is asked for`(design: SystemDesign) throws {
    func midY(_ placement: SearchFieldPlacement) throws -> CGFloat {
      try #require(laidOut(host(Screen(placement: placement), design)).frame("Find")).midY
    }
    for placement in [SearchFieldPlacement.automatic, .toolbar, .sidebar] {
      #expect(try design == .iOS26 ? midY(placement) > 790 : (100...160).contains(midY(placement)))
    }
    #expect(try (110...160).contains(midY(.navigationBarDrawer)))
    #expect(try (62...106).contains(midY(.toolbarPrincipal)))
  }

  // The shadow of a field on glass reaches beyond its place, where it was cut off.
  @Test func `cuts off nothing of a field that is there as a whole`() throws {
    struct Rows: View {
      let mode: NavigationBarItem.TitleDisplayMode
      var body: some View {
        NavigationStack {
          ScrollView { Color.red.frame(height: 2000) }
            .navigationTitle("Title").navigationBarTitleDisplayMode(mode)
            .searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .automatic), prompt: "Find")
        }
      }
    }
    /// How many of what is cut off holds the field or the large title.
    func cuts(_ name: String, in items: [DrawingItem]) -> Int {
      items.reduce(0) { sum, item in
        guard case .layer(let layer) = item else { return sum }
        guard case .clip = layer.effect, layer.items.flattened.contains(where: { $0.name == name }) else {
          return sum + cuts(name, in: layer.items)
        }
        return sum + 1
      }
    }
    for mode in [NavigationBarItem.TitleDisplayMode.large, .inline] {
      let host = host(Rows(mode: mode), .iOS26)
      let whole = laidOut(host).layout.drawing.items
      #expect(cuts("Find", in: whole) == 0 && (mode == .inline || cuts("Title", in: whole) == 0))
      try host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 580))
      #expect(cuts("Find", in: laidOut(host).layout.drawing.items) == 1)
    }
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26], [SearchFieldPlacement.toolbar, .toolbarPrincipal])
  func `is one in which people write and which they leave`(
    design: SystemDesign, placement: SearchFieldPlacement
  ) throws {
    let host = host(Screen(placement: placement), design, isTablet: true)
    try host.tap("Find")
    try host.type("pear")
    #expect(texts(host).contains("Probe pear"))
    try host.tap(design == .iOS18 ? "Cancel" : "Close")
    #expect(texts(host).contains("Probe"))
  }

  private struct Columns: View {
    let placement: SearchFieldPlacement
    let isOutside: Bool
    var hasThree = false
    @State private var text = ""
    var body: some View {
      if isOutside {
        columns.searchable(text: $text, placement: placement, prompt: "Find")
      } else {
        NavigationSplitView {
          List { Text("Row \(text)") }.navigationTitle("Side")
            .searchable(text: $text, placement: placement, prompt: "Find")
        } detail: {
          Text("Detail")
        }
      }
    }

    @ViewBuilder private var columns: some View {
      if hasThree {
        NavigationSplitView {
          List { Text("Row") }.navigationTitle("Side")
        } content: {
          List { Text("Middle") }.navigationTitle("Content")
        } detail: {
          Text("Detail \(text)").navigationTitle("Last")
        }
      } else {
        NavigationSplitView {
          List { Text("Row") }.navigationTitle("Side")
        } detail: {
          Text("Detail \(text)").navigationTitle("Last")
        }
      }
    }
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `is below the bar of a first column`(design: SystemDesign) throws {
    let layout = laidOut(host(Columns(placement: .automatic, isOutside: false), design, isTablet: true))
    let (field, title) = (try #require(layout.frame("Find")), try #require(layout.frame("Side")))
    #expect(field.maxX < 320 && field.minY > title.maxY)
  }

  // Documented: `sidebar` is the first column, and the end of the bar that of the last one.
  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `is in one of the columns around which it is said`(design: SystemDesign) throws {
    func x(_ placement: SearchFieldPlacement, hasThree: Bool = false) throws -> CGFloat {
      let view = Columns(placement: placement, isOutside: true, hasThree: hasThree)
      let layout = laidOut(host(view, design, isTablet: true))
      #expect(layout.frames("Find").count == 1)
      return try #require(layout.frame("Find")).minX
    }
    #expect(try x(.sidebar) < 320 && x(.toolbar) > 800)
    #expect(try design == .iOS26 ? x(.automatic) > 800 : x(.automatic) < 320)
    #expect(try design == .iOS26 ? x(.automatic, hasThree: true) > 800 : x(.automatic, hasThree: true) < 320)
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `is on the first screen of a stack around which it is said`(design: SystemDesign) throws {
    struct Outside: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          NavigationLink("Next \(text)") { Text("Second") }.navigationTitle("Title")
        }
        .searchable(text: $text, prompt: "Find")
      }
    }
    let host = host(Outside(), design)
    try host.tap("Find")
    try host.type("pear")
    #expect(texts(host).contains("Next pear"))
    try host.tap(design == .iOS18 ? "Cancel" : "Close")
    try host.tap("Next ")
    #expect(texts(host).contains("Second") && !texts(host).contains("Find"))
  }

  private func bottom(_ search: some ToolbarContent, minimizes: Bool = false) -> some View {
    NavigationStack {
      Text("Contents").searchable(text: .constant(""), prompt: "Find")
        .searchToolbarBehavior(minimizes ? .minimize : .automatic)
        .toolbar {
          ToolbarItem(placement: .bottomBar) { Button("One") {} }
          search
          ToolbarItem(placement: .bottomBar) { Button("Two") {} }
        }
    }
  }

  // Documented: it comes first where it is not among the things of the bar.
  @Test func `is among the things at the bottom in iOS 26`() throws {
    let usual = laidOut(host(bottom(ToolbarSpacer(.fixed, placement: .bottomBar)), .iOS26))
    let (first, second) = (try #require(usual.frame("One")), try #require(usual.frame("Two")))
    #expect(try #require(usual.frame("Find")).maxX < first.minX && first.maxX < second.minX)
    let placed = laidOut(host(bottom(DefaultToolbarItem(kind: .search, placement: .bottomBar)), .iOS26))
    let (one, two) = (try #require(placed.frame("One")), try #require(placed.frame("Two")))
    let field = try #require(placed.frame("Find"))
    #expect(one.maxX < field.minX && field.maxX < two.minX)
  }

  @Test func `is at the end of the bar above, as a button, in iOS 26`() throws {
    let host = host(bottom(DefaultToolbarItem(kind: .search, placement: .topBarTrailing)), .iOS26)
    #expect(laidOut(host).frame("Find") == nil)
    #expect(try #require(laidOut(host).frame("magnifyingglass")).isNear(rect(354, 74, 20, 20), within: 4))
    try host.tap("Search")
    #expect(try #require(laidOut(host).frame("Find")).midY < 120)
    try host.tap("Close")
    #expect(laidOut(host).frame("Find") == nil)
    // Before iOS 26 there is no such thing of a bar.
    let older = laidOut(
      LaidOutViews.host(bottom(DefaultToolbarItem(kind: .search, placement: .topBarTrailing)), .iOS18))
    #expect(older.frame("Find") != nil)
  }

  // Documented: a button as long as nobody searches.
  @Test func `is a button at the bottom where that is asked for in iOS 26`() throws {
    let host = host(bottom(ToolbarSpacer(.fixed, placement: .bottomBar), minimizes: true), .iOS26)
    #expect(laidOut(host).frame("Find") == nil && laidOut(host).frame("One") != nil)
    try host.tap("Search")
    let open = laidOut(host)
    #expect(try #require(open.frame("Find")).midY > 790)
    // While people search the field stands alone.
    #expect(open.frame("One") == nil)
    try host.tap("Close")
    #expect(laidOut(host).frame("Find") == nil && laidOut(host).frame("One") != nil)
  }

  // Documented: the field may be a button where there are many things beside it.
  @Test func `is a button at the bottom where there is no room for it in iOS 26`() throws {
    let crowded = NavigationStack {
      Text("Contents").searchable(text: .constant(""), prompt: "Find")
        .toolbar {
          ToolbarItem(placement: .bottomBar) { Text("Updated a few minutes ago, as usual").fixedSize() }
        }
    }
    let host = host(crowded, .iOS26)
    let closed = laidOut(host)
    #expect(closed.frame("Find") == nil)
    let status = try #require(closed.frame("Updated a few minutes ago, as usual"))
    let button = try #require(closed.frame("magnifyingglass"))
    #expect(button.maxX < status.minX)
    try host.tap("Search")
    #expect(laidOut(host).frame("Find") != nil)
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `is nowhere where the field is taken away`(design: SystemDesign) {
    let view = NavigationStack {
      Text("Contents").navigationTitle("Title").searchable(text: .constant(""), prompt: "Find").toolbar(
        removing: .search)
    }
    #expect(texts(host(view, design)) == ["Title", "Contents"] || texts(host(view, design)) == ["Contents", "Title"])
  }

  @Test func `keeps the bar where that is asked for`() throws {
    func titles(_ behavior: SearchPresentationToolbarBehavior) throws -> Int {
      let host = host(Screen(placement: .automatic).searchPresentationToolbarBehavior(behavior), .iOS18)
      try host.tap("Find")
      return texts(host).count { $0 == "Title" }
    }
    #expect(try titles(.automatic) == 0 && titles(.avoidHidingContent) == 1)
  }
}
