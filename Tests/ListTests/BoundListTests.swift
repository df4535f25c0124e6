import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

/// Lists of bindings: a row changes its element, whichever initializer has made the list.
@MainActor @Suite struct `A list whose rows are given bindings` {
  struct Fruit: Identifiable {
    let id: Int
    var name: String
    var parts: [Fruit]?
  }

  /// What makes a list of fruits, of which one or several may be selected.
  typealias Making = @MainActor (Binding<[Fruit]>, Binding<Int?>, Binding<Set<Int>>) -> AnyView

  struct Shelf: View {
    let list: Making
    @State private var fruits = [
      Fruit(id: 1, name: "Apple", parts: [Fruit(id: 3, name: "Core")]), Fruit(id: 2, name: "Pear"),
    ]
    @State private var one: Int?
    @State private var several: Set<Int> = []

    var body: some View {
      VStack {
        Text(fruits.map { ([$0.name] + ($0.parts ?? []).map(\.name)).joined(separator: "-") }.joined(separator: " "))
        Text("chosen \(one ?? 0) \(several.count)")
        list($fruits, $one, $several)
      }
    }
  }

  private static func row(_ fruit: Binding<Fruit>) -> some View {
    HStack {
      Text(fruit.wrappedValue.name)
      Button("Ripen \(fruit.wrappedValue.id)") { fruit.wrappedValue.name += "!" }.buttonStyle(.borderless)
    }
  }

  private func host(_ list: @escaping Making) -> ViewHost<Shelf> {
    ViewHost(Shelf(list: list), size: CGSize(width: 390, height: 844))
  }

  @Test func `is one of elements`() throws {
    let lists: [Making] = [
      { fruits, _, _ in AnyView(List(fruits) { Self.row($0) }) },
      { fruits, _, _ in AnyView(List(fruits, id: \.id) { Self.row($0) }) },
      { fruits, one, _ in AnyView(List(fruits, selection: one) { Self.row($0) }) },
      { fruits, _, several in AnyView(List(fruits, selection: several) { Self.row($0) }) },
      { fruits, one, _ in AnyView(List(fruits, id: \.id, selection: one) { Self.row($0) }) },
      { fruits, _, several in AnyView(List(fruits, id: \.id, selection: several) { Self.row($0) }) },
      { fruits, _, _ in AnyView(List(fruits, editActions: .all) { Self.row($0) }) },
      { fruits, _, _ in AnyView(List(fruits, id: \.id, editActions: .all) { Self.row($0) }) },
      { fruits, one, _ in AnyView(List(fruits, editActions: .all, selection: one) { Self.row($0) }) },
      { fruits, _, several in AnyView(List(fruits, editActions: .all, selection: several) { Self.row($0) }) },
      { fruits, one, _ in AnyView(List(fruits, id: \.id, editActions: .all, selection: one) { Self.row($0) }) },
      { fruits, _, several in
        AnyView(List(fruits, id: \.id, editActions: .all, selection: several) { Self.row($0) })
      },
    ]
    for (index, list) in lists.enumerated() {
      let host = host(list)
      try host.tap("Ripen 2")
      #expect(host.texts.first == "Apple-Core Pear!", "list \(index)")
    }
  }

  @Test func `selects a row by its identity`() throws {
    let lists: [Making] = [
      { fruits, one, _ in AnyView(List(fruits, selection: one) { Text($0.wrappedValue.name) }) },
      { fruits, one, _ in AnyView(List(fruits, id: \.id, selection: one) { Text($0.wrappedValue.name) }) },
      { fruits, one, _ in AnyView(List(fruits, editActions: .all, selection: one) { Text($0.wrappedValue.name) }) },
      { fruits, one, _ in
        AnyView(List(fruits, id: \.id, editActions: .all, selection: one) { Text($0.wrappedValue.name) })
      },
      { fruits, one, _ in AnyView(List(fruits.wrappedValue, selection: one) { Text($0.name) }) },
      { fruits, one, _ in AnyView(List(fruits.wrappedValue, id: \.id, selection: one) { Text($0.name) }) },
      { fruits, one, _ in
        AnyView(List(fruits, children: \.parts, selection: one) { Text($0.wrappedValue.name).tag($0.wrappedValue.id) })
      },
    ]
    for (index, list) in lists.enumerated() {
      let host = host(list)
      try host.tap("Pear")
      #expect(host.texts[1] == "chosen 2 0", "list \(index)")
    }
  }

