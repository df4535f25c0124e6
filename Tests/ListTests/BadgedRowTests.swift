import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import Testing

/// A badge stands beside a row, which asks the same of its list as without one.
@MainActor struct BadgedRowTests {
  private static func host<V: View>(_ view: V) -> ViewHost<V> {
    ViewHost(view, size: CGSize(width: 390, height: 844))
  }

  @Test func `the tag of a row with a badge selects it`() {
    let host = Self.host(
      List(selection: .constant("Inbox")) {
        Text("Sent").tag("Sent").badge(2)
        Text("Inbox").tag("Inbox").badge(4)
      })
    #expect(host.shapes("SelectedRow").count == 1)
    #expect(host.frame("Inbox").map { host.shapes("SelectedRow").first?.contains($0) ?? false } ?? false)
  }

  @Test func `what a row with a badge is swiped for is seen`() throws {
    let host = Self.host(List { Text("Row").swipeActions { Button("Pin") {} }.badge(4) })
    try host.swipe(.left, on: "Row")
    #expect(host.texts.contains("Pin"))
  }

  @Test func `a row with a badge has the background and the lines that it asks for`() {
    let host = Self.host(
      List {
        Text("Row").listRowBackground(Color.red).badge(4)
        Text("Other").listRowSeparator(.hidden).badge(4)
        Text("Last")
      })
    #expect(host.shapes("Color").filter { $0.height == 52 }.count == 1)
    #expect(host.shapes("Separator").isEmpty)
  }

  @Test func `a link with a badge leads on, and has its chevron behind it`() throws {
    let host = Self.host(
      NavigationStack { List { NavigationLink("Go") { Text("There") }.badge(4) } })
    let (badge, chevron) = (try #require(host.frame("4")), try #require(host.shape("Chevron")))
    #expect(badge.maxX < chevron.minX)
    try host.tap("Go")
    #expect(host.texts.contains("There"))
  }

  // A guess for headers; as in the bar of tabs at the side, whose chevrons were measured.
  @Test func `the chevron of a header is mirrored where lines run from right to left`() {
    func mirrored(_ direction: LayoutDirection) -> Int {
      let list = List { DeclarativeUI.Section("Head", isExpanded: .constant(false)) { Text("Row") } }
        .listStyle(.sidebar).environment(\.layoutDirection, direction)
      let host = Self.host(list)
      return Self.mirrored(in: host.layout(on: host.ownScreen).drawing.items)
    }
    #expect(mirrored(.leftToRight) == 0 && mirrored(.rightToLeft) == 1)
  }

  /// How many layers are drawn with left and right exchanged.
  private static func mirrored(in items: [DrawingItem]) -> Int {
    items.reduce(0) { count, item in
      guard case .layer(let layer) = item else { return count }
      let own = if case .mirrored = layer.effect { 1 } else { 0 }
      return count + own + mirrored(in: layer.items)
    }
  }
}
