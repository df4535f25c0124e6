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
