public import Foundation

// Shops, web pages, tips and other system parts of companion frameworks, by their signatures there: the compiler names them
// where code uses them without an import.

/// A shop of products.
@available(*, unavailable, message: "not in Stills yet: show a picture in its place")
public struct StoreView<Icon: View, Placeholder: View>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public nonisolated init<IDs: Collection>(ids: IDs) where IDs.Element == String {}
}

/// A product of a shop.
@available(*, unavailable, message: "not in Stills yet: show a picture in its place")
public struct ProductView<Icon: View, Placeholder: View>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public nonisolated init(id: String, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, Placeholder == EmptyView {}

  /// Not available yet.
  public nonisolated init(id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon)
  where Placeholder == EmptyView {}
}

/// The subscriptions of a shop.
@available(*, unavailable, message: "not in Stills yet: show a picture in its place")
public struct SubscriptionStoreView<Content: View>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public nonisolated init(groupID: String) where Content == EmptyView {}

  /// Not available yet.
  public nonisolated init(groupID: String, @ViewBuilder marketingContent: () -> Content) {}
}

/// A web page.
@available(*, unavailable, message: "not in Stills yet: show a picture in its place")
public struct WebView: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public nonisolated init(url: URL?) {}
}

/// A tip.
@available(*, unavailable, message: "not in Stills yet: draw a card of your own")
public struct TipView<Content>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public nonisolated init(_ tip: Content, arrowEdge: Edge? = nil) {}
}

/// A button that signs in.
@available(*, unavailable, message: "not in Stills yet: use a Button")
public struct SignInWithAppleButton: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public nonisolated init<Request, Authorization>(
    onRequest: @escaping (Request) -> Void, onCompletion: @escaping (Result<Authorization, any Error>) -> Void
  ) {}
}

/// A button that pays.
@available(*, unavailable, message: "not in Stills yet: use a Button")
public struct PayWithApplePayButton<Fallback: View>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public nonisolated init(action: @escaping () -> Void, @ViewBuilder fallback: () -> Fallback) {}

  /// Not available yet.
  public nonisolated init(action: @escaping () -> Void) where Fallback == EmptyView {}
}

@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
extension View {
  /// Not available yet.
  public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }

  /// Not available yet.
  public nonisolated func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }

  /// Not available yet.
  public nonisolated func subscriptionStatusTask<Statuses>(
    for groupID: String, action: @escaping (Statuses) async -> Void
  ) -> some View { self }

  /// Not available yet.
  public nonisolated func popoverTip<Content>(_ tip: Content?, arrowEdge: Edge? = nil) -> some View { self }

  /// Not available yet.
  public nonisolated func translationPresentation(isPresented: Binding<Bool>, text: String) -> some View { self }

  /// Not available yet.
  public nonisolated func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concept: String, sourceImage: Image? = nil, onCompletion: @escaping (URL) -> Void,
    onCancellation: (() -> Void)? = nil
  ) -> some View { self }

  /// Not available yet.
  public nonisolated func mapStyle<Style>(_ style: Style) -> some View { self }

  /// Not available yet.
  public nonisolated func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }

  /// Not available yet.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View { self }

  /// Not available yet.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View { self }

  /// Not available yet.
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View { self }

  /// Not available yet.
  public nonisolated func modelContainer<Model>(
    for modelType: Model.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false
  ) -> some View { self }
}

/// Objects of a store.
@available(*, unavailable, message: "not in Stills yet: give the view its objects in an array")
@propertyWrapper
public struct FetchRequest<Result> {
  /// Not available yet.
  public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil) {}

  /// Not available yet.
  public init(
    entity: Never, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {}

  /// Not available yet.
  public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {}

  /// Not available yet.
  public var wrappedValue: FetchedResults<Result> { [] }
}

/// Objects of a store.
@available(*, unavailable, message: "not in Stills yet: give the view its objects in an array")
public typealias FetchedResults<Result> = [Result]

/// Objects of a store, by sections.
@available(*, unavailable, message: "not in Stills yet: give the view its objects in an array")
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result> {
  /// Not available yet.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {}

  /// Not available yet.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> { [] }
}

/// Objects of a store, by sections.
@available(*, unavailable, message: "not in Stills yet: give the view its objects in an array")
public typealias SectionedFetchResults<SectionIdentifier: Hashable, Result> = [Result]

/// Objects of a store.
@available(*, unavailable, message: "not in Stills yet: give the view its objects in an array")
@propertyWrapper
public struct Query<Result> {
  /// Not available yet.
  public init() {}

  /// Not available yet.
  public init<Element, Value: Comparable>(
    sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, animation: Animation = .default
  ) where Result == [Element] {}

  /// Not available yet.
  public init<Element>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation = .default
  ) where Result == [Element] {}

  /// Not available yet.
  public init<Element, Value: Comparable>(
    filter: Predicate<Element>?, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation = .default
  ) where Result == [Element] {}

  /// Not available yet.
  public var wrappedValue: Result { preconditionFailure("There is no store") }
}
