import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import Testing

private struct Person: Identifiable, Hashable {
  let name: String
  let age: Int
  var id: String { name }
}

private let people = [Person(name: "Bea", age: 31), Person(name: "Ada", age: 52), Person(name: "Cleo", age: 8)]

private struct Sorted: View {
  @State private var order = [KeyPathComparator(\Person.name)]

  var body: some View {
    Table(people.sorted(using: order), sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Age", value: \.age) { Text("\($0.age)") }
    }
  }
}

@MainActor @Suite struct `A table` {
  private func laidOut(_ view: some View, isWide: Bool = true) -> LaidOut {
    LaidOut(view, in: CGSize(width: isWide ? 836 : 402, height: 600), scale: 2) {
      ($0.systemDesign, $0.userInterfaceIdiom) = (.iOS26, isWide ? .pad : .phone)
      $0.horizontalSizeClass = isWide ? .regular : .compact
    }
  }

  private func texts(_ layout: LaidOut) -> [String] {
    layout.items.compactMap { if case .text(let text) = $0 { text.text } else { nil } }
  }

  private var table: some View {
    Table(people) {
      TableColumn("Name", value: \.name)
      TableColumn("Age") { Text("\($0.age) years") }
    }
  }

  // As the documentation says: in a compact width without other columns and without heads.
  @Test func `is a list of the first column where there is little room`() {
    let layout = laidOut(table, isWide: false)
    #expect(texts(layout) == ["Bea", "Ada", "Cleo"])
    #expect(layout.frame("Bea")?.minX == 16)
  }

  @Test func `has columns with heads where there is room`() throws {
    let layout = laidOut(table)
    #expect(texts(layout) == ["Name", "Age", "Bea", "31 years", "Ada", "52 years", "Cleo", "8 years"])
    let (head, cell) = (try #require(layout.frame("Age")), try #require(layout.frame("31 years")))
    // Two columns share 836 less 20 at either side and 16 in between.
    #expect(head.minX == cell.minX && cell.minX == 20 + 390 + 16)
    #expect(texts(laidOut(table.tableColumnHeaders(.hidden))).first == "Bea")
  }

  @Test func `gives columns the width that they ask for`() {
    let table = Table(people) {
      TableColumn("Name", value: \.name).width(100)
      TableColumn("Age") { Text("\($0.age)") }.width(min: 50, max: 60)
      TableColumn("Rest") { _ in Text("x") }
    }
    let layout = laidOut(table)
    #expect(layout.frame("Age")?.minX == 20 + 100 + 16 && layout.frame("Rest")?.minX == 20 + 100 + 16 + 60 + 16)
  }

  @Test func `is sorted by the head that is tapped, and the other way round by the same`() throws {
    var environment = EnvironmentValues()
    (environment.horizontalSizeClass, environment.userInterfaceIdiom) = (.regular, .pad)
    let host = ViewHost(Sorted(), size: CGSize(width: 836, height: 600), environment: environment)
    #expect(host.texts == ["Name", "Age", "Ada", "52", "Bea", "31", "Cleo", "8"])
    try host.tap("Age")
    #expect(host.texts.dropFirst(2) == ["Cleo", "8", "Bea", "31", "Ada", "52"])
    try host.tap("Age")
    #expect(host.texts.dropFirst(2) == ["Ada", "52", "Bea", "31", "Cleo", "8"])
  }

  @Test func `takes rows that are listed`() {
    let table = Table(of: Person.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      TableRow(Person(name: "Zoe", age: 1))
      ForEach(people) { TableRow($0) }
    }
    #expect(texts(laidOut(table, isWide: false)) == ["Zoe", "Bea", "Ada", "Cleo"])
  }

  @Test func `takes sections of rows beside an order and a selection`() {
    let selection = Binding.constant(Set(["Ada"]))
    let order = Binding.constant([KeyPathComparator(\Person.name)])
    let table = Table(selection: selection, sortOrder: order) {
      TableColumn("Name", value: \.name)
    } rows: {
      Section { ForEach(people) { TableRow($0) } }
      Section { TableRow(Person(name: "Zoe", age: 1)) }
    }
    #expect(texts(laidOut(table, isWide: false)) == ["Bea", "Ada", "Cleo", "Zoe"])
  }
}
