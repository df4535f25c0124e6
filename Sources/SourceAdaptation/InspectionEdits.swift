import SourceTokens

/// What is awaited of ViewInspector's `inspect`: `try await view.inspection.inspect { … }` becomes `awaitInspection`.
///
/// Both are called `inspect` there. A test that was made asynchronous could then call only the one that is awaited.
struct InspectionEdits {
  private(set) var edits: [SourceEdit] = []

  init(_ source: TokenizedSource) {
    for index in source.tokens.indices where source.has("inspect", at: index) && source.has(".", at: index - 1) {
      var end = index
      if source.has("(", at: end + 1), !source.tokens[end + 1].startsLine { end = source.closing(end + 1) }
      guard source.has("{", at: end + 1), !source.tokens[end + 1].startsLine else { continue }
      if source.has("await", at: Self.beginning(of: index, in: source) - 1) {
        edits.append(SourceEdit(range: source.tokens[index].range, text: "awaitInspection"))
      }
    }
  }

  /// The first token of the names and calls that a member's name ends, such as `view` of `view.list().inspection.inspect`.
  private static func beginning(of index: Int, in source: TokenizedSource) -> Int {
    var first = index
    while source.has(".", at: first - 1) {
      first -= 2
      while source.has("?", at: first) || source.has("!", at: first) { first -= 1 }
      while source.has(")", at: first) || source.has("]", at: first) {
        let end = first
        repeat { first -= 1 } while first > 0 && !Self.opens(first, until: end, in: source)
        first -= 1
      }
      if first <= 0 { return 0 }
    }
    return first
  }

  private static func opens(_ index: Int, until end: Int, in source: TokenizedSource) -> Bool {
    (source.has("(", at: index) || source.has("[", at: index)) && source.closing(index) == end
  }
}
