// A menu that comes when a finger rests on a view; while it is closed nothing of it is seen or evaluated.

extension View {
  /// The view with a menu that opens where a finger rests on it.
  /// - Remark: how much what lies behind is blurred, and that the view lies on a card of its own, is a guess.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: nil as EmptyView?))
  }

  /// The view with a menu that opens where a finger rests on it, and another view above the menu.
  /// - Remark: how much what lies behind is blurred is a guess.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
  }

  /// The view with a menu that opens where a finger rests on it; nil opens none.
  public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier(items: contextMenu?.items, preview: nil as EmptyView?, isEnabled: contextMenu != nil))
  }

  /// The view, whose lists have a menu for each row that could be selected, and do something when one is tapped, as on phones
  /// and tablets; while people edit a list, taps select.
  ///
  /// Of several rows that are selected while people edit the list, the menu is about all of them.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    environment(
      \.rowMenu,
      RowMenu(isAbout: { $0.base is I }, view: { AnyView(menu(Set($0.compactMap { $0.base as? I }))) })
    )
    .transformEnvironment(\.primaryRowAction) { action in
      guard let primaryAction else { return }
      action = { value in
        guard let item = value.base as? I else { return false }
        primaryAction([item])
        return true
      }
    }
  }
}

private enum PrimaryRowActionKey: EnvironmentKey {
  static var defaultValue: ((AnyHashable) -> Bool)? { nil }
}

extension EnvironmentValues {
  /// What a tap on a row does that a value selects, and whether the value is of the right kind; nil selects the row.
  var primaryRowAction: ((AnyHashable) -> Bool)? {
    get { self[PrimaryRowActionKey.self] }
    set { self[PrimaryRowActionKey.self] = newValue }
  }
}

/// A menu for `contextMenu(_:)`.
public struct ContextMenu<MenuItems: View> {
  fileprivate let items: MenuItems

  /// Creates a menu.
  public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) {
    items = menuItems()
  }
}

/// Opens a menu where a finger rests on a view.
private struct ContextMenuModifier<Items: View, Preview: View> {
  let items: Items
  let preview: Preview?
  let isEnabled: Bool
  @State private var isOpen = false

  init(items: Items, preview: Preview?, isEnabled: Bool = true) {
    self.items = items
    self.preview = preview
    self.isEnabled = isEnabled
  }
}

extension ContextMenuModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .highPriorityGesture(LongPressGesture().onEnded { _ in isOpen = true }, including: isEnabled ? .all : .subviews)
      .modifier(
        PresentingModifier("contextMenu", .menu, $isOpen, nil) {
          ContextMenuBody(card: MenuCard(header: EmptyView(), content: items), preview: preview)
        })
  }
}

/// An open menu, and what is shown above it where that is not the view itself.
private struct ContextMenuBody<Card: View, Preview: View>: View {
  let card: Card
  let preview: Preview?

  var body: some View {
    card
    if let preview {
      preview.background(Color(.systemBackground)).clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
    }
  }
}
