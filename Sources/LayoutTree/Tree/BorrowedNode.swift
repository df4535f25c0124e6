/// What a node is whose boxes stand elsewhere: what is inside lies in the tree where the code has it, and on the screen in
/// a bar.
package protocol LentContent: NodeContent {}

extension LentContent {
  package var isSurface: Bool { true }
  package func boxes(of node: Node) -> LayoutBoxes { [] }
}

/// The place on the screen of what lies elsewhere in the tree.
package struct BorrowedNode: NodeContent {
  /// What is shown; nil is nothing.
  package let lent: Node?

  package init(_ lent: Node?) {
    self.lent = lent
  }

  package func boxes(of node: Node) -> LayoutBoxes { lent?.childBoxes ?? .none }
}
