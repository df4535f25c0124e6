package import LayoutTree

/// Makes one view from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  /// The view of a statement.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// The view of an empty closure.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// The view of a closure with one statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// The views of a closure with several statements.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content), elements: TupleElements<repeat each Content>.self)
  }

  /// The view of an `if` without an `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The view of the first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
    ConditionalContent(.first(first))
  }

  /// The view of another branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
    ConditionalContent(.second(second))
  }

  /// The view of an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views that belong to the container around them.
/// - Remark: several views in a builder.
public struct TupleView<T> {
  /// The views as a tuple.
  public var value: T
  private let elements: any TupleElementsType.Type

  /// - Parameter elements: those of the tuple's type.
  fileprivate init(_ value: T, elements: any TupleElementsType.Type) {
    self.value = value
    self.elements = elements
  }

  /// Creates several views of a tuple of them.
  public init<each Content: View>(_ value: T) where T == (repeat each Content) {
    self.init(value, elements: TupleElements<repeat each Content>.self)
  }

  /// The views one by one.
  package var children: [any View] { elements.views(of: value) }
}

/// How the views in tuples of one type are met one by one.
private protocol TupleElementsType {
  static func views<T>(of tuple: T) -> [any View]

  /// The nodes of the views, which are not put into boxes for it.
  @MainActor static func resolve<T>(_ tuple: T, in context: ResolveContext) -> [Node]
}

private struct TupleElements<each Content: View>: TupleElementsType {
  private static func elements<T>(of tuple: T) -> (repeat each Content) {
    precondition(T.self == (repeat each Content).self, "\(T.self) is met as if it were \((repeat each Content).self)")
    return unsafeBitCast(tuple, to: (repeat each Content).self)
  }

  static func views<T>(of tuple: T) -> [any View] {
    var views: [any View] = []
    for view in repeat each elements(of: tuple) { views.append(view) }
    return views
  }

  static func resolve<T>(_ tuple: T, in context: ResolveContext) -> [Node] {
    var (nodes, count): ([Node], Int) = ([], 0)
    for _ in repeat (each Content).self { count += 1 }
    nodes.reserveCapacity(count)
    for view in repeat each elements(of: tuple) {
      nodes.append(view.resolved(in: context.at(.position(Int32(truncatingIfNeeded: nodes.count)))))
    }
    return nodes
  }
}

extension TupleView: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    context.node(Self.self, Grouping()) { elements.resolve(value, in: $0) }
  }
}

/// One of two views, as a branch of a `ViewBuilder` has chosen.
/// - Remark: what `if` and `switch` become in a builder; SwiftUI's `_ConditionalContent`.
public struct ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  package let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }
}

/// SwiftUI's name of `ConditionalContent`.
public typealias _ConditionalContent = ConditionalContent

extension ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    context.node(Self.self, Grouping()) { inside in
      switch storage {
      case .first(let content): [content.resolved(in: inside.at(.position(0)))]
      case .second(let content): [content.resolved(in: inside.at(.position(1)))]
      }
    }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    self?.resolved(in: context) ?? context.node(Self.self, Grouping())
  }
}
