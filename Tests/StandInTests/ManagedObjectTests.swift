import CoreDataStandIn
import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

/// What classes with `@NSManaged` become.
private final class Tea: NSManagedObject {}
extension Tea: Identifiable {
  var name: String? {
    get { managedValue(forKey: "name") }
    set { setManagedValue(newValue, forKey: "name") }
  }
  var minutes: Int16 {
    get { managedValue(forKey: "minutes") }
    set { setManagedValue(newValue, forKey: "minutes") }
  }
  var leaves: NSSet? {
    get { managedValue(forKey: "leaves") }
    set { setManagedValue(newValue, forKey: "leaves") }
  }
  var shop: Shop? {
    get { managedValue(forKey: "shop") }
    set { setManagedValue(newValue, forKey: "shop") }
  }
  func addToLeaves(_ value: Leaf) { changeManaged("addToLeaves", value) }
  func removeFromLeaves(_ value: Leaf) { changeManaged("removeFromLeaves", value) }
  class func fetchRequest() -> NSFetchRequest<Tea> { NSFetchRequest<Tea>(entityName: "Tea") }

  convenience init(_ name: String?, _ minutes: Int16, _ context: NSManagedObjectContext) {
    self.init(context: context)
    (self.name, self.minutes) = (name, minutes)
  }
}

private final class Leaf: NSManagedObject {
  var tea: Tea? {
    get { managedValue(forKey: "tea") }
    set { setManagedValue(newValue, forKey: "tea") }
  }
}

extension Tea {
  fileprivate var isLong: Bool { minutes > 4 }
}

private final class Shop: NSManagedObject {
  var name: String {
    get { managedValue(forKey: "name") }
    set { setManagedValue(newValue, forKey: "name") }
  }
}

/// What 'stills adopt' writes of a data model.
private enum TestDataModels: ManagedModelProvider {
  static var entities: [NSEntityDescription] {
    [
      NSEntityDescription(
        name: "Tea", type: Tea.self, attributes: [NSAttributeDescription("minutes", defaultValue: 3)],
        relationships: [
          NSRelationshipDescription("leaves", isToMany: true, inverse: "tea"), NSRelationshipDescription("shop"),
        ]),
      NSEntityDescription(
        name: "Leaf", type: Leaf.self, attributes: [],
        relationships: [NSRelationshipDescription("tea", inverse: "leaves")]),
    ]
  }
}

private struct Teas: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Tea.name, ascending: true)])
  private var all: FetchedResults<Tea>
  @SectionedFetchRequest(
    sectionIdentifier: \Tea.minutes, sortDescriptors: [SortDescriptor(\Tea.minutes), SortDescriptor(\Tea.name)],
    predicate: NSPredicate(managedFormat: "minutes > %d", 2))
  private var sections: SectionedFetchResults<Int16, Tea>

  var body: some View {
    VStack {
      Text(verbatim: all.map { $0.name ?? "-" }.joined(separator: " "))
      ForEach(sections) { section in
        Text(verbatim: "\(section.id): \(section.map { $0.name ?? "-" }.joined(separator: " "))")
      }
      Button("Add") { _ = Tea("Assam", 4, context) }
      Button("Longest") { all.nsPredicate = NSPredicate(managedFormat: "minutes >= 5") }
    }
  }
}

@MainActor @Suite struct `A store of managed objects` {
  private let container = NSPersistentContainer(name: "Teas")
  private var context: NSManagedObjectContext { container.viewContext }

