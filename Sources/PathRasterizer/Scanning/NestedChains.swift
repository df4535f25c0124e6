import PlaneGeometry

/// Finds out which chains of a row lie between inside and outside, where that can be told without cutting the row.
///
/// It can where the columns of the chains do not overlap, so that none crosses another, and the chains nest like
/// brackets: each pair runs over the same heights, within those of the pair around it. Most rows of most shapes are
/// like that.
struct NestedChains {
  private let rule: FillRule
  /// The indices of the chains that are open, from the outermost; only the first ones mean something.
  private var open = [Int](repeating: 0, count: 16)
  /// For each chain: 1 where the inside begins to its right, -1 where it ends, 0 where nothing changes.
  private(set) var signs = [Int32](repeating: 0, count: 16)

  init(rule: FillRule) {
    self.rule = rule
  }

  /// Fills `signs`; false where the chains overlap or do not nest.
  mutating func match(_ chains: UnsafeMutableBufferPointer<RowChain>) -> Bool {
    if chains.count > signs.count {
      open = [Int](repeating: 0, count: 2 * chains.count)
      signs = [Int32](repeating: 0, count: 2 * chains.count)
    }
    return open.withUnsafeMutableBufferPointer { open in
      signs.withUnsafeMutableBufferPointer { signs in
        NestedChains.match(chains, open: open, signs: signs, isEvenOdd: rule == .evenOdd)
      }
    }
  }

  private static func match(
    _ chains: UnsafeMutableBufferPointer<RowChain>, open: UnsafeMutableBufferPointer<Int>,
    signs: UnsafeMutableBufferPointer<Int32>, isEvenOdd: Bool
  ) -> Bool {
    var depth = 0
    var end: Int32 = 0
    var winding: Int32 = 0
    // Under the even-odd rule only the lowest bit of the winding counts.
    let mask: Int32 = isEvenOdd ? 1 : -1
    for index in chains.indices {
      guard chains[index].minX >= end else { return false }
      end = chains[index].maxX
      let before: Int32 = winding & mask == 0 ? 0 : 1
      winding &+= chains[index].direction
      signs[index] = (winding & mask == 0 ? 0 : 1) &- before
      if chains[index].isWhole {
        guard depth == 0 else { return false }
        continue
      }
      if depth > 0 {
        let outer = open[depth &- 1]
        let (top, bottom) = (chains[index].top, chains[index].bottom)
        if chains[outer].top == top, chains[outer].bottom == bottom,
          chains[outer].direction != chains[index].direction
        {
          depth &-= 1
          continue
        }
        guard chains[outer].top <= top, chains[outer].bottom >= bottom else { return false }
      }
      open[depth] = index
      depth &+= 1
    }
    return depth == 0
  }
}
