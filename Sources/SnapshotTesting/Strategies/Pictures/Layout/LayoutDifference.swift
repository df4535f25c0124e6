import LayoutOutlines

/// How one layout became another.
struct LayoutDifference: Sendable {
  /// What became of an item.
  enum Change: Equatable, Sendable {
    case appeared(LayoutItem)
    case disappeared(LayoutItem)
    /// `isReordered`: other items that were behind it are now before it, or the other way round.
    case changed(LayoutItem, LayoutItem, isReordered: Bool)
  }

  /// The sizes of the whole, where they differ.
  var sizes: (before: LayoutOutline.Extent, after: LayoutOutline.Extent)?
  /// In the order of the layouts.
  var changes: [Change] = []

  init(from before: LayoutOutline, to after: LayoutOutline) {
    if before.size != after.size { sizes = (before.size, after.size) }
    let alignment = LayoutAlignment(from: before.items, to: after.items)
    var added = alignment.steps.compactMap { if case .added(let index) = $0 { index } else { nil } }
    var moved: [Int: LayoutItem] = [:]
    for case .removed(let index) in alignment.steps {
      let item = before.items[index]
      guard let at = LayoutDifference.indexOfSame(item, in: added.map { after.items[$0] }) else { continue }
      moved[added.remove(at: at)] = item
    }
    var reordered = Array(moved.values)
    for step in alignment.steps {
      switch step {
      case .kept(let first, let second):
        let (old, new) = (before.items[first], after.items[second])
        if old != new { changes.append(.changed(old, new, isReordered: false)) }
      case .removed(let index):
        if let at = reordered.firstIndex(of: before.items[index]) {
          reordered.remove(at: at)
        } else {
          changes.append(.disappeared(before.items[index]))
        }
      case .added(let index):
        let old = moved[index]
        let new = after.items[index]
        changes.append(old.map { .changed($0, new, isReordered: true) } ?? .appeared(new))
      }
    }
  }

  /// The item of the same kind and name, or one that looks exactly the same where there is no name.
  private static func indexOfSame(_ item: LayoutItem, in others: [LayoutItem]) -> Int? {
    if item.name != nil { return others.firstIndex { $0.kind == item.kind && $0.name == item.name } }
    return item.isLayer ? nil : others.firstIndex(of: item)
  }
}
