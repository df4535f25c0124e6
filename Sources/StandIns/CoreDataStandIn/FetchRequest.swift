// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// The objects of the nearest context in a view, sorted and chosen.
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @State private var chosen: FetchedConfiguration<Result>?
  private let given: FetchedConfiguration<Result>

  /// The objects that there are now.
  @MainActor public var wrappedValue: FetchedResults<Result> {
    let configuration = chosen ?? given
    return FetchedResults(
      elements: configuration.objects(in: context),
      configuration: Binding(get: { chosen ?? given }, set: { chosen = $0 }))
  }

  /// How they are chosen and sorted; views may change it.
  @MainActor public var projectedValue: Binding<FetchedConfiguration<Result>> { wrappedValue.configuration }

  public nonisolated init(
    entity: NSEntityDescription? = nil, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    given = FetchedConfiguration(nsSortDescriptors: sortDescriptors, nsPredicate: predicate)
  }

  public nonisolated init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    given = FetchedConfiguration(sortDescriptors: sortDescriptors, nsPredicate: predicate)
  }

  public nonisolated init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    given = FetchedConfiguration(
      nsSortDescriptors: fetchRequest.sortDescriptors ?? [], nsPredicate: fetchRequest.predicate,
      limit: fetchRequest.fetchLimit, offset: fetchRequest.fetchOffset)
  }

  public nonisolated init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(fetchRequest: fetchRequest)
  }
}

/// How the objects of a view are chosen and sorted.
public struct FetchedConfiguration<Result> {
  public var nsSortDescriptors: [NSSortDescriptor] = []
  public var sortDescriptors: [SortDescriptor<Result>] = []
  public var nsPredicate: NSPredicate?
  var limit = 0
  var offset = 0

  @MainActor func objects(in context: NSManagedObjectContext) -> [Result] {
    let request = NSFetchRequest<Result>()
    request.predicate = nsPredicate
    request.sortDescriptors = nsSortDescriptors
    (request.fetchLimit, request.fetchOffset) = (limit, offset)
    let found = (try? context.fetch(request)) ?? []
    return sortDescriptors.isEmpty ? found : found.sorted(using: sortDescriptors)
  }
}

/// The objects that a view has asked for.
public struct FetchedResults<Result>: RandomAccessCollection {
  let elements: [Result]
  let configuration: Binding<FetchedConfiguration<Result>>

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(position: Int) -> Result { elements[position] }

  @MainActor public var nsPredicate: NSPredicate? {
    get { configuration.wrappedValue.nsPredicate }
    nonmutating set { configuration.wrappedValue.nsPredicate = newValue }
  }
  @MainActor public var nsSortDescriptors: [NSSortDescriptor] {
    get { configuration.wrappedValue.nsSortDescriptors }
    nonmutating set { configuration.wrappedValue.nsSortDescriptors = newValue }
  }
  @MainActor public var sortDescriptors: [SortDescriptor<Result>] {
    get { configuration.wrappedValue.sortDescriptors }
    nonmutating set { configuration.wrappedValue.sortDescriptors = newValue }
  }
}

/// The objects of the nearest context in a view, sorted, chosen and in sections.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result>: DynamicProperty {
  private let request: FetchRequest<Result>
  private let section: (Result) -> SectionIdentifier

  /// The sections that there are now.
  @MainActor public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(request.wrappedValue, by: section)
  }

  public nonisolated init(
    entity: NSEntityDescription? = nil, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
    section = { $0[keyPath: sectionIdentifier] }
  }

  public nonisolated init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
    section = { $0[keyPath: sectionIdentifier] }
  }

  public nonisolated init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    request = FetchRequest(fetchRequest: fetchRequest)
    section = { $0[keyPath: sectionIdentifier] }
  }
}

/// The objects that a view has asked for, in sections.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
  public struct Section: Identifiable, RandomAccessCollection {
    public let id: SectionIdentifier
    var elements: [Result]
    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(position: Int) -> Result { elements[position] }
  }

  private let all: FetchedResults<Result>
  private var sections: [Section] = []

  /// Objects of one section follow each other, since sections are sorted first; another section begins where they do not.
  init(_ all: FetchedResults<Result>, by section: (Result) -> SectionIdentifier) {
    self.all = all
    for element in all {
      let id = section(element)
      if sections.last?.id == id {
        sections[sections.count - 1].elements.append(element)
      } else {
        sections.append(Section(id: id, elements: [element]))
      }
    }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> Section { sections[position] }

  @MainActor public var nsPredicate: NSPredicate? {
    get { all.nsPredicate }
    nonmutating set { all.nsPredicate = newValue }
  }
  @MainActor public var sortDescriptors: [SortDescriptor<Result>] {
    get { all.sortDescriptors }
    nonmutating set { all.sortDescriptors = newValue }
  }
}

private enum ManagedObjectContextKey: EnvironmentKey {
  // One for all views without a context, like an empty store.
  static let defaultValue = NSManagedObjectContext(.mainQueueConcurrencyType)
}

extension EnvironmentValues {
  /// The context of views.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
