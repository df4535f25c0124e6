/// Codes for symbols, shorter ones for those that come more often (RFC 1951, section 3.2.2).
struct HuffmanCode {
  /// The number of bits of each symbol's code, 0 where it has none.
  private(set) var lengths: [UInt8]
  /// The codes, with their first bit in the lowest one.
  private(set) var codes: [UInt32]

  /// The best codes of at most some bits.
  /// - Parameter counts: how often each symbol comes.
  init(counts: [UInt32], longest: Int) {
    lengths = Self.lengths(counts, longest: longest)
    codes = Self.codes(of: lengths)
  }

  private struct Tree {
    var weight: UInt64
    /// The index of the tree that this one is a half of.
    var parent = 0
  }

  private static func lengths(_ counts: [UInt32], longest: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: counts.count)
    let used = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
    guard used.count > 2 else {
      // One code of one bit is enough for one symbol.
      for symbol in used { lengths[symbol] = 1 }
      return lengths
    }
    let depths = limited(depths(of: used.map { UInt64(counts[$0]) }), longest: longest)
    for (symbol, depth) in zip(used, depths) { lengths[symbol] = UInt8(depth) }
    return lengths
  }

  /// The depths of leaves in Huffman's tree, of leaves with ascending weights.
  private static func depths(of weights: [UInt64]) -> [Int] {
    var trees = weights.map { Tree(weight: $0) }
    trees.reserveCapacity(2 * weights.count)
    var (leaf, joined) = (0, weights.count)
    // Trees that were joined have ascending weights as well: the lightest is the first of one of both queues.
    func lightest() -> Int {
      if leaf < weights.count, joined >= trees.count || trees[leaf].weight <= trees[joined].weight {
        leaf += 1
        return leaf - 1
      }
      joined += 1
      return joined - 1
    }
    while trees.count < 2 * weights.count - 1 {
      let (a, b) = (lightest(), lightest())
      trees.append(Tree(weight: trees[a].weight + trees[b].weight))
      (trees[a].parent, trees[b].parent) = (trees.count - 1, trees.count - 1)
    }
    var depths = [Int](repeating: 0, count: trees.count)
    for index in trees.indices.dropLast().reversed() { depths[index] = depths[trees[index].parent] + 1 }
    return Array(depths.prefix(weights.count))
  }

  /// Makes depths, in descending order, small enough: those that are too deep move up, others down to make room.
  private static func limited(_ depths: [Int], longest: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: longest + 1)
    for depth in depths { counts[min(depth, longest)] += 1 }
    // Of all codes of the longest length, how many are taken: there must not be more than there are.
    var taken = (1...longest).reduce(0) { $0 + counts[$1] << (longest - $1) }
    while taken > 1 << longest {
      guard let depth = (1..<longest).last(where: { counts[$0] > 0 }) else { break }
      // A leaf becomes a tree of itself and one of the longest.
      counts[depth] -= 1
      counts[depth + 1] += 2
      counts[longest] -= 1
      taken -= 1
    }
    return (1...longest).reversed().flatMap { Array(repeating: $0, count: counts[$0]) }
  }

  private static func codes(of lengths: [UInt8]) -> [UInt32] {
    var counts = [UInt32](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [UInt32](repeating: 0, count: 17)
    for length in 1..<17 { next[length] = (next[length - 1] + counts[length - 1]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return reversed(next[Int(length)], count: Int(length))
    }
  }

  private static func reversed(_ code: UInt32, count: Int) -> UInt32 {
    (0..<count).reduce(0) { $0 | ((code >> UInt32($1)) & 1) << UInt32(count - 1 - $1) }
  }
}