  @Test func `finds what was made in it, sorted, chosen and cut`() throws {
    for (name, minutes) in [("b", 3), ("a", 5), (nil, 4)] as [(String?, Int16)] { _ = Tea(name, minutes, context) }
    let request = Tea.fetchRequest()
    #expect(try context.fetch(request).map(\.name) == ["b", "a", nil])
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Tea.name, ascending: true)]
    #expect(try context.fetch(request).map(\.name) == [nil, "a", "b"])
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Tea.isLong, ascending: false)]
    #expect(try context.fetch(request).first?.name == "a")
    request.sortDescriptors = [NSSortDescriptor(managedKey: "minutes", ascending: false)]
    #expect(try context.fetch(request).map(\.minutes) == [5, 4, 3])
    (request.fetchOffset, request.fetchLimit) = (1, 1)
    #expect(try context.fetch(request).map(\.minutes) == [4])
    request.predicate = NSPredicate(managedFormat: "name != nil")
    #expect(try container.newBackgroundContext().count(for: Tea.fetchRequest()) == 3)
    #expect(try context.count(for: request) == 1)
    try context.fetch(Tea.fetchRequest()).forEach(context.delete)
    #expect(try context.fetch(Tea.fetchRequest()).isEmpty)
  }

  @Test func `gives objects the values of their model, and keeps both sides of a relationship`() throws {
    let tea = Tea(context: context)
    #expect(tea.minutes == 3 && tea.name == nil && tea.leaves == nil)
    #expect(Mirror(reflecting: tea).descendant("minutes") as? Int == 3)
    #expect(Shop(context: context).name.isEmpty)
    let leaf = Leaf(context: context)
    leaf.tea = tea
    #expect(tea.leaves == NSSet(object: leaf))
    let other = try #require(NSEntityDescription.insertNewObject(forEntityName: "Leaf", into: context) as? Leaf)
    tea.addToLeaves(other)
    #expect(other.tea === tea && tea.leaves?.count == 2)
    tea.removeFromLeaves(other)
    #expect(tea.leaves == NSSet(object: leaf))
    #expect(context.hasChanges && tea.managedObjectContext === context)
    try context.save()
    #expect(!context.hasChanges && !tea.hasChanges)
  }

  @Test func `does not have an object that was made for no context`() throws {
    let context = NSPersistentContainer(name: "Teas").viewContext
    let tea = Tea()
    tea.name = "Sencha"
    #expect(tea.managedObjectContext == nil && tea.name == "Sencha")
    #expect(try context.fetch(Tea.fetchRequest()).isEmpty)
  }

  @Test func `is asked by views, which follow it`() throws {
    let (green, black) = (Tea("Sencha", 2, context), Tea("Ceylon", 5, context))
    let host = ViewHost(Teas().environment(\.managedObjectContext, context))
    func texts() -> [String] { LaidOut.texts(of: host.layout(on: host.ownScreen)).dropLast(2).map(\.self) }
    #expect(texts() == ["Ceylon Sencha", "5: Ceylon"])
    green.minutes = 5
    #expect(texts() == ["Ceylon Sencha", "5: Ceylon Sencha"])
    try host.tap("Add")
    #expect(texts() == ["Assam Ceylon Sencha", "4: Assam", "5: Ceylon Sencha"])
    try host.tap("Longest")
    #expect(texts().first == "Ceylon Sencha")
    context.delete(black)
    #expect(texts() == ["Sencha", "4: Assam", "5: Sencha"])
  }

  @Test(arguments: [
    ("name == 'Sencha'", true), ("name ==[c] \"sencha\" AND minutes < 4", true), ("NOT (minutes IN {3, 4})", false),
    ("name BEGINSWITH[cd] 'sén' || minutes > 9", true), ("name CONTAINS 'x' OR TRUEPREDICATE", true),
    ("minutes BETWEEN {1, 2}", false), ("name LIKE 'S*a'", true), ("name MATCHES '[A-Z].*'", true),
    ("shop.name ENDSWITH 'Hof'", true), ("shop == nil", false), ("ANY leaves.tea.minutes >= 3", true),
    ("leaves.@count == 1 && minutes != 4", true), ("isGreen == YES", false),
  ])
  func `is asked by the words of predicates`(format: String, isTrue: Bool) {
    let tea = Tea("Sencha", 3, context)
    let shop = Shop(context: context)
    shop.name = "Teehof Hof"
    tea.shop = shop
    Leaf(context: context).tea = tea
    #expect(NSPredicate(managedFormat: format).evaluate(with: tea) == isTrue)
  }

  @Test func `puts values in the place of the marks in a predicate`() {
    let tea = Tea("Sencha", 3, context)
    #expect(NSPredicate(managedFormat: "%K == %@ AND minutes IN %@", "name", "Sencha", [3, 4]).evaluate(with: tea))
    #expect(!NSPredicate(managedFormat: "minutes > %ld", argumentArray: [3]).evaluate(with: tea))
    #expect(NSPredicate(managedFormat: "self == %@", tea).evaluate(with: tea))
  }
}
