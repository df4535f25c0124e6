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

/// Screens that a bar leads to.
@available(*, unavailable, message: "not in Stills yet: test the views of each tab by themselves")
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not yet.
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}

@available(*, unavailable, message: "not in Stills yet: test the views of each tab by themselves")
extension TabView where SelectionValue == Int {
  /// Not yet.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

/// One of the screens of a `TabView`.
@available(*, unavailable, message: "not in Stills yet: test the views of each tab by themselves")
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not yet.
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

@available(*, unavailable, message: "not in Stills yet: test the views of each tab by themselves")
extension Tab where Label == DefaultTabLabel {
  /// Not yet.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {}

  /// Not yet.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {}

  /// Not yet.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

@available(*, unavailable, message: "not in Stills yet: test the views of each tab by themselves")
extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Not yet.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {}

  /// Not yet.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {}

  /// Not yet.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {}
}

@available(*, unavailable, message: "not in Stills yet: test the views of each tab by themselves")
extension Tab where Value == Never {
  /// Not yet.
  public nonisolated init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

/// The label of a `Tab`.
@available(*, unavailable, message: "not in Stills yet: test the views of each tab by themselves")
public struct DefaultTabLabel: View {
  /// It is never asked for.
  public typealias Body = Never
}

/// Some screens of a `TabView`.
@available(*, unavailable, message: "not in Stills yet: test the views of each tab by themselves")
public struct TabSection<Header: View, Content: View>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not yet.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {}
}

@available(*, unavailable, message: "not in Stills yet: test the views of each tab by themselves")
extension TabSection where Header == Text {
  /// Not yet.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// What a `Tab` is for.
@available(*, unavailable, message: "not in Stills yet: test the views of each tab by themselves")
public enum TabRole: Hashable, Sendable {
  case search
}
