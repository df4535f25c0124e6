/// Puts the difference of two layouts into words, for failures of pictures.
struct LayoutDifferenceMessage {
  private let difference: LayoutDifference

  /// More lines are counted instead of shown.
  private static let mostLines = 10
  /// More items that moved together are counted instead of named.
  private static let mostNames = 3

  init(_ difference: LayoutDifference) {
    self.difference = difference
  }

  /// The whole text.
  var text: String {
    let lines = sizeLine + moves + difference.changes.compactMap(line)
    guard !lines.isEmpty else {
      return """
        The layout is the same: everything has its place, size, text and colour. What differs is in the pixels only, as \
        with other outlines, fonts or pictures.
        """
    }
    let excess = lines.count - LayoutDifferenceMessage.mostLines
    let shown = excess > 0 ? lines.dropLast(excess) + ["and \(excess) more"] : lines
    return (["The layout differs, in points:"] + shown.map { "  " + $0 }).joined(separator: "\n")
  }

  private var sizeLine: [String] {
    guard let sizes = difference.sizes else { return [] }
    return ["the whole \(withoutZeros(sizes.before)) became \(withoutZeros(sizes.after))"]
  }

  /// What only moved, the items with the same way in one line.
  private var moves: [String] {
    var ways: [LayoutMove] = []
    var items: [LayoutMove: [LayoutItem]] = [:]
    for case .changed(let old, let new, false) in difference.changes {
      guard let way = LayoutMove(onlyFrom: old, to: new) else { continue }
      if items[way] == nil { ways.append(way) }
      items[way, default: []].append(old)
    }
    return ways.map { way in
      let moved = items[way] ?? []
      // A clip moves with what it clips.
      let seen = moved.filter { !$0.isLayer }
      return "\(names(of: seen.isEmpty ? moved : seen)) moved \(way.words)"
    }
  }

  private func names(of items: [LayoutItem]) -> String {
    guard items.count > LayoutDifferenceMessage.mostNames else {
      return items.map(title).joined(separator: items.count == 2 ? " and " : ", ")
    }
    let named = items.first { $0.name != nil } ?? items[0]
    return "\(items.count) items, among them \(title(of: named)),"
  }

  private func line(_ change: LayoutDifference.Change) -> String? {
    switch change {
    case .appeared(let item): "\(titleWithPlace(of: item)) appeared"
    case .disappeared(let item): "\(titleWithPlace(of: item)) disappeared"
    case .changed(let old, let new, let isReordered):
      !isReordered && LayoutMove(onlyFrom: old, to: new) != nil ? nil : words(old, new, isReordered: isReordered)
    }
  }

  private func words(_ old: LayoutItem, _ new: LayoutItem, isReordered: Bool) -> String {
    var parts: [String] = []
    if old.name != new.name { parts.append("became \(new.name.map(quoted) ?? "nothing")") }
    if let before = old.frame, let after = new.frame {
      if let way = LayoutMove(from: before, to: after) { parts.append("moved \(way.words)") }
      parts += extents("width", before.width, after.width) + extents("height", before.height, after.height)
    }
    parts += LayoutDetails(old).changes(to: LayoutDetails(new))
    if old.lines.count != new.lines.count {
      parts.append("\(lineCount(old)) became \(lineCount(new))")
    } else if parts.isEmpty, old.lines != new.lines {
      parts.append("has its lines elsewhere in its frame")
    }
    if isReordered { parts.append("changed its place in the order") }
    return "\(title(of: old)) \(parts.joined(separator: ", "))"
  }

  private func extents(_ name: String, _ before: Int, _ after: Int) -> [String] {
    before == after ? [] : ["\(name) \(inPoints(before)) became \(inPoints(after))"]
  }

  private func lineCount(_ item: LayoutItem) -> String {
    item.lines.count == 1 ? "1 line" : "\(item.lines.count) lines"
  }

  /// What an item is called: a text by its words, a shape by its old place.
  private func title(of item: LayoutItem) -> String {
    if let name = item.name { return "\(item.kind) \(quoted(name))" }
    return titleWithPlace(of: item)
  }

  private func titleWithPlace(of item: LayoutItem) -> String {
    let name = item.name.map { " " + quoted($0) } ?? ""
    guard let frame = item.frame else { return item.kind + name }
    return "\(item.kind)\(name) at (\(inPoints(frame.x)), \(inPoints(frame.y)))"
  }

  /// A name in quotation marks, cut where it is long.
  private func quoted(_ name: String) -> String {
    name.count > 60 ? "\"\(name.prefix(59))…\"" : "\"\(name)\""
  }
}

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
