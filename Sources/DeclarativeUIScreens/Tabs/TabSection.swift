package import LayoutTree

/// Some screens of a `TabView` that belong together.
///
/// In the bar at the side of a tablet their tabs stand below the header. In the bar above the screens one tab stands for all
/// of them, with the header as its label; on phones they stand beside the others.
/// - Remark: that one tab stands for a section is a guess.
public struct TabSection<Header: View, Content: View> {
  private let header: Header
  private let content: Content

  /// Creates a section with a header, which a phone does not show.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.header = header()
    self.content = content()
  }
}

extension TabSection where Header == EmptyView {
  /// Creates a section without a header.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension TabSection where Header == Text {
  /// Creates a section with a title, which a phone does not show.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a section with a title, which a phone does not show.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension TabSection: TabContent, PrimitiveView, SeveralViews {
  /// No tab of a section has its value.
  public typealias TabValue = Never
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    context.node(Self.self, Grouping()) { inside in
      let header = Header.self == EmptyView.self ? nil : AnyView(header)
      let section = TabSectionPlace(header: header)
      return [content.containerValue(\.tabTraits.section, section).resolved(in: inside)]
    }
  }
}

/// The section that a tab is of, which tells it from others by its identity.
final class TabSectionPlace {
  /// Nil where it has none.
  let header: AnyView?

  init(header: AnyView?) {
    self.header = header
  }
}
