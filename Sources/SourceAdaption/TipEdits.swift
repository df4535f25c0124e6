/// Rules of TipKit in words that need no macro: `#Rule(Self.$isNew) { $0 }` becomes `Tips.Rule(Self.$isNew) { $0 }`.
struct TipEdits {
  private(set) var edits: [SourceEdit] = []

  init(_ source: TokenizedSource) {
    for (index, token) in source.tokens.enumerated() where source.has("#Rule", at: index) {
      edits.append(SourceEdit(range: token.range, text: "Tips.Rule"))
    }
    for index in source.tokens.indices where source.has("@Parameter", at: index) {
      edits.append(SourceEdit(range: source.tokens[index].range, text: "@Tips.Parameter"))
    }
  }
}
