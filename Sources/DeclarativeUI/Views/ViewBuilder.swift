import LayoutTree

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
    var children: [any View] = []
    for child in repeat each content { children.append(child) }
    return TupleView((repeat each content), children: children)
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
  let children: [any View]

  init(_ value: T, children: [any View]) {
    self.value = value
    self.children = children
  }
}

extension TupleView: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
    context.node(Self.self, Grouping()) { inside in
      children.enumerated().map { index, child in
        child.resolved(in: inside.at(.position(Int32(truncatingIfNeeded: index))))
      }
    }
  }
}

/// One of two views, as a branch of a `ViewBuilder` has chosen.
/// - Remark: what `if` and `switch` become in a builder; SwiftUI's `_ConditionalContent`.
public struct ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }
}

extension ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
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

  func resolve(in context: ResolveContext) -> Node {
    self?.resolved(in: context) ?? context.node(Self.self, Grouping())
  }
}
