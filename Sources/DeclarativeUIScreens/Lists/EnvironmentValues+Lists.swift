public import Foundation
import LayoutTree

private enum ListRowHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}
private enum ListRowSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}
private enum ListSectionSpacingKey: EnvironmentKey {
  static let defaultValue: ListSectionSpacing? = nil
}
private enum ListSectionMarginsKey: EnvironmentKey {
  static let defaultValue = SectionMargins()
}
private enum SectionActionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
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
  /// The least height of a list's rows, in points; where nothing is said, 44 in iOS 18 and what a line of body text needs
  /// in iOS 26.
  public var defaultMinListRowHeight: CGFloat {
    get { listRowHeight ?? 44 }
    set { self[ListRowHeightKey.self] = newValue }
  }

  /// The least height of a list's rows, in points; nil where nothing is said.
  var listRowHeight: CGFloat? { self[ListRowHeightKey.self] }

  /// What is free between the rows of a list, in points; nil where nothing is said.
  var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }

  /// What is free between the sections of a list, or beside a section in it; nil where nothing is said.
  var listSectionSpacing: ListSectionSpacing? {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }

  /// What is free around a section of a list.
  var listSectionMargins: SectionMargins {
    get { self[ListSectionMarginsKey.self] }
    set { self[ListSectionMarginsKey.self] = newValue }
  }

  /// What stands after the rows of a section.
  var sectionActions: AnyView? {
    get { self[SectionActionsKey.self] }
    set { self[SectionActionsKey.self] = newValue }
  }

  /// The least height of the headers of a list's sections, in points, or nil.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[ListHeaderHeightKey.self] }
    set { self[ListHeaderHeightKey.self] = newValue }
  }

  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// How much badges in rows stand out.
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

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

/// How much a badge stands out.
public enum BadgeProminence: Hashable, Sendable {
  case decreased, standard, increased
}
