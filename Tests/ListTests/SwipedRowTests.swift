import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PlaneGeometry
import Testing

/// What is seen of rows that are swiped, selected, edited and unfolded, and what is heard of them.
@MainActor struct SwipedRowTests {
  private static func host<V: View>(_ view: V, _ design: SystemDesign = .iOS26) -> ViewHost<V> {
    var environment = EnvironmentValues()
    environment.systemDesign = design
    return ViewHost(view, size: CGSize(width: 390, height: 844), environment: environment)
  }

  @Test func `the lines of a swiped row stay where they are, and its contents are cut off at the card`() throws {
    let host = Self.host(List { ForEach(["a", "a longer row", "c"], id: \.self) { Text($0) }.onDelete { _ in } })
    let before = host.shapes("Separator")
    try host.swipe(.left, on: "a longer row")
    #expect(host.shapes("Separator") == before)
    let text = try #require(host.frame("a longer row"))
    #expect(text.minX < 0)
    let card = try #require(host.shape("ListSection"))
    let clips = host.layout(on: host.ownScreen).drawing.items.flatMap(\.clipsAroundTexts)
    #expect(clips.contains { $0.text == "a longer row" && CGRect($0.frame) == card })
  }

  @Test func `Delete is 84 points wide in iOS 18`() throws {
    let host = Self.host(List { ForEach(["a longer row"], id: \.self) { Text($0) }.onDelete { _ in } }, .iOS18)
    let before = try #require(host.frame("a longer row"))
    try host.swipe(.left, on: "a longer row")
    let after = try #require(host.frame("a longer row"))
    #expect(abs(before.minX - after.minX - 84) <= 1)
  }

  // Read off UIKit's tables of iOS 26.1: corners of 13 points.
  @Test func `an action of iOS 26 has corners of a radius`() throws {
    let host = Self.host(List { ForEach(["a longer row"], id: \.self) { Text($0) }.onDelete { _ in } })
    try host.swipe(.left, on: "a longer row")
    let button = host.items.lazy.compactMap { item -> DrawnShape? in
      if case .shape(let shape) = item, item.name == "RoundedRectangle", shape.frame.height == 44 { shape } else { nil }
    }.first
    let shape = try #require(button)
    // A circle of 39 pixels is 2 inside in the 27th row.
    #expect(abs(shape.path.leftEdge(inRow: 26, ofPixels: 3, in: shape.frame) - 2.06) <= 0.5)
  }

  @Test func `no lines are beside a selected row`() throws {
    let list = List(selection: .constant(2)) { ForEach(0..<5) { Text("\($0)") } }
    let host = Self.host(list)
    // Four lines, without those above and below the third row.
    #expect(host.shapes("Separator").count == 2)
    let selected = try #require(host.shape("SelectedRow"))
    #expect(host.shapes("Separator").allSatisfy { $0.maxY < selected.minY - 10 || $0.minY > selected.maxY + 10 })
  }

