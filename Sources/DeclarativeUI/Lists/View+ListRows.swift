public import Foundation
public import LayoutTree

// What lists, bars of tabs and menus ask of the views in them. On views outside of those iOS shows nothing of it, and there
// are none of them here yet: the views stay as they are.

extension View {
  /// The view as it is: it is in no list.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { self }

  /// The view as it is: it is in no list.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// The view as it is: it is in no list.
  public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

  /// The view as it is: it is in no list.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// The view as it is: it is in no list.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

  /// The view as it is: there are no lists.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// The view as it is: it is in no list.
  public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// The view as it is: it is in no list.
  public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// The view as it is: it is in no list.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// The view as it is: it is in no list.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// The view as it is: there are no lists.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// The view as it is: there are no lists.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// The view as it is: it is in no list.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { self }

  /// The view as it is: it is in no list.
  public nonisolated func listItemTint(_ tint: Color?) -> some View { self }

  /// The view as it is: it is in no list.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View { self }

  /// The view as it is: it is in no list.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }

  /// The view as it is: it is in no list.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// The view as it is: it is in no list.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// The view as it is: it is in no list.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}

extension View {
  /// The view as it is: it is in no list, menu or bar of tabs.
  public nonisolated func badge(_ count: Int) -> some View { self }

  /// The view as it is: it is in no list, menu or bar of tabs.
  public nonisolated func badge(_ label: Text?) -> some View { self }

  /// The view as it is: it is in no list, menu or bar of tabs.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { self }

  /// The view as it is: it is in no list, menu or bar of tabs.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View { self }

  /// The view as it is: it is in no list, menu or bar of tabs.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

  /// The view as it is: it is in no bar of tabs.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
}

/// The distance of a list's sections.
public enum ListSectionSpacing: Hashable, Sendable {
  /// As is usual, or less.
  case `default`, compact
  /// In points.
  case custom(CGFloat)
}

/// The colour of a list's item, and whether others count before it.
public struct ListItemTint: Hashable, Sendable {
  private let name: String

  /// A colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(name: "fixed") }
  /// A colour where the list has none of its own.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(name: "preferred") }
  /// Grey.
  public static let monochrome = ListItemTint(name: "monochrome")
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

/// How much a badge stands out.
public enum BadgeProminence: Hashable, Sendable {
  case decreased, standard, increased
}

private enum ListRowHeightKey: EnvironmentKey {
  // What iOS's lists have.
  static let defaultValue: CGFloat = 44
}
private enum ListHeaderHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}
private enum HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}
private enum BadgeProminenceKey: EnvironmentKey {
  static let defaultValue = BadgeProminence.standard
}
private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// The least height of a list's rows, in points; there are no lists.
  public var defaultMinListRowHeight: CGFloat {
    get { self[ListRowHeightKey.self] }
    set { self[ListRowHeightKey.self] = newValue }
  }

  /// The least height of the heads of a list's sections, in points, or nil; there are no lists.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[ListHeaderHeightKey.self] }
    set { self[ListHeaderHeightKey.self] = newValue }
  }

  /// How much the heads of sections stand out; there are no lists.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// How much badges stand out; there are none.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }

  /// Whether people edit what the view shows; nil where no view or test around says so.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// Whether people edit what a view shows.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether they do.
  public var isEditing: Bool { self != .inactive }
}

/// Views that are made of a collection.
public protocol DynamicViewContent: View {
  /// The kind of collection.
  associatedtype Data: Collection

  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// The views as they are: they are in no list, whose rows could be deleted.
  /// - Remark: accepted; changes no still picture.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }

  /// The views as they are: they are in no list, whose rows could be moved.
  /// - Remark: accepted; changes no still picture.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }

  /// The views as they are: they are in no list, in which something could be put.
  /// - Remark: accepted; changes no still picture.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Takes the elements at some places away, as rows of a list are deleted.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for index in offsets.reversed() { remove(at: index) }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Moves the elements at some places to before another one, as rows of a list are moved.
  /// - Parameters:
  ///   - source: the places, as they are before.
  ///   - destination: the place before which they are put, as it is before.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[$0] }
    for index in source.reversed() { remove(at: index) }
    insert(contentsOf: moved, at: destination - source.count { $0 < destination })
  }
}

// What iOS 26, watchOS and macOS ask of lists and bars of tabs.
extension View {
  /// The view as it is: there are no lists.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

  /// The view as it is: there are no lists.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// The view as it is: it is in no list.
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// The view as it is: it is in no list.
  public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// The view as it is: it is in no list.
  public nonisolated func listRowPlatterColor(_ color: Color?) -> some View { self }

  /// The view as it is: there are no lists.
  public nonisolated func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
    -> some View
  {
    self
  }

  /// The view as it is: there are no bars of tabs.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// The view as it is: there are no bars of tabs.
  public nonisolated func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic)
    -> some View
  {
    self
  }

  /// The view as it is: there are no links in lists.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
}

/// Whether each second row has another ground.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// It does.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// It does not.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

/// When a bar of tabs becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
  /// When people scroll down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When people scroll up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

/// Where tabs are on a wide screen.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// At the top.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// At the side.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}
