package import LayoutTree

/// Screens that lie on each other, by the name that SwiftUI had first; two columns on wide screens.
/// - Remark: columns are as those of a `NavigationSplitView`.
@MainActor @preconcurrency
public struct NavigationView<Content: View> {
  private nonisolated(unsafe) let content: Content

  /// Creates a stack of screens, or columns of the first views.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    let environment = context.environment
    if environment.horizontalSizeClass == .regular, !environment.navigationViewsAreStacks {
      return context.node(Self.self, Grouping()) { inside in
        [
          SplitColumns(
            visibility: nil, compactColumn: nil, sidebar: OneOfViews(views: content, index: 0),
            content: nil as EmptyView?, detail: OneOfViews(views: content, index: 1)
          ).resolved(in: inside)
        ]
      }.from(self, in: context)
    }
    return NavigationMemory.node(of: Self.self, path: nil, in: context) { inside in
      // Who looks into the view by itself sees all of its columns.
      content is any ColumnViews && !inside.isForInspection
        ? OneOfViews(views: content, index: 0).resolved(in: inside) : content.resolved(in: inside)
    }
    .from(self, in: context)
  }
}

/// Several views that are columns.
private protocol ColumnViews {}
extension TupleView: ColumnViews {}

/// One of several views, or nothing.
private struct OneOfViews<Views: View>: View {
  let views: Views
  let index: Int

  var body: some View {
    Group(subviews: views) { subviews in
      if index < subviews.count { subviews[index] }
    }
  }
}
