// A menu that comes when a finger rests on a view. In a picture it is closed, and nothing of it is seen or evaluated.

extension View {
  /// The view as it is: its menu is closed.
  /// - Remark: It is closed.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View { self }

  /// The view as it is: its menu is closed.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { self }

  /// The view as it is: its menu is closed.
  /// - Remark: It is closed.
  public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View { self }

  /// The view as it is: its menu is closed.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }
}

/// A menu for `contextMenu(_:)`.
public struct ContextMenu<MenuItems: View> {
  /// Creates a menu, which nobody opens here.
  public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) {}
}
