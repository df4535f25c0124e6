import LayoutTree

/// Emphasis: signs of one kind around characters.
extension InlineMarkdown {
  /// Signs of one kind beside each other.
  struct DelimiterRun {
    let sign: Character
    let length: Int
    let canOpen, canClose: Bool
    /// How many of the signs are left.
    var count: Int

    /// What decides, besides the opener, about what a closer matches.
    struct Kind: Hashable {
      let sign: Character
      let length: Int
      let canOpen: Bool
    }

    var kind: Kind { Kind(sign: sign, length: sign == "~" ? length : length % 3, canOpen: canOpen) }

    /// Whether something between the two runs is emphasised.
    func matches(_ closer: DelimiterRun) -> Bool {
      guard sign == closer.sign, canOpen else { return false }
      if sign == "~" { return length == closer.length && length <= 2 }
      guard canClose || closer.canOpen, (length + closer.length).isMultiple(of: 3) else { return true }
      return length.isMultiple(of: 3) && closer.length.isMultiple(of: 3)
    }
  }

  mutating func readDelimiters(at position: Int) -> Int {
    let (sign, count) = (characters[position], runLength(at: position))
    let (before, after) = (position - 1, position + count)
    let leans = (
      left: !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before)),
      right: !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after))
    )
    // Inside of a word, an underscore is a letter.
    let isStrict = sign == "_"
    let run = DelimiterRun(
      sign: sign, length: count, canOpen: leans.left && (!isStrict || !leans.right || isPunctuation(before)),
      canClose: leans.right && (!isStrict || !leans.left || isPunctuation(after)), count: count)
    if run.canOpen || run.canClose { delimiters.append(nodes.count) }
    nodes.append(Node(text: text(position..<after), run: run))
    return after
  }

  /// Finds what stands between runs behind a node, and takes the runs away that were looked at.
  mutating func processEmphasis(from firstNode: Int) {
    let bottom = delimiters.partitioningIndex { $0 >= firstNode }
    /// The runs before the one that is looked at that may still begin something.
    var openers: [Int] = []
    /// Before which nodes nothing is that runs of a kind may close; so each is looked at a few times only.
    var floors: [DelimiterRun.Kind: Int] = [:]
    for closer in delimiters[bottom...] {
      while let run = nodes[closer].run, run.count > 0 {
        guard run.canClose, let opener = opener(for: run, among: openers, from: floors[run.kind] ?? firstNode) else {
          if run.canClose { floors[run.kind] = closer }
          if run.canOpen { openers.append(closer) }
          break
        }
        emphasize(between: openers[opener], and: closer)
        // Those between the two are no longer of use.
        openers.removeSubrange((opener + 1)...)
        if nodes[openers[opener]].run?.count == 0 { openers.removeLast() }
      }
    }
    delimiters.removeSubrange(bottom...)
  }

  /// The nearest of some runs behind a node that a run closes, by its index.
  private func opener(for closer: DelimiterRun, among openers: [Int], from floor: Int) -> Int? {
    for (index, node) in openers.enumerated().reversed() {
      if node < floor { return nil }
      if nodes[node].run?.matches(closer) == true { return index }
    }
    return nil
  }

  private mutating func emphasize(between opener: Int, and closer: Int) {
    guard let first = nodes[opener].run, let last = nodes[closer].run else { return }
    let isPair = first.count >= 2 && last.count >= 2
    let used = first.sign == "~" ? first.count : isPair ? 2 : 1
    let style: Style = first.sign == "~" ? .struckThrough : isPair ? .strong : .emphasized
    emphases.append((opener + 1..<closer, style))
    for node in [opener, closer] {
      nodes[node].run?.count -= used
      nodes[node].text.removeLast(used)
    }
    isPlain = false
  }

  /// Gives nodes the styles of all that lies around them; at once, since emphases may lie in each other many times.
  mutating func applyEmphases() {
    if emphases.isEmpty { return }
    for style in [Style.emphasized, .strong, .struckThrough] {
      var changes: [Int: Int] = [:]
      for emphasis in emphases where emphasis.style == style {
        changes[emphasis.nodes.lowerBound, default: 0] += 1
        changes[emphasis.nodes.upperBound, default: 0] -= 1
      }
      if changes.isEmpty { continue }
      var depth = 0
      for node in nodes.indices {
        depth += changes[node] ?? 0
        if depth > 0 { nodes[node].style.insert(style) }
      }
    }
  }

  /// The ends of the text count as spaces.
  private func isSpace(_ position: Int) -> Bool { character(at: position)?.isWhitespace ?? true }

  func isPunctuation(_ position: Int) -> Bool {
    guard let character = character(at: position) else { return false }
    return character.isPunctuation || character.isASCII && character.isSymbol
  }
}
