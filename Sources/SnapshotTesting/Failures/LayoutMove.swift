/// Which way an item went, in hundredths of a point.
struct LayoutMove: Hashable {
  private let x, y: Int

  /// Nil where nothing moved.
  init?(from before: LayoutFrame, to after: LayoutFrame) {
    guard !before.hasSameOrigin(as: after) else { return nil }
    x = after.x - before.x
    y = after.y - before.y
  }

  /// Nil where the item did not move, or changed otherwise too.
  init?(onlyFrom before: LayoutItem, to after: LayoutItem) {
    guard let first = before.frame, let second = after.frame else { return nil }
    var moved = before
    moved.frame?.x = second.x
    moved.frame?.y = second.y
    guard moved == after else { return nil }
    self.init(from: first, to: second)
  }

  /// `4 pt down and 2 pt left`.
  var words: String {
    let parts = [(x, "right", "left"), (y, "down", "up")].compactMap { way, forward, back in
      way == 0 ? nil : "\(inPoints(abs(way))) pt \(way > 0 ? forward : back)"
    }
    return parts.joined(separator: " and ")
  }
}
