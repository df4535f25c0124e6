import SourceTokens

/// Leaves out attributes that only programs and Objective-C know, and those with which a language model fills types.
struct AttributeEdits {
  private(set) var edits: [SourceEdit] = []

  private static let names: Set<String> = [
    "@main", "@UIApplicationMain", "@NSApplicationMain", "@objc", "@objcMembers", "@nonobjc", "@IBAction",
    "@IBOutlet", "@IBDesignable", "@IBInspectable", "@NSCopying", "@NSManaged",
  ]

  /// Those of FoundationModels, whose names are common: other sources have their own.
  private static let ofModels: Set<String> = ["@Generable", "@Guide"]

  init(_ source: TokenizedSource, hasModels: Bool) {
    let names = hasModels ? Self.names.union(Self.ofModels) : Self.names
    for (index, token) in source.tokens.enumerated() where token.kind == .attribute {
      guard names.contains(source.text(index)) else { continue }
      let end = source.tokens[source.end(ofAttribute: index)].range.upperBound
      edits.append(SourceEdit(range: token.range.lowerBound..<end, text: ""))
    }
  }
}
