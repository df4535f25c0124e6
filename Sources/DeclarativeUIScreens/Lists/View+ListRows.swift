public import Foundation
import LayoutTree

extension View {
  /// The view with something behind the row of a list that it is; nil leaves the section's background.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(ListRowBackgroundModifier(background: view))
  }

  /// The view with what the row of a list leaves free around it, in points; nil leaves what is usual.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(
      ListRowModifier("listRowInsets", ["": insets]) { traits, _ in
        traits.insets = (insets?.top, insets?.leading, insets?.bottom, insets?.trailing)
      })
  }

  /// The view with what the row of a list leaves free on some sides, in points; nil leaves what is usual.
  public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(
      ListRowModifier("listRowInsets", ["": edges, "length": length]) { traits, _ in
        if edges.contains(.top) { traits.insets.top = length }
        if edges.contains(.leading) { traits.insets.leading = length }
        if edges.contains(.bottom) { traits.insets.bottom = length }
        if edges.contains(.trailing) { traits.insets.trailing = length }
      })
  }

  /// The view with or without the lines of the row of a list that it is.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      ListRowModifier("listRowSeparator", ["": visibility, "edges": edges]) { traits, _ in
        if edges.contains(.top) { traits.separator.top = visibility.isShown }
        if edges.contains(.bottom) { traits.separator.bottom = visibility.isShown }
      })
  }

  /// The view with another colour of the lines of the row that it is; nil leaves what is usual.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      ListRowModifier("listRowSeparatorTint", ["": color, "edges": edges]) { traits, environment in
        let amounts = color.flatMap { $0.amounts(in: environment)?.rgba }
        if edges.contains(.top) { traits.separatorColor.top = amounts }
        if edges.contains(.bottom) { traits.separatorColor.bottom = amounts }
      })
  }

  /// The view with lists whose rows stand apart, in points; nil leaves what is usual.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// The view as it is: a finger hovers over no row.
  public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// The view as it is: a finger hovers over no row.
  public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// The view with or without the lines around the section of a list that it is.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      ListRowModifier("listSectionSeparator", ["": visibility, "edges": edges]) { traits, _ in
        if edges.contains(.top) { traits.sectionSeparator.top = visibility.isShown }
        if edges.contains(.bottom) { traits.sectionSeparator.bottom = visibility.isShown }
      })
  }

  /// The view with another colour of the lines around the section that it is; nil leaves what is usual.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRowSeparatorTint(color, edges: edges)
  }

  /// The view with lists whose sections stand apart as is usual, or less; of a section, the distance to those beside it.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// The view with lists whose sections stand apart, in points; of a section, the distance to those beside it.
  ///
  /// Of two sections that ask, each leaves half of what it asks for free.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, .custom(spacing))
  }

  /// The view with the pictures of labels in rows of lists in a colour; nil leaves the tint.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint)
  }

  /// The view with the pictures of labels in rows of lists in a colour; nil leaves the tint.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint.map(ListItemTint.fixed))
  }

  /// The view with headers of sections that stand out so much.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

extension View {
  /// The view with badges in rows of lists that stand out so much: increased ones have a red background.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
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
  /// The colour of pictures.
  package let color: Color

  /// Whether it stays where a list has a colour of its own.
  package var isFixed: Bool { name == "fixed" }

  /// A colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(name: "fixed", color: tint) }
  /// A colour where the list has none of its own.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(name: "preferred", color: tint) }
  /// Grey.
  public static let monochrome = ListItemTint(name: "monochrome", color: .gray)
}

private enum ListItemTintKey: EnvironmentKey {
  static let defaultValue: ListItemTint? = nil
}

extension EnvironmentValues {
  /// The colour of pictures of labels in rows; nil for the tint.
  var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

extension Visibility {
  /// Whether something is to be shown; nil where others decide.
  var isShown: Bool? {
    switch self {
    case .automatic: nil
    case .visible: true
    case .hidden: false
    }
  }
}

extension View {
  /// The view with sections of lists that leave something free on some sides, in points; nil leaves what is usual.
  ///
  /// It is around their headers and footers, and instead of what the list's style and the spacing of sections leave free.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    transformEnvironment(\.listSectionMargins) { margins in
      if edges.contains(.top) { margins.top = length }
      if edges.contains(.leading) { margins.leading = length }
      if edges.contains(.bottom) { margins.bottom = length }
      if edges.contains(.trailing) { margins.trailing = length }
    }
  }

  /// The view with sections of lists that have more rows after their own.
  public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    environment(\.sectionActions, AnyView(content()))
  }

  /// The view with or without chevrons in rows of lists that are links.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }
}

// What is not drawn, or belongs to other systems.
extension View {
  /// The view as it is.
  /// - Remark: the index beside a list is not drawn.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// The view as it is.
  /// - Remark: the index beside a list is not drawn.
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// The view as it is.
  /// - Remark: the index beside a list is not drawn.
  public nonisolated func sectionIndexLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// The view as it is.
  /// - Remark: the index beside a list is not drawn.
  @_disfavoredOverload
  public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// The view as it is: a watch draws platters.
  public nonisolated func listRowPlatterColor(_ color: Color?) -> some View { self }

  /// The view as it is: lists of a Mac have such rows.
  public nonisolated func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
    -> some View
  {
    self
  }
}

private enum NavigationLinkIndicatorKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// Whether links in rows have a chevron.
  public internal(set) var navigationLinkIndicatorVisibility: Visibility {
    get { self[NavigationLinkIndicatorKey.self] }
    set { self[NavigationLinkIndicatorKey.self] = newValue }
  }
}

/// Whether each second row has another background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// It does.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// It does not.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}
