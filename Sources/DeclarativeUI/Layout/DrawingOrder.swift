extension Sequence {
  /// The elements from the farthest to the nearest; those of one depth keep their order.
  func sortedByDepth(_ node: (Element) -> LayoutNode) -> [Element] {
    let elements = Array(self)
    guard elements.contains(where: { node($0).zIndex != 0 }) else { return elements }
    return elements.enumerated().sorted { left, right in
      let (a, b) = (node(left.element).zIndex, node(right.element).zIndex)
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
  }
}
