import SourceTokens

/// The conditions of iOS, in words that are true here.
struct ConditionEdits {
  private(set) var edits: [SourceEdit] = []
  private let source: TokenizedSource
  private let table: AdaptationTable

  init(_ source: TokenizedSource, _ table: AdaptationTable) {
    self.source = source
    self.table = table
    for index in source.tokens.indices where source.has("#if", at: index) || source.has("#elseif", at: index) {
      adaptCondition(from: index + 1)
    }
  }

  private mutating func adaptCondition(from start: Int) {
    var index = start
    while index < source.tokens.count, index == start || goesOn(at: index) {
      guard source.tokens[index].kind == .word else {
        index += 1
        continue
      }
      let isCall = source.has("(", at: index + 1)
      let end = isCall ? source.closing(index + 1) : index
      if let value = value(from: index, to: end) {
        let range = source.tokens[index].range.lowerBound..<source.tokens[end].range.upperBound
        edits.append(SourceEdit(range: range, text: value ? "true" : "false"))
      }
      index = end + 1
    }
  }

  /// Whether the condition goes on with a token: on its line, or behind or before a sign that joins.
  private func goesOn(at index: Int) -> Bool {
    guard source.tokens[index].startsLine else { return true }
    return source.has("&", at: index) || source.has("|", at: index) || source.has("&", at: index - 1)
      || source.has("|", at: index - 1)
  }

  /// Whether what is compiled under a condition calls methods by their names, as only Objective-C can.
  /// - Parameter isNegated: whether the condition is that there is no Objective-C, so that the code is behind `#else`.
  private func sendsByName(after end: Int, isNegated: Bool) -> Bool {
    var (depth, isOurs) = (0, !isNegated)
    for index in source.tokens.indices[(end + 1)...] {
      if source.has("#if", at: index) { depth += 1 }
      if source.has("#endif", at: index) { depth -= 1 }
      let isElse = source.has("#else", at: index) || source.has("#elseif", at: index)
      if depth < 0 || depth == 0 && isElse && isOurs { return false }
      if depth == 0, isElse { isOurs = true }
      let isName = source.has("Selector", at: index + 2) || source.has("NSSelectorFromString", at: index + 2)
      if isOurs, isName, source.has("perform", at: index) { return true }
    }
    return false
  }

  private func value(from index: Int, to end: Int) -> Bool? {
    if source.has("canImport", at: index) {
      if source.has("ObjectiveC", at: index + 2), sendsByName(after: end, isNegated: source.has("!", at: index - 1)) {
        return false
      }
      return table.canImport(source.text(index + 2))
    }
    return table.conditions[(index...end).map(source.text).joined()]
  }
}
