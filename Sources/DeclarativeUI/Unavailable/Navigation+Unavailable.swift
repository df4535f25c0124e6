// What leads from screen to screen, by its signatures in SwiftUI: the compiler names it where code uses it.

/// Columns, each of which leads to the next.
@available(*, unavailable, message: "not in Stills yet: test the views inside of it by themselves")
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not yet.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {}

  /// Not yet.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {}
}

@available(*, unavailable, message: "not in Stills yet: test the views inside of it by themselves")
extension NavigationSplitView where Content == EmptyView {
  /// Not yet.
  public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {}

  /// Not yet.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {}
}

/// Which columns are seen.
@available(*, unavailable, message: "not in Stills yet: test the views inside of it by themselves")
public enum NavigationSplitViewVisibility: Hashable, Sendable {
  case automatic, all, doubleColumn, detailOnly
}
