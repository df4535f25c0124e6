package import LayoutTree

/// What stands in a `TabView`: tabs, and sections of them.
///
/// Here it is a view, too, so that a `TabView` takes both alike.
public protocol TabContent<TabValue>: View {
  /// The values by which the tabs are chosen.
  associatedtype TabValue: Hashable
}

extension Tab: TabContent where Value: Hashable {
  /// The value by which the tab is chosen.
  public typealias TabValue = Value
}

/// Tabs that are made of other tabs.
public struct BuiltTabContent<TabValue: Hashable, Content: View> {
  let content: Content

  nonisolated init(content: Content) {
    self.content = content
  }
}

extension BuiltTabContent: TabContent, PrimitiveView, SeveralViews, InspectionTransparent {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    context.node(Self.self, Grouping()) { [content.resolved(in: $0)] }
  }
}

/// Builds tabs as a `ViewBuilder` builds views.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// No tabs.
  public static func buildBlock() -> BuiltTabContent<TabValue, EmptyView> { BuiltTabContent(content: EmptyView()) }

  /// One tab after the other.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> BuiltTabContent<TabValue, TupleView<(repeat each Content)>> {
    BuiltTabContent(content: ViewBuilder.buildBlock(repeat each content))
  }

  /// One tab, or one collection of tabs.
  public static func buildBlock<Content: View>(_ content: Content) -> BuiltTabContent<TabValue, Content> {
    BuiltTabContent(content: content)
  }

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
}
