// What leads from screen to screen, by its signatures in SwiftUI: the compiler names it where code uses it.

/// A stack of screens.
@available(*, unavailable, message: "not in Stills yet: test the views inside of it by themselves")
public struct NavigationStack<Data, Root: View>: View {
  /// It is never asked for.
  public typealias Body = Never
}

@available(*, unavailable, message: "not in Stills yet: test the views inside of it by themselves")
extension NavigationStack where Data == NavigationPath {
  /// Not yet.
  public nonisolated init(@ViewBuilder root: () -> Root) {}

  /// Not yet.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {}
}

@available(*, unavailable, message: "not in Stills yet: test the views inside of it by themselves")
extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  /// Not yet.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root) {}
}

/// A stack of screens, by the name that SwiftUI had first.
@available(*, unavailable, message: "not in Stills yet: test the views inside of it by themselves")
public struct NavigationView<Content: View>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not yet.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

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

/// A button that leads to another screen.
@available(*, unavailable, message: "not in Stills yet: show its label, or a Button")
public struct NavigationLink<Label: View, Destination: View>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not yet.
  public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}

  /// Not yet.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {}

  /// Not yet.
  public nonisolated init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {}

  /// Not yet.
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {}

  /// Not yet.
  public nonisolated init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {}

  /// Not yet.
  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {}
}

@available(*, unavailable, message: "not in Stills yet: show its label, or a Button")
extension NavigationLink where Label == Text {
  /// Not yet.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {}

  /// Not yet.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {}

  /// Not yet.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {}

  /// Not yet.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {}

  /// Not yet.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {}

  /// Not yet.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {}

  /// Not yet.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {}

  /// Not yet.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {}

  /// Not yet.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {}

  /// Not yet.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {}
}

@available(*, unavailable, message: "not in Stills yet: show its label, or a Button")
extension NavigationLink where Destination == Never {
  /// Not yet.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {}
}

@available(*, unavailable, message: "not in Stills yet: show its label, or a Button")
extension NavigationLink where Label == Text, Destination == Never {
  /// Not yet.
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {}

  /// Not yet.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {}
}

/// The screens of a `NavigationStack`.
@available(*, unavailable, message: "not in Stills yet: keep an array of your own")
public struct NavigationPath {
  /// Not yet.
  public init() {}
  /// Not yet.
  public var isEmpty: Bool { true }
  /// Not yet.
  public var count: Int { 0 }
  /// Not yet.
  public mutating func append<V: Hashable>(_ value: V) {}
  /// Not yet.
  public mutating func removeLast(_ k: Int = 1) {}
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
