import Pictures
import TextFormats

/// Puts the difference of two layouts into words, for failures of pictures.
struct LayoutDifferenceMessage {
  private let difference: LayoutDifference

  /// More lines are counted instead of shown.
  private static let mostLines = 10
  /// More items that moved together are counted instead of named.
  private static let mostNames = 3

  /// What is said where the reference's layout cannot be read.
  static let foreignLayout = """
    The reference was recorded by another version of Stills, which stored layouts in another form, so what moved is not \
    known. Once it is recorded anew, failures say it.
    """

  init(_ difference: LayoutDifference) {
    self.difference = difference
  }

  /// The whole text.
  var text: String {
    guard !lines.isEmpty else {
      return """
        The layout is the same: every place, size, text and colour. Only pixels differ, as \
        with other outlines, fonts or pictures.
        """
    }
    let excess = lines.count - LayoutDifferenceMessage.mostLines
    let shown = excess > 0 ? lines.dropLast(excess) + ["and \(excess) more"] : lines
    return (["The layout differs, in points:"] + shown.map { "  " + $0 }).joined(separator: "\n")
  }

  /// The first things that changed, in one line; nil where everything has its place and its looks.
  var headline: String? {
    guard let first = lines.first else { return nil }
    return lines.count == 1 ? first : "\(first); and \(lines.count - 1) more"
  }

  private var lines: [String] { sizeLine + moves + difference.changes.compactMap(line) }

  private var sizeLine: [String] {
    guard let sizes = difference.sizes else { return [] }
    return ["the whole \(sizes.before.formatted(as: .short)) became \(sizes.after.formatted(as: .short))"]
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
      return items.map(title).listed
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

  /// What became of an item, whatever became of others.
  func words(of change: LayoutDifference.Change) -> String {
    if case .changed(let old, let new, let isReordered) = change { return words(old, new, isReordered: isReordered) }
    return line(change) ?? ""
  }

  private func words(_ old: LayoutItem, _ new: LayoutItem, isReordered: Bool) -> String {
    "\(title(of: old)) \(effects(old, new, isReordered: isReordered).joined(separator: ", "))"
  }

  /// What changed of an item, each thing without the item's title.
  func effects(_ old: LayoutItem, _ new: LayoutItem, isReordered: Bool) -> [String] {
    var parts: [String] = []
    if old.name != new.name { parts.append("became \(new.name.map(shortened) ?? "nothing")") }
    if let before = old.frame, let after = new.frame {
      if let way = LayoutMove(from: before, to: after) { parts.append("moved \(way.words)") }
      parts += extents("width", before.size.width, after.size.width)
      parts += extents("height", before.size.height, after.size.height)
    }
    parts += ItemAppearance(old).changes(to: ItemAppearance(new))
    if case .text(let before) = old.content, case .text(let after) = new.content {
      if before.lines.count != after.lines.count {
        parts.append("\(lineCount(before)) became \(lineCount(after))")
      } else if parts.isEmpty, before != after {
        parts.append("has its lines at other places in its frame")
      }
    }
    if isReordered { parts.append("changed its position in the order") }
    return parts
  }

  private func extents(_ name: String, _ before: Double, _ after: Double) -> [String] {
    before == after ? [] : ["\(name) \(before.formatted(as: .short)) became \(after.formatted(as: .short))"]
  }

  private func lineCount(_ text: LayoutOutline.Text) -> String {
    text.lines.count.counted("line")
  }

  /// What an item is called: a text by its words, a shape by its old place.
  private func title(of item: LayoutItem) -> String {
    if let name = item.name { return "\(item.kind) \(shortened(name))" }
    return titleWithPlace(of: item)
  }

  private func titleWithPlace(of item: LayoutItem) -> String {
    let name = item.name.map { " " + shortened($0) } ?? ""
    guard let frame = item.frame else { return item.kind + name }
    return "\(item.kind)\(name) at \(frame.origin.formatted(as: .short))"
  }

  /// A name in quotation marks, cut where it is long.
  private func shortened(_ name: String) -> String {
    name.count > 60 ? "\(name.prefix(59))…".quoted : name.quoted
  }
}

/// Which way an item went, in hundredths of a point.
struct LayoutMove: Hashable {
  private let x, y: Int

  /// Nil where nothing moved, or not by a number.
  init?(from before: LayoutOutline.Frame, to after: LayoutOutline.Frame) {
    guard before.origin != after.origin else { return nil }
    let way = [after.origin.x - before.origin.x, after.origin.y - before.origin.y].map { ($0 * 100).rounded() }
    guard let x = Int(exactly: way[0]), let y = Int(exactly: way[1]) else { return nil }
    (self.x, self.y) = (x, y)
  }

  /// Nil where the item did not move, or changed otherwise too.
  init?(onlyFrom before: LayoutItem, to after: LayoutItem) {
    guard let first = before.frame, let second = after.frame else { return nil }
    var moved = before
    moved.frame?.origin = second.origin
    guard moved == after else { return nil }
    self.init(from: first, to: second)
  }

  /// `4 pt down and 2 pt left`.
  var words: String {
    let parts = [(x, "right", "left"), (y, "down", "up")].compactMap { way, forward, back in
      way == 0 ? nil : "\((abs(Double(way)) / 100).formatted(as: .short)) pt \(way > 0 ? forward : back)"
    }
    return parts.joined(separator: " and ")
  }
}
