extension TokenizedSource {
  /// The statements directly in braces, by the indices of their tokens; a semicolon belongs to the one that it ends.
  package func statements(in braces: ClosedRange<Int>) -> [ClosedRange<Int>] {
    var found: [ClosedRange<Int>] = []
    var start = braces.lowerBound + 1
    var index = start
    while index < braces.upperBound {
      if index > start, beginsStatement(at: index, in: start) {
        found.append(start...index - 1)
        start = index
      }
      if tokens[index].kind == .attribute { index = end(ofAttribute: index) }
      if isOpening(index) { index = max(index, closing(index)) }
      index += 1
    }
    if start < braces.upperBound { found.append(start...braces.upperBound - 1) }
    return found
  }

  /// The last token of an attribute: its name, or the parenthesis that closes its arguments.
  ///
  /// A parenthesis behind a blank belongs to something else.
  package func end(ofAttribute index: Int) -> Int {
    has("(", at: index + 1) && touches(index + 1) ? closing(index + 1) : index
  }

  /// Whether a statement begins at a token: at a line's begin where neither side goes on.
  ///
  /// - Parameter start: where the statement before begins.
  private func beginsStatement(at index: Int, in start: Int) -> Bool {
    if has(";", at: index - 1) { return true }
    let token = tokens[index]
    guard token.startsLine, !isJoining(index), !isAttributes(start..<index) else { return false }
    return tokens[index - 1].kind != .sign || isClosing(index - 1) || isPostfix(index - 1)
  }

  /// Whether what begins a line goes on with the one before.
  private func isJoining(_ index: Int) -> Bool {
    if tokens[index].kind == .sign { return !has("(", at: index) && !has("[", at: index) }
    return ["else", "catch", "as", "is", "in", "where"].contains { has($0, at: index) }
  }

  /// Whether tokens are attributes alone, which stand before what they are for.
  private func isAttributes(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound, tokens[index].kind == .attribute { index = end(ofAttribute: index) + 1 }
    return index == range.upperBound
  }

  /// Whether a sign ends what stands before it without a blank, as in `Int??` and `Set<Int>`, and joins nothing.
  private func isPostfix(_ index: Int) -> Bool {
    guard ["?", "!", ">"].contains(where: { has($0, at: index) }), touches(index) else { return false }
    return tokens[index - 1].kind != .sign || isClosing(index - 1) || isPostfix(index - 1)
  }

  private func isClosing(_ index: Int) -> Bool { [")", "]", "}"].contains { has($0, at: index) } }

  /// Whether nothing stands between a token and the one before.
  private func touches(_ index: Int) -> Bool {
    index > 0 && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
  }
}
