import DeclarativeUI
import Foundation
import LaidOutViews
@testable import SwiftDataStandIn
import Testing

/// What `@Model final class Tea` becomes.
@Observable private final class Tea: PersistentModel {
  var name: String
  var minutes: Int
  var leaves: [Leaf] = []
  @ObservationIgnored var note: Leaf?

  init(_ name: String, _ minutes: Int) {
    self.name = name
    self.minutes = minutes
  }
}

@Observable private final class Leaf: PersistentModel {
  var id = UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  var color = "green"
}

private struct Teas: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Tea.name) private var all: [Tea]
  @Query(filter: #Predicate<Tea> { $0.minutes > 3 }, sort: [SortDescriptor(\Tea.minutes, order: .reverse)])
  private var long: [Tea]

  var body: some View {
    VStack {
      Text(verbatim: all.map(\.name).joined(separator: " "))
      Text(verbatim: long.map(\.name).joined(separator: " "))
      Button("Add") { context.insert(Tea("Assam", 4)) }
    }
  }
}

/// The first model of a container that the view itself makes and fills.
private struct FirstTea: View {
  let content: (Tea) -> Text

  var body: some View { First(content: content).modifier(FilledContainer()) }

  private struct First: View {
    let content: (Tea) -> Text
    @Query() private var teas: [Tea]
    var body: some View { if let tea = teas.first { content(tea) } else { Text("none") } }
  }
}

private struct FilledContainer: ViewModifier {
  private struct Filling: ViewModifier {
    @Environment(\.modelContext) private var context
    func body(content: Content) -> some View { content.onAppear { context.insert(Tea("Sencha", 2)) } }
  }

  let container: ModelContainer = ModelContainer(Schema([Tea.self]))

  func body(content: Content) -> some View { content.modifier(Filling()).modelContainer(container) }
}

/// The name of a kind of models, which a task on no actor asks for.
private func name<Model: PersistentModel>(of kind: Model.Type) async -> String {
  await Task.detached { "\(Model.self)" }.value
}

@MainActor @Suite struct `A store of models` {
  private func container() throws -> ModelContainer {
    try ModelContainer(for: Tea.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  private func texts(of host: ViewHost<some View>) -> [String] { LaidOut.texts(of: host.layout(on: host.ownScreen)) }

  @Test func `is known on every actor`() async { #expect(await name(of: Tea.self) == "Tea") }

  @Test func `finds what was inserted, sorted, chosen and cut`() throws {
    let context = try container().mainContext
    for (name, minutes) in [("b", 3), ("a", 5), ("c", 4)] { context.insert(Tea(name, minutes)) }
    #expect(try context.fetch(FetchDescriptor<Tea>()).map(\.name) == ["b", "a", "c"])
    #expect(try context.fetch(FetchDescriptor(sortBy: [SortDescriptor(\Tea.name)])).map(\.name) == ["a", "b", "c"])
    var long = FetchDescriptor<Tea>(predicate: #Predicate { $0.minutes > 3 })
    #expect(try context.fetch(long).map(\.name) == ["a", "c"])
    #expect(try context.fetchCount(long) == 2)
    (long.fetchOffset, long.fetchLimit) = (1, 5)
    #expect(try context.fetch(long).map(\.name) == ["c"])
    try context.delete(model: Tea.self, where: #Predicate { $0.name == "a" })
    #expect(try context.fetch(FetchDescriptor<Tea>()).map(\.name) == ["b", "c"])
  }

  @Test func `has one of each model, with those that it refers to`() throws {
    let container = try container()
    let (context, tea, leaf) = (ModelContext(container), Tea("a", 1), Leaf())
    tea.leaves = [leaf]
    context.insert(tea)
    context.insert(tea)
    #expect(try container.mainContext.fetch(FetchDescriptor<Tea>()) == [tea])
    #expect(try container.mainContext.fetch(FetchDescriptor<Leaf>()) == [leaf])
    #expect(tea.modelContext != nil && Tea("b", 1).modelContext == nil)
    #expect(context.registeredModel(for: tea.persistentModelID) as Tea? == tea)
    #expect(tea.id == tea.persistentModelID && leaf.id.uuidString.hasPrefix("01"))
    context.delete(tea)
    #expect(try context.fetch(FetchDescriptor<Tea>()).isEmpty)
  }

  @Test func `is asked by views, which follow it`() throws {
    let container = try container()
    let (green, black) = (Tea("Sencha", 2), Tea("Ceylon", 5))
    container.mainContext.insert(green)
    container.mainContext.insert(black)
    let host = ViewHost(Teas().modelContainer(container))
    #expect(texts(of: host) == ["Ceylon Sencha", "Ceylon", "Add"])
    green.minutes = 6
    #expect(texts(of: host) == ["Ceylon Sencha", "Sencha Ceylon", "Add"])
    try host.tap("Add")
    #expect(texts(of: host) == ["Assam Ceylon Sencha", "Sencha Ceylon Assam", "Add"])
  }

  @Test func `is made by a view for its types, and stays`() throws {
    let host = ViewHost(Teas().modelContainer(for: Tea.self, inMemory: true))
    #expect(texts(of: host).last == "Add")
    try host.tap("Add")
    try host.tap("Add")
    #expect(texts(of: host).first == "Assam Assam")
  }

  @Test func `that a view makes and fills is the same when it has been filled, in a picture too`() {
    #expect(LaidOut.texts(of: LaidOut(FirstTea { Text($0.name) }).layout) == ["Sencha"])
  }
}
