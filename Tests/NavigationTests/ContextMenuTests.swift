import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import PlaneGeometry
import Testing

/// Menus that open where a finger rests on a view.
@MainActor @Suite struct `A context menu` {
  private func host<V: View>(_ view: V, _ design: SystemDesign = .iOS26) -> ViewHost<V> {
    var environment = EnvironmentValues()
    environment.systemDesign = design
    return ViewHost(
      view, size: CGSize(width: 402, height: 874),
      safeAreaInsets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0), environment: environment)
  }

  struct Deleting: View {
    @State private var isThere = true
    @State private var taps = 0
    var body: some View {
      List {
        if isThere {
          Button("Row \(taps)") { taps += 1 }.contextMenu { Button("Delete", role: .destructive) { isThere = false } }
        }
        NavigationLink("Link") { Text("Pushed") }.contextMenu { Button("Copy") {} }
      }
    }
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `opens by a long press and leaves taps to the view`(design: SystemDesign) throws {
    let host = host(NavigationStack { Deleting() }, design)
    try host.tap("Row 0")
    #expect(texts(host).contains("Row 1") && !texts(host).contains("Delete"))
    try host.longPress("Row 1")
    #expect(texts(host).contains("Delete"))
    try host.tap("Delete")
    #expect(!texts(host).contains("Delete") && !texts(host).contains("Row 1"))
    try host.tap("Link")
    #expect(texts(host).contains("Pushed"))
  }

  @Test func `closes where people tap beside it`() throws {
    let host = host(Text("Source").contextMenu { Button("Copy") {} })
    try host.longPress("Source")
    try host.tap(at: CGPoint(x: 200, y: 80))
    #expect(texts(host) == ["Source"])
  }

  @Test func `has the screen behind it blurred, unless people want less transparency`() throws {
    func isBlurred(_ reducesTransparency: Bool) throws -> Bool {
      var environment = EnvironmentValues()
      environment.accessibilityReduceTransparency = reducesTransparency
      let host = ViewHost(
        Text("Source").contextMenu { Button("Copy") {} }, size: CGSize(width: 402, height: 874),
        environment: environment)
      try host.longPress("Source")
      let items = host.layout(on: host.ownScreen).drawing.items
      let place = items.firstIndex { item in
        guard case .layer(let layer) = item, case .backdrop(let backdrop) = layer.effect else { return false }
        return backdrop.blur > 0 && layer.items.first?.frame.map(CGRect.init) == rect(0, 0, 402, 874)
      }
      // The dimming lies on what is blurred.
      if let place { #expect(items[place + 1].name == "Dimming") }
      return place != nil
    }
    #expect(try isBlurred(false))
    #expect(try !isBlurred(true))
  }

  // Measured: 16 between the preview and the menu, the screen dimmed by 20 or 48 %.
  @Test(arguments: [(ColorScheme.light, "51"), (.dark, "122")])
  func `stands 16 below the view, in front of the dimmed screen`(scheme: ColorScheme, alpha: String) throws {
    let host = host(
      Text("Source").frame(width: 200, height: 60).contextMenu { Button("Copy") {} }.preferredColorScheme(scheme))
    try host.longPress("Source")
    let layout = LaidOut(host.layout(on: host.ownScreen))
    let lifted = try #require(layout.frame("Preview"))
    #expect(lifted.isNear(rect(101, 421, 200, 60), within: 0.34), "\(lifted)")
    // The first row of the menu is 10 below the menu's edge and 42 high.
    #expect(abs(try #require(layout.frame("Copy")).midY - (lifted.maxY + 16 + 10 + 21)) < 0.5)
    #expect(layout.frame("Dimming") == rect(0, 0, 402, 874))
    #expect(layout.items.first { $0.name == "Dimming" }?.color?.alpha.description == alpha)
  }

  @Test func `shows another view above the menu`() throws {
    let host = host(
      Text("Source").contextMenu {
        Button("Copy") {}
      } preview: {
        Text("Larger").frame(width: 300, height: 300)
      })
    try host.longPress("Source")
    let layout = LaidOut(host.layout(on: host.ownScreen))
    let (preview, copy) = (try #require(layout.frame("Larger")), try #require(layout.frame("Copy")))
    #expect(abs(copy.midY - (preview.midY + 150 + 16 + 31)) < 0.5)
    #expect(layout.frame("Preview") == nil)
  }

  @Test func `stands above a view at the bottom`() throws {
    let host = host(
      VStack {
        Spacer()
        Text("Source").frame(width: 200, height: 60).contextMenu { Button("Copy") {} }
      })
    try host.longPress("Source")
    let layout = LaidOut(host.layout(on: host.ownScreen))
    #expect(try #require(layout.frame("Copy")).maxY < (try #require(layout.frame("Preview")).minY))
  }

  // Apple's documentation: the first items are next to the finger, other than in what scrolls.
  @Test func `has its first item next to a view at the bottom, unless its order is fixed or the view scrolls`() throws {
    func rows(_ view: some View) throws -> [String] {
      let host = host(view)
      try host.longPress("Source")
      return texts(host).filter { $0 != "Source" }
    }
    let source = Text("Source").contextMenu {
      Button("One") {}
      Button("Two") {}
    }
    func atBottom(_ view: some View) -> some View {
      VStack {
        Spacer()
        view
      }
    }
    #expect(try rows(source) == ["One", "Two"])
    #expect(try rows(atBottom(source)) == ["Two", "One"])
    #expect(try rows(atBottom(source.menuOrder(.fixed))) == ["One", "Two"])
    let list = List {
      Color.clear.frame(height: 640)
      source
    }
    #expect(try rows(list) == ["One", "Two"])
    #expect(try rows(list.menuOrder(.priority)) == ["Two", "One"])
  }

  @Test func `leaves the row of a link its chevron`() {
    func chevrons(_ view: some View) -> Int {
      LaidOut(NavigationStack { List { view } }, in: CGSize(width: 402, height: 874)).items.count
    }
    let plain = chevrons(NavigationLink("Link") { Text("Pushed") })
    #expect(chevrons(NavigationLink("Link") { Text("Pushed") }.contextMenu { Button("Copy") {} }) == plain)
  }

  @Test func `lifts the whole row of a list with what is in it`() throws {
    let host = host(List { Text("Row").contextMenu { Button("Copy") {} } })
    try host.longPress("Row")
    let layout = LaidOut(host.layout(on: host.ownScreen))
    let lifted = try #require(layout.frame("Preview"))
    #expect(lifted.isNear(rect(16, lifted.minY, 370, 52), within: 0.34), "\(lifted)")
    // The text is drawn twice: dimmed, and on the card in front.
    #expect(layout.frames("Row").count == 2)
    #expect(layout.frames("Row")[0].isNear(layout.frames("Row")[1], within: 0.34))
  }

  // Measured in iOS 18 at 402 points: 370 are left of a row of a plain list, and what is in it is smaller with it.
  @Test func `makes a row that is as wide as the screen smaller until 16 are free beside it`() throws {
    let host = host(List { Text("Row").contextMenu { Button("Copy") {} } }.listStyle(.plain), .iOS18)
    try host.longPress("Row")
    let drawing = host.layout(on: host.ownScreen).drawing
    let (map, card) = try #require(projected("Preview", in: drawing.items))
    #expect(card.minX == 16 && card.width == 402, "\(card)")
    #expect(abs(map.a / map.r * 402 - 370) < 0.01 && abs(map.d / map.r - map.a / map.r) < 1e-6)
    #expect(projected("Row", in: drawing.items)?.map == map)
    // The first row of the menu is 44 high.
    let copy = try #require(LaidOut(host.layout(on: host.ownScreen)).frame("Copy"))
    #expect(abs(copy.midY - (card.minY + card.height * 370 / 402 + 16 + 22)) < 0.5)
  }

  private func projected(_ name: String, in items: [DrawingItem]) -> (map: Projection, frame: CGRect)? {
    for case .layer(let layer) in items {
      if case .projected(let map) = layer.effect, let item = layer.items.flattened.first(where: { $0.name == name }) {
        return item.frame.map { (map, CGRect($0)) }
      }
      if let found = projected(name, in: layer.items) { return found }
    }
    return nil
  }
}
