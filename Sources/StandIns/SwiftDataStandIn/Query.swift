// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// The models of the nearest container in a view, sorted and chosen.
@propertyWrapper
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>
  private let result: ([Element]) -> Result

  /// The models that there are now.
  @MainActor public var wrappedValue: Result { result((try? context.fetch(descriptor)) ?? []) }

  @MainActor public var modelContext: ModelContext { context }
  public var fetchError: (any Error)? { nil }
}

extension Query where Result == [Element] {
  public nonisolated init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
    self.descriptor = descriptor
    result = { $0 }
  }

  public nonisolated init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction?) {
    self.init(descriptor)
  }

  public nonisolated init() { self.init(FetchDescriptor()) }

  public nonisolated init(animation: Animation) { self.init(FetchDescriptor()) }

  public nonisolated init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation = .default
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }

  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
}

private enum ModelContextKey: EnvironmentKey {
  // One for all views without a container, like an empty store.
  nonisolated(unsafe) static let defaultValue = ModelContext(ModelContainer(Schema([])))
}

extension EnvironmentValues {
  /// The context of views: that of the nearest container.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension View {
  public nonisolated func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  public nonisolated func modelContainer(_ container: ModelContainer) -> some View {
    modifier(GivenContainer(container: container))
  }

  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(OwnContainer(types: [modelType], onSetup: onSetup))
  }

  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(OwnContainer(types: modelTypes, onSetup: onSetup))
  }
}

private struct GivenContainer: ViewModifier {
  let container: ModelContainer

  func body(content: Content) -> some View { content.environment(\.modelContext, container.mainContext) }
}

/// A container that is made where the view is, and stays.
private nonisolated struct OwnContainer: ViewModifier {
  private final class Made {
    var container: ModelContainer?
  }

  let types: [any PersistentModel.Type]
  let onSetup: (Swift.Result<ModelContainer, any Error>) -> Void
  @State private var made = Made()

  init(
    types: [any PersistentModel.Type], onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void
  ) {
    self.types = types
    self.onSetup = onSetup
  }

  @MainActor func body(content: Content) -> some View {
    content.environment(\.modelContext, container.mainContext)
  }

  @MainActor private var container: ModelContainer {
    if let container = made.container { return container }
    let container = ModelContainer(Schema(types))
    made.container = container
    onSetup(.success(container))
    return container
  }
}

extension Scene {
  public func modelContainer(_ container: ModelContainer) -> some Scene { self }
  public func modelContainer(for modelType: any PersistentModel.Type, inMemory: Bool = false) -> some Scene { self }
  public func modelContainer(for modelTypes: [any PersistentModel.Type], inMemory: Bool = false) -> some Scene { self }
}
