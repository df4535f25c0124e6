/// What a node is whose boxes stand elsewhere: what is inside lies in the tree where the code has it, and on the screen in
/// a bar.
package protocol LentContent: NodeContent {}

extension LentContent {
  package var isSurface: Bool { true }
  package func boxes(of node: Node) -> LayoutBoxes { [] }
}

/// The place on the screen of what lies elsewhere in the tree.
package struct BorrowedNode: NodeContent {
  /// Which of the views are shown.
  package enum Part {
    case all
    /// The pictures of the first view inside, and what is no picture of the second one: the same label, sized twice.
    case pictures, words
    /// The pictures of the first view, which are heard by the words of the second one.
    case symbol
  }

  /// What is shown; nil is nothing.
  private let lent: Node?
  private let part: Part

  package init(_ lent: Node?, _ part: Part = .all) {
    self.lent = lent
    self.part = part
  }

  /// What is heard of here.
  package var heard: [Node] {
    guard let lent else { return [] }
    switch part {
    case .all: return lent.children
    case .pictures: return []
    case .words, .symbol: return Array(lent.children.dropFirst())
    }
  }

  package func boxes(of node: Node) -> LayoutBoxes {
    guard let lent else { return .none }
    switch part {
    case .all: return lent.childBoxes
    case .pictures, .symbol: return LayoutBoxes(lent.children.prefix(1).flatMap(\.boxes).filter(\.isPicture))
    case .words: return LayoutBoxes(lent.children.dropFirst().flatMap(\.boxes).filter { !$0.isPicture })
    }
  }
}

extension LayoutBox {
  fileprivate var isPicture: Bool { node.hasPicture || innermostNode.hasPicture }
}

extension Node {
  /// Whether the node is a picture, or one inside is.
  fileprivate var hasPicture: Bool {
    if case .image = content.meaning { return true }
    return children.contains { $0.hasPicture }
  }
}
