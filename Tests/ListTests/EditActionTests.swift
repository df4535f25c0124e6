import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

/// Lists that edit the collection that they are given, and rows that do something when they are tapped.
@MainActor @Suite struct `A list of a collection that it edits` {
  struct Fruit: Identifiable {
    let id: Int
    var name: String
  }

  struct Shelf: View {
    let actions: EditActions<[Fruit]>
    @State private var fruits = ["Apple", "Pear", "Plum"].enumerated().map { Fruit(id: $0, name: $1) }
    var body: some View {
      VStack {
        Text(fruits.map(\.name).joined(separator: " "))
        List($fruits, editActions: actions) { $fruit in
          Button(fruit.name) { fruit.name += "!" }
        }
      }
    }
  }

  private func host<V: View>(_ view: V) -> ViewHost<V> { ViewHost(view, size: CGSize(width: 390, height: 844)) }

  @Test func `gives its rows bindings, and deletes them`() throws {
    let host = host(Shelf(actions: .delete))
    try host.tap("Plum")
    #expect(host.texts.contains("Apple Pear Plum!"))
    try host.swipe(.left, on: "Pear")
    try host.tap("Delete")
    #expect(host.texts.contains("Apple Plum!"))
  }

  @Test func `deletes none where that is not among the actions`() throws {
    let host = host(Shelf(actions: .move))
    _ = try? host.swipe(.left, on: "Pear")
    #expect(!host.texts.contains("Delete") && host.texts.contains("Apple Pear Plum"))
  }

  struct Mail: View {
    let log: TouchLog
    @State private var chosen: Set<Int> = []
    @State private var mode = EditMode.inactive
    var body: some View {
      VStack {
        Button("Edit") { mode = .active }
        Text("\(chosen.count) chosen")
        List([1, 2], id: \.self, selection: $chosen) { Text("Mail \($0)") }
          .contextMenu(forSelectionType: Int.self) { _ in
            Button("Delete") {}
          } primaryAction: { items in
            log.note("opens \(items)")
          }
          .environment(\.editMode, $mode)
      }
    }
  }

  @Test func `does what a row is for when it is tapped, and selects it while people edit`() throws {
    let log = TouchLog()
    let host = host(Mail(log: log))
    try host.tap("Mail 2")
    #expect(log.entries == ["opens [2]"] && host.texts.contains("0 chosen"))
    try host.tap("Edit")
    try host.tap("Mail 1")
    #expect(log.entries.count == 1 && host.texts.contains("1 chosen"))
  }
}
