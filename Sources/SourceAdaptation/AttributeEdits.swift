import SourceTokens

/// Leaves out attributes that only programs and Objective-C know, those with which a language model fills types, and what only
/// initializers of classes are marked with.
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
    for index in source.tokens.indices where source.has("extension", at: index) {
      leaveOutConvenience(index, in: source)
    }
  }

  /// Classes of Apple's that are values here, whose initializers have nobody to delegate to but others of them.
  private static let values: Set<String> = [
    "UIImage", "UITraitCollection", "UIFontDescriptor", "NSCollectionLayoutDimension", "NSCollectionLayoutSize",
    "NSCollectionLayoutSpacing",
  ]

  /// Leaves `convenience` out of what an extension adds to such a class.
  private mutating func leaveOutConvenience(_ index: Int, in source: TokenizedSource) {
    let name = source.has(".", at: index + 2) ? index + 3 : index + 1
    guard source.tokens.indices.contains(name), Self.values.contains(source.text(name)),
      let brace = source.tokens.indices[name...].first(where: { source.has("{", at: $0) })
    else { return }
    var depth = 0
    for word in brace...source.closing(brace) {
      if source.has("{", at: word) { depth += 1 }
      if source.has("}", at: word) { depth -= 1 }
      // Other modifiers may stand between.
      guard depth == 1, source.has("convenience", at: word),
        (1...3).contains(where: { source.has("init", at: word + $0) })
      else { continue }
      edits.append(SourceEdit(range: source.tokens[word].range, text: ""))
    }
  }
}
