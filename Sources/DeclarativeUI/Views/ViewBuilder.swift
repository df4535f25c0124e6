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
