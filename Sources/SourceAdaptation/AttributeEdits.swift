import SourceTokens

/// Leaves out attributes that only programs and Objective-C know.
struct AttributeEdits {
  private(set) var edits: [SourceEdit] = []

  private static let names: Set<String> = [
    "@main", "@UIApplicationMain", "@NSApplicationMain", "@objc", "@objcMembers", "@nonobjc", "@IBAction",
    "@IBOutlet", "@IBDesignable", "@IBInspectable", "@NSCopying", "@NSManaged",
  ]

  init(_ source: TokenizedSource) {
    for (index, token) in source.tokens.enumerated() where token.kind == .attribute {
      guard Self.names.contains(source.text(index)) else { continue }
      var end = token.range.upperBound
      // `@objc(name)`; a bracket behind a blank belongs to something else.
      if source.has("(", at: index + 1), source.tokens[index + 1].range.lowerBound == end {
        end = source.tokens[source.closing(index + 1)].range.upperBound
      }
      edits.append(SourceEdit(range: token.range.lowerBound..<end, text: ""))
    }
  }
}
