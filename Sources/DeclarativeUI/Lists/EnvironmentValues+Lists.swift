public import Foundation

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

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

/// How much a badge stands out.
public enum BadgeProminence: Hashable, Sendable {
  case decreased, standard, increased
}
