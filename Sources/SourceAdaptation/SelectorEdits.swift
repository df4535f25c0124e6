import SourceTokens

/// Names of methods of Objective-C as strings: `#selector(Coordinator.tapped)` becomes `Selector("Coordinator.tapped")`, and
/// `#keyPath(Tea.name)` a string.
struct SelectorEdits {
  private(set) var edits: [SourceEdit] = []

  init(_ source: TokenizedSource) {
    for index in source.tokens.indices where source.has("#selector", at: index) || source.has("#keyPath", at: index) {
      guard source.has("(", at: index + 1) else { continue }
      let end = source.closing(index + 1)
      let inner = source.text(source.tokens[index + 1].range.upperBound..<source.tokens[end].range.lowerBound)
      let name = "\"" + inner.filter { $0 != "\n" && $0 != "\"" && $0 != "\\" } + "\""
      let range = source.tokens[index].range.lowerBound..<source.tokens[end].range.upperBound
      edits.append(SourceEdit(range: range, text: source.has("#selector", at: index) ? "Selector(\(name))" : name))
    }
  }
}
