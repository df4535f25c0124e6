import LayoutTree
import Observation

/// What was pushed on a stack of screens that no path holds, and all that lies on its root.
@MainActor
final class NavigationPushes: Observable {
  enum Item {
    case value(AnyHashable)
    case view(ScreenSource)
  }

  /// One thing that lies on the root.
  struct Push {
    let item: Item
    let origin: NavigationScreen.Origin

    var value: AnyHashable? { if case .value(let value) = item { value } else { nil } }
    var source: ScreenSource? { if case .view(let source) = item { source } else { nil } }

    /// - Parameter index: how many screens are below.
    func id(at index: Int) -> NavigationScreen.ID {
      switch item {
      case .value(let value): .value(value, index)
      case .view(let source): .view(ObjectIdentifier(source), index)
      }
    }
  }

  private let registrar = ObservationRegistrar()
  private var stored: [Item] = []
  private var storedBeside: Item?
  /// All that lies on the root, as it was when that was looked at last.
  fileprivate(set) var latest: [Push] = []

  /// What was pushed last into the column after this one.
  var beside: Item? {
    get {
      registrar.access(self, keyPath: \.beside)
      return storedBeside
    }
    set { registrar.withMutation(of: self, keyPath: \.beside) { storedBeside = newValue } }
  }

  /// What no path holds.
  var items: [Item] {
    get {
      registrar.access(self, keyPath: \.items)
      return stored
    }
    set { registrar.withMutation(of: self, keyPath: \.items) { stored = newValue } }
  }
}

/// What watches a path.
struct PathReader {}

/// Reads what lies on the root of a stack, and is asked again when that has changed.
struct PathBody: BodyOwner {
  var subject: PathReader
  let values: (() -> [AnyHashable])?
  let pushes: NavigationPushes

  var content: any NodeContent { Grouping() }

  /// Nothing says what the closure has captured.
  func isSame(as earlier: Self) -> Bool { false }

  func evaluate() -> [NavigationPushes.Push] {
    UIKitAppearances.current.follow()
    let path = (values?() ?? []).enumerated().map { index, value in
      NavigationPushes.Push(item: .value(value), origin: .path(index))
    }
    return path
      + pushes.items.enumerated().map { index, item in NavigationPushes.Push(item: item, origin: .pushed(index)) }
  }

  func resolve(_ value: [NavigationPushes.Push], in context: ResolveContext) -> [Node] {
    pushes.latest = value
    return []
  }
}

private enum NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationMemory? { nil }
}

private enum HasBarsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The stack of screens around the view; nil outside of them.
  var navigation: NavigationMemory? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }

  /// Whether there are bars around the view that show what it puts into them.
  var hasBars: Bool {
    get { self[HasBarsKey.self] }
    set { self[HasBarsKey.self] = newValue }
  }
}
