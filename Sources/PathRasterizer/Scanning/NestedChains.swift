import PlaneGeometry

/// Finds out which chains of a row lie between inside and outside, where that can be told without cutting the row.
///
/// It can where the columns of the chains do not overlap, so that none crosses another, and the chains nest like
/// brackets: each pair runs over the same heights, within those of the pair around it. Most rows of most shapes are
/// like that.
struct NestedChains {
  private let rule: FillRule
  /// The chains that are open, from the outermost.
  private var open: [ActiveChain] = []
  /// For each chain: 1 where the inside begins to its right, -1 where it ends, 0 where nothing changes.
  private(set) var signs: [Int32] = []

  init(rule: FillRule) {
    self.rule = rule
    open.reserveCapacity(16)
    signs.reserveCapacity(16)
  }

  /// Fills `signs`; false where the chains overlap or do not nest.
  mutating func match(_ chains: UnsafeBufferPointer<ActiveChain>) -> Bool {
    open.removeAll(keepingCapacity: true)
    signs.removeAll(keepingCapacity: true)
    var end: Int32 = 0
    var winding: Int32 = 0
    for chain in chains {
      guard chain.minX >= end else { return false }
      end = chain.maxX
      let wasInside = isInside(winding)
      winding &+= chain.direction
      let isInside = isInside(winding)
      signs.append(isInside == wasInside ? 0 : isInside ? 1 : -1)
      guard let last = open.last else {
        open.append(chain)
        continue
      }
      if last.top == chain.top, last.bottom == chain.bottom, last.direction != chain.direction {
        open.removeLast()
      } else if last.top <= chain.top, last.bottom >= chain.bottom {
        open.append(chain)
      } else {
        return false
      }
    }
    return open.isEmpty
  }

  private func isInside(_ winding: Int32) -> Bool {
    switch rule {
    case .nonZero: winding != 0
    case .evenOdd: winding & 1 != 0
    }
  }
}
