import Foundation
import LayoutTree

/// The menu of rows that values select.
struct RowMenu {
  /// Whether a value is of the kind that the menu is about.
  let isAbout: (AnyHashable) -> Bool
  /// The menu of some values.
  let view: ([AnyHashable]) -> AnyView
}

/// Leads what opens menus of rows to what knows the rows.
@MainActor
final class RowMenuLink {
  weak var editor: ListEditor?
}

/// Opens the menu of a row where a finger rests on it.
struct RowMenuModifier {
  let menu: RowMenu
  let link: RowMenuLink
  @State private var values: [AnyHashable]?

  init(menu: RowMenu, link: RowMenuLink) {
    self.menu = menu
    self.link = link
  }
}

extension RowMenuModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .highPriorityGesture(RowPressGesture().onEnded(open))
      .modifier(
        PresentingModifier(call: ModifierCall("contextMenu"), style: .menu, isPresented: isOpen) {
          values.map { (id: nil, view: MenuCard(header: EmptyView(), content: menu.view($0))) }
        })
  }

  @MainActor private func open(at point: CGPoint) {
    guard let values = link.editor?.openMenu(at: point), !values.isEmpty, values.allSatisfy(menu.isAbout) else {
      return
    }
    self.values = values
  }

  @MainActor private var isOpen: Binding<Bool> {
    Binding(
      get: { values != nil },
      set: { isOpen in
        guard !isOpen else { return }
        values = nil
        link.editor?.closeMenu()
      })
  }
}

private enum RowMenuKey: EnvironmentKey {
  static var defaultValue: RowMenu? { nil }
}

extension EnvironmentValues {
  /// The menu of rows that values select; nil where they have none.
  var rowMenu: RowMenu? {
    get { self[RowMenuKey.self] }
    set { self[RowMenuKey.self] = newValue }
  }
}
