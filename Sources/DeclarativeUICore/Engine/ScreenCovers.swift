package import LayoutTree

/// The screens that are fully covered: their contents have disappeared, and keep their state.
@MainActor
package final class ScreenCovers {
  /// The covered screens, by the surface or the root that they lie on, of each cover.
  private var screens: [ObjectIdentifier: Node] = [:]

  nonisolated init() {}

  var isEmpty: Bool { screens.isEmpty }

  func contains(_ screen: Node) -> Bool { screens.values.contains { $0 === screen } }

  /// Takes in that something covers a screen, and says whether that was open before.
  fileprivate func add(_ cover: AnyObject, over screen: Node) -> Bool {
    let wasOpen = !contains(screen)
    screens[ObjectIdentifier(cover)] = screen
    return wasOpen
  }

  /// Takes away what covers a screen; the screen, if that is open now.
  fileprivate func remove(_ cover: AnyObject) -> Node? {
    guard let screen = screens.removeValue(forKey: ObjectIdentifier(cover)) else { return nil }
    return contains(screen) ? nil : screen
  }
}

extension Evaluation {
  /// Has what is on the screen of a view disappear, since that is covered wholly.
  package func cover(screenOf view: Node, with cover: AnyObject) {
    let screen = view.screen
    guard covers.add(cover, over: screen) else { return }
    for inside in screen.viewsOnScreen.reversed() {
      if let lazy = inside.memory as? LazyMemory { lazy.hide() }
      if let part = inside.memory as? Lifecycle.Part { lifecycle.hide(part) }
    }
  }

  /// Has what is on a screen appear again that something covers no longer; nothing, where that covered none.
  package func uncover(_ cover: AnyObject) {
    guard let screen = covers.remove(cover), isInTree(screen) else { return }
    for inside in screen.viewsOnScreen { appearAgain(inside) }
  }

  /// Whether a view is on a screen that is covered wholly.
  func isCovered(_ node: Node) -> Bool { !covers.isEmpty && covers.contains(node.screen) }

  private func isInTree(_ node: Node) -> Bool {
    node === root || node.ancestors.contains { $0 === root }
  }
}

extension Node {
  /// The surface or the root that the node lies on.
  fileprivate var screen: Node { chainOnSurface.reduce(self) { $1 } }

  /// What lies on a screen without what is kept out of sight there, in the order of the code.
  fileprivate var viewsOnScreen: [Node] {
    descendants { $0 === self || !($0.content.isSurface || $0.isParked) }
  }
}
