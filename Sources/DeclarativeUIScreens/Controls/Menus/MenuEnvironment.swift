/// What stands before the title of a row of a menu.
enum MenuMark: Hashable {
  /// Nothing.
  case none
  /// The row is chosen.
  case check
  /// The row opens a further menu, or has opened it.
  case submenu, openSubmenu
}

private enum IsInMenuKey: EnvironmentKey {
  static let defaultValue = false
}

private enum MenuMarkKey: EnvironmentKey {
  static let defaultValue = MenuMark.none
}

private enum MenuStaysOpenKey: EnvironmentKey {
  static let defaultValue = false
}

private enum MenuColumnsKey: EnvironmentKey {
  static let defaultValue: MenuColumns = []
}

private enum MenuOrderKey: EnvironmentKey {
  static let defaultValue = MenuOrder.automatic
}

extension EnvironmentValues {
  /// Whether the view is in an open menu.
  var isInMenu: Bool {
    get { self[IsInMenuKey.self] }
    set { self[IsInMenuKey.self] = newValue }
  }

  /// What stands before the titles of rows.
  var menuMark: MenuMark {
    get { self[MenuMarkKey.self] }
    set { self[MenuMarkKey.self] = newValue }
  }

  /// Whether a menu stays open where one of its rows is tapped.
  var menuStaysOpen: Bool {
    get { self[MenuStaysOpenKey.self] }
    set { self[MenuStaysOpenKey.self] = newValue }
  }

  /// What the rows of the menu around leave room for.
  var menuColumns: MenuColumns {
    get { self[MenuColumnsKey.self] }
    set { self[MenuColumnsKey.self] = newValue }
  }

  /// In which order a menu has its items.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Makes the values those of an open menu: of the views around it, its rows inherit no look.
  mutating func enterMenu() {
    if !isInMenu { isMenuInScrolling = scrollContainer != nil }
    isInMenu = true
    menuMark = .none
    menuStaysOpen = menuActionDismissBehavior == .disabled
    isInListRow = false
    linksAreRows = false
    // Measured in iOS 18: pictures in the menu of a bar are as large as in others.
    imageScale = .medium
    if let outer = barRole?.outer { dynamicTypeSize = outer.dynamicTypeSize }
    barRole = nil
    labelsVisibility = .automatic
    font = nil
    fontAdjustments = []
    lineLimit = nil
    multilineTextAlignment = .leading
    buttonStyle = MenuRowAppearance()
    labelStyles = [MenuLabelAppearance()]
    toggleStyles = [MenuToggleAppearance()]
    pushForeground([AnyShapeStyle(Color.primary)])
  }
}

private enum MenuActionDismissBehaviorKey: EnvironmentKey {
  static let defaultValue = MenuActionDismissBehavior.automatic
}

extension EnvironmentValues {
  /// What becomes of menus after one of their items was chosen.
  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuActionDismissBehaviorKey.self] }
    set {
      self[MenuActionDismissBehaviorKey.self] = newValue
      if isInMenu { menuStaysOpen = newValue == .disabled }
    }
  }
}

/// What the rows of a menu leave room for, where one of them needs it.
struct MenuColumns: OptionSet, Hashable {
  let rawValue: Int

  /// For a mark before the title.
  static let marks = MenuColumns(rawValue: 1)
  /// For a picture before the title.
  static let images = MenuColumns(rawValue: 2)
}

struct MenuColumnsPreference: PreferenceKey {
  static var defaultValue: MenuColumns { [] }

  static func reduce(value: inout MenuColumns, nextValue: () -> MenuColumns) { value.formUnion(nextValue()) }
}
