public import Foundation

// Tips and other system parts of companion frameworks, by their signatures there: the compiler names them
// where code uses them without an import.

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
  public nonisolated func popoverTip<Content>(_ tip: Content?, arrowEdge: Edge? = nil) -> some View { self }

  /// Not available yet.
  public nonisolated func translationPresentation(isPresented: Binding<Bool>, text: String) -> some View { self }

  /// Not available yet.
  public nonisolated func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concept: String, sourceImage: Image? = nil, onCompletion: @escaping (URL) -> Void,
    onCancellation: (() -> Void)? = nil
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
