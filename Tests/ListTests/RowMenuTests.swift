import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import Testing

/// Rows of a collection that people edit.
@MainActor @Suite struct `Rows of a ForEach that people edit` {
  struct Names: View {
    struct Name: Identifiable {
      let id: Int
      var text: String
    }

    @State private var names = ["a", "b", "c"].enumerated().map { Name(id: $0, text: $1) }
    @State private var mode = EditMode.inactive

    var body: some View {
      VStack {
        Text("Names \(names.map(\.text).joined())")
        Button("Change") { mode = .active }
        List {
          Section { Text("Above") }
          ForEach($names, editActions: .all) { $name in TextField("Name", text: $name.text) }
        }
        .environment(\.editMode, $mode)
      }
    }
  }

  private func names(_ host: ViewHost<Names>) -> String? {
    LaidOut.texts(of: host.layout(on: host.ownScreen)).first { $0.hasPrefix("Names") }
  }

  @Test func `are deleted by a swipe, and moved while people edit`() throws {
    let host = ViewHost(Names(), size: CGSize(width: 402, height: 874))
    let row = try #require(LaidOut(host.layout(on: host.ownScreen)).frame("b"))
    try host.drag(
      from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 180, y: row.midY))
    try host.tap("Delete")
    #expect(names(host) == "Names ac")
    try host.tap("Change")
    let first = try #require(LaidOut(host.layout(on: host.ownScreen)).frame("a"))
    // The bars by which a row is moved are 27 wide, at the row's end.
    try host.drag(from: CGPoint(x: 402 - 16 - 16 - 13, y: first.midY), to: CGPoint(x: 357, y: first.midY + 60))
    #expect(names(host) == "Names ca")
  }
}

/// Menus of rows that could be selected.
@MainActor @Suite struct `The menu of a row that can be selected` {
  struct Mails: View {
    @State private var selection: Set<Int> = []
    @State private var mode = EditMode.inactive
    @State private var done = ""

    var body: some View {
      VStack {
        Text("Done \(done)")
        Button("Change") { mode = mode.isEditing ? .inactive : .active }
        List(selection: $selection) {
          ForEach(1..<4) { Text("Mail \($0)") }
          Text("No value").tag("other")
        }
        .contextMenu(forSelectionType: Int.self) { mails in
          Button("Archive \(mails.sorted().map(String.init).joined(separator: "+"))") { done = "archive" }
        } primaryAction: { mails in
          done = "open \(mails.first ?? 0)"
        }
        .environment(\.editMode, $mode)
      }
    }
  }

  private func host<V: View>(_ view: V) -> ViewHost<V> { ViewHost(view, size: CGSize(width: 402, height: 874)) }

  private func texts(_ host: ViewHost<some View>) -> [String] { LaidOut.texts(of: host.layout(on: host.ownScreen)) }

  @Test func `opens where a finger rests on the row, and a tap acts`() throws {
    let host = host(Mails())
    try host.tap("Mail 2")
    #expect(texts(host).contains("Done open 2"))
    try host.longPress("Mail 3")
    #expect(texts(host).contains("Archive 3"))
    try host.tap("Archive 3")
    #expect(texts(host).contains("Done archive") && !texts(host).contains("Archive 3"))
    try host.longPress("Mail 1")
    try host.tap(at: CGPoint(x: 380, y: 860))
    #expect(!texts(host).contains("Archive 1"))
    #expect(LaidOut(host.layout(on: host.ownScreen)).frames("SelectedRow").isEmpty)
  }

  @Test func `lifts the row, and is 16 below it`() throws {
    let host = host(Mails())
    let row = try #require(LaidOut(host.layout(on: host.ownScreen)).frame("Mail 2"))
    try host.longPress("Mail 2")
    let layout = LaidOut(host.layout(on: host.ownScreen))
    let lifted = try #require(layout.frame("Preview"))
    #expect(abs(lifted.midY - row.midY) < 0.5 && lifted.height == 52 && lifted.width == 402 - 32)
    #expect(try #require(layout.frame("Archive 2")).minY > lifted.maxY + 16)
  }

  @Test func `is about all rows that are selected while people edit`() throws {
    let host = host(Mails())
    try host.tap("Change")
    try host.tap("Mail 1")
    try host.tap("Mail 3")
    try host.longPress("Mail 3")
    #expect(texts(host).contains("Archive 1+3"))
    try host.tap(at: CGPoint(x: 380, y: 860))
    try host.longPress("Mail 2")
    #expect(texts(host).contains("Archive 2"))
  }

  @Test func `is only of values of its kind`() throws {
    let host = host(
      List(selection: .constant("other" as String?)) { Text("No value").tag("other") }
        .contextMenu(forSelectionType: Int.self) { _ in Button("Archive") {} })
    try host.longPress("No value")
    #expect(!texts(host).contains("Archive"))
  }
}
