import Observation

/// On which side of its view an open menu stands, which is known where it is placed.
final class MenuSide: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  // Written on the main actor where menus are placed, and read there by bodies.
  private nonisolated(unsafe) var latest = false

  /// Whether it opens upwards.
  var isAbove: Bool {
    registrar.access(self, keyPath: \.isAbove)
    return latest
  }

  /// Takes in where it stands, and tells its rows where that is another side.
  @MainActor
  func open(above: Bool) {
    guard latest != above else { return }
    latest = above
    registrar.withMutation(of: self, keyPath: \.isAbove) {}
  }
}

/// The order in which an open menu has its items, as Apple's documentation tells it.
struct ShownMenuOrder: DynamicProperty {
  @Environment(\.menuOrder) private var order
  @Environment(\.menuSide) private var side
  @Environment(\.isMenuInScrolling) private var isInScrolling

  /// Whether the last items of the code come first: the first ones are next to the finger above a view, too.
  /// - Parameter isOfPicker: whether the items are the options of a picker, which stay as they are unless told otherwise.
  @MainActor func isReversed(ofPicker isOfPicker: Bool) -> Bool {
    switch order {
    case .fixed: false
    case .automatic where isInScrolling || isOfPicker: false
    case .automatic, .priority: side?.isAbove ?? false
    }
  }
}

private enum MenuSideKey: EnvironmentKey {
  static let defaultValue: MenuSide? = nil
}

private enum IsMenuInScrollingKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// On which side of its view the menu around stands; nil in no menu.
  var menuSide: MenuSide? {
    get { self[MenuSideKey.self] }
    set { self[MenuSideKey.self] = newValue }
  }

  /// Whether the view that opens the menu around scrolls.
  var isMenuInScrolling: Bool {
    get { self[IsMenuInScrollingKey.self] }
    set { self[IsMenuInScrollingKey.self] = newValue }
  }
}
