/// Builds what stands in a `TabView` as a `ViewBuilder` builds views, so that the values of tabs can be left without their
/// type, as in `Tab(value: .home)`.
///
/// - Remark: SwiftUI has an initializer for tabs and one for other views; with one, the compiler says of an error in a tab
///   where it is.
@resultBuilder
public enum TabViewBuilder<SelectionValue: Hashable> {
  /// A tab, whose value is of the type that is chosen.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == SelectionValue { content }

  /// Any other view, and a tab without a value.
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No tabs.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One tab.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// One tab after the other.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { ViewBuilder.buildBlock(repeat each content) }

  /// Tabs that are there only under a condition.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The tabs of the first branch.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { ViewBuilder.buildEither(first: first) }

  /// The tabs of the second branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { ViewBuilder.buildEither(second: second) }

  /// The tabs of an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
