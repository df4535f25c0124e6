import LayoutTree

/// Views whose columns are looked at one by one.
///
/// The first and the last column are parts of the view, and what is in the middle one are the views inside. Without a host,
/// those that no screen has room for are there, too, evaluated beside what is shown; of a host only what it shows is there.
extension ViewElement {
  /// The nodes of the views in the middle column, and the way to them; nil where the view has no columns.
  var middleColumn: (way: [Node], nodes: [Node])? {
    guard let split = value as? any SplitView else { return nil }
    if let column = column(.content) { return below(column) }
    guard !isHosted, let content = split.contentView else { return ([], []) }
    let root = ViewTree(of: content).root
    let inside = statements(of: root)
    return ([root] + inside.way, inside.nodes)
  }

  /// The first or the last column; nil of another part, and where there is none.
  func columnAsPart(_ part: ControlPart) -> ViewElement? {
    guard part == .sidebar || part == .detail, let split = value as? any SplitView else { return nil }
    let shown = part == .detail ? column(.detail) : column(.sidebar) ?? column(.alone)
    if let shown, let first = shown.root.children.first {
      return ViewElement(from: first, .part(part), below: self, around: inside + shown.way + [shown.root])
    }
    guard !isHosted else { return nil }
    let unseen: any View = part == .detail ? split.detailView : split.sidebarView
    return ViewElement(beside: self, unseen, .part(part))
  }

  /// The root screen of a column that is shown, and the way to it.
  private func column(_ role: SplitColumnRole) -> (way: [Node], root: Node)? {
    let way = node.way { ($0.memory as? NavigationMemory)?.column == role }
    guard let way, let root = (way.last?.memory as? NavigationMemory)?.screens.first?.node else { return nil }
    return (way, root)
  }

  private func below(_ column: (way: [Node], root: Node)) -> (way: [Node], nodes: [Node]) {
    let inside = statements(of: column.root)
    return (column.way + [column.root] + inside.way, inside.nodes)
  }
}