  @Test func `links lead nowhere while people edit, and have no chevron`() throws {
    let list = NavigationStack {
      List(selection: .constant(Set<Int>())) {
        ForEach(0..<2) { index in NavigationLink("Link \(index)") { Text("There") } }
      }
      .toolbar { EditButton() }
    }
    let host = Self.host(list)
    #expect(host.shapes("Chevron").count == 2)
    try host.tap("Edit")
    #expect(host.shapes("Chevron").isEmpty)
    try host.tap(at: #require(host.frame("Link 1")).center)
    #expect(!host.texts.contains("There"))
    try host.tap("Done")
    try host.tap("Link 1")
    #expect(host.texts.contains("There"))
  }

  private func actions<V: View>(_ host: ViewHost<V>, of label: String) -> [String] {
    let layout = host.layout(on: host.ownScreen)
    let elements = AccessibilityReader(layout.placed).elements(of: layout.root).flatMap(\.leaves)
    return elements.first { $0.label == label }?.actions.compactMap {
      if case .named(let name) = $0.kind { name } else { nil }
    } ?? []
  }

  @Test func `what a swipe shows is an action of the row`() throws {
    var deleted: [Int] = []
    let list = List {
      ForEach(["a", "b"], id: \.self) { Text($0).deleteDisabled($0 == "a") }.onDelete { deleted += Array($0) }
      Text("c").swipeActions {
        Button("Flag") {}
        Button("Mute", systemImage: "bell.slash") {}
      }
    }
    let host = Self.host(list)
    #expect(actions(host, of: "a").isEmpty)
    #expect(actions(host, of: "b") == ["Delete"])
    #expect(actions(host, of: "c") == ["Flag", "Mute"])
    let layout = host.layout(on: host.ownScreen)
    let elements = AccessibilityReader(layout.placed).elements(of: layout.root).flatMap(\.leaves)
    elements.first { $0.label == "b" }?.actions.first?.perform()
    #expect(deleted == [1])
  }

  private struct Folder: Identifiable {
    let id: String
    var inside: [Folder]?
  }

  private static let tree = [
    Folder(id: "Plants", inside: [Folder(id: "Trees", inside: [Folder(id: "Oak")]), Folder(id: "Herbs")]),
    Folder(id: "Stones"),
  ]

  @Test func `rows of a tree unfold, each level 20 points farther inside`() throws {
    let host = Self.host(List(Self.tree, children: \.inside) { Text($0.id) })
    #expect(host.texts == ["Plants", "Stones"])
    let top = try #require(host.frame("Plants")?.minX)
    try host.tap("Plants")
    try host.tap("Trees")
    #expect(host.texts == ["Plants", "Trees", "Oak", "Herbs", "Stones"])
    #expect(
      ["Trees", "Oak", "Herbs", "Stones"].compactMap { host.frame($0)?.minX } == [top + 20, top + 40, top + 20, top])
    // Lines begin at the text.
    #expect(host.shapes("Separator").map(\.minX) == [top, top + 20, top + 40, top + 20])
    try host.tap("Plants")
    #expect(host.texts == ["Plants", "Stones"])
  }

  @Test func `a group of a tree outside of lists stands one below the other`() throws {
    let host = Self.host(VStack { OutlineGroup(Self.tree, children: \.inside) { Text($0.id) } })
    try host.tap("Plants")
    let (plants, herbs) = (try #require(host.frame("Plants")), try #require(host.frame("Herbs")))
    #expect(herbs.minY > plants.maxY)
  }

  @Test func `a badge is at the end of its row, as grey as a value; 0 is none`() throws {
    let screen = ListScreen(
      List {
        Text("Inbox").badge(12)
        Text("Sent").badge(0)
        Text("Drafts").badge("new")
      }, .iOS26)
    let card = try #require(screen.cards.first)
    #expect(
      ["12", "new"].compactMap { screen.laidOut.frame($0)?.maxX }.map { $0.isNear(card.maxX - 16) } == [true, true])
    #expect(screen.laidOut.frame("0") == nil)
    #expect(screen.color("12") == screen.color("new"))
  }

  @Test func `a row whose moving is disabled has no handle, and stays`() throws {
    let host = Self.host(MovedRows())
    try host.tap("Edit")
    #expect(host.shapes("Capsule").filter { $0.width == 27 }.count == 6)
    let (first, last) = (try #require(host.frame("a")), try #require(host.frame("c")))
    try host.drag(from: CGPoint(x: 345, y: first.midY), to: CGPoint(x: 345, y: last.midY + 20))
    #expect(host.texts.filter { $0.count == 1 } == ["a", "b", "c"])
    try host.drag(from: CGPoint(x: 345, y: last.midY), to: CGPoint(x: 345, y: last.midY - 60))
    #expect(host.texts.filter { $0.count == 1 } == ["a", "c", "b"])
  }
}

private struct MovedRows: View {
  @State private var letters = ["a", "b", "c"]

  var body: some View {
    VStack {
      EditButton()
      List {
        ForEach(letters, id: \.self) { Text($0).moveDisabled($0 == "a") }
          .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension DrawingItem {
  /// The texts inside of clips, with the frames of these.
  fileprivate var clipsAroundTexts: [(text: String, frame: Rect)] {
    guard case .layer(let layer) = self else { return [] }
    let inner = layer.items.flatMap(\.clipsAroundTexts)
    guard case .clip(_, _, let frame) = layer.effect else { return inner }
    return inner + layer.items.flattened.map { ($0.name, frame) }
  }
}