  @Test func `is a tree of bindings`() throws {
    let lists: [Making] = [
      { fruits, _, _ in AnyView(List(fruits, children: \.parts) { Self.row($0) }) },
      { fruits, _, _ in AnyView(List(fruits, id: \.id, children: \.parts) { Self.row($0) }) },
      { fruits, one, _ in AnyView(List(fruits, children: \.parts, selection: one) { Self.row($0) }) },
      { fruits, _, several in AnyView(List(fruits, children: \.parts, selection: several) { Self.row($0) }) },
      { fruits, one, _ in AnyView(List(fruits, id: \.id, children: \.parts, selection: one) { Self.row($0) }) },
      { fruits, _, several in AnyView(List(fruits, id: \.id, children: \.parts, selection: several) { Self.row($0) }) },
      { fruits, _, _ in AnyView(List { OutlineGroup(fruits, children: \.parts) { Self.row($0) } }) },
      { fruits, _, _ in AnyView(List { OutlineGroup(fruits, id: \.id, children: \.parts) { Self.row($0) } }) },
      { fruits, _, _ in AnyView(List { OutlineGroup(fruits[0], children: \.parts) { Self.row($0) } }) },
      { fruits, _, _ in AnyView(List { OutlineGroup(fruits[0], id: \.id, children: \.parts) { Self.row($0) } }) },
    ]
    for (index, list) in lists.enumerated() {
      let host = host(list)
      try host.tap("Apple")
      try host.tap("Ripen 3")
      #expect(host.texts.first == "Apple-Core! Pear", "list \(index)")
    }
  }

  @Test func `has rows of a section that cannot be folded`() {
    func texts(_ list: some View) -> [String] { LaidOut.texts(of: ListScreen(list, .iOS26).laidOut.layout) }
    func list(_ collapsible: Bool) -> some View {
      List {
        Section("Head", isExpanded: .constant(false)) { Text("Row") }.collapsible(collapsible)
      }
      .listStyle(.sidebar)
    }
    #expect(texts(list(true)) == ["Head"])
    #expect(texts(list(false)) == ["Head", "Row"])
  }

  @Test func `has headers and rows of a least height`() {
    let list = List { Section("Head") { Text("Row") } }
    #expect(ListScreen(list.environment(\.defaultMinListHeaderHeight, 60), .iOS26).cards[0].minY == 60)
    #expect(ListScreen(list.environment(\.defaultMinListRowHeight, 80), .iOS26).cards[0].height == 80)
    // A row is as high as its contents at least.
    let low = ListScreen(list.environment(\.defaultMinListRowHeight, 10), .iOS26).cards[0].height
    #expect(low.isNear(19.333 + 30))
  }

  @Test func `has headers and footers that leave as much free as they say`() {
    func list(_ insets: EdgeInsets?) -> ListScreen {
      ListScreen(
        List {
          Section {
            Text("Row")
          } header: {
            Text("Head").frame(height: 20).listRowInsets(insets)
          } footer: {
            Text("Foot").frame(height: 20).listRowInsets(insets)
          }
          Section { Text("Next") }
        }, .iOS26)
    }
    let (usual, bare) = (list(nil).cards, list(EdgeInsets()).cards)
    // 10 above and below a header, and 7.5 and 6.5 of a footer, are usual.
    #expect(usual[0].minY == 40 && bare[0].minY == 20)
    #expect((usual[1].minY - usual[0].maxY - bare[1].minY + bare[0].maxY).isNear(14))
  }
}
