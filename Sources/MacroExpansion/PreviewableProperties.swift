import SourceTokens

/// The properties that a preview's closure declares with `@Previewable`, and what is left of the closure.
struct PreviewableProperties {
  /// The declarations without that attribute.
  private(set) var declarations: [String] = []
  /// The statements of the closure without the declarations.
  private(set) var statements: [String] = []

  /// Looks through a closure; nil where it declares no such property.
  ///
  /// - Parameter closure: its braces.
  init?(in closure: ClosedRange<Int>, of source: TokenizedSource) {
    for statement in source.statements(in: closure) {
      guard let attribute = Self.attribute(of: statement, in: source) else {
        statements.append(source.text(ofTokens: Range(statement)))
        continue
      }
      let before = source.text(ofTokens: statement.lowerBound..<attribute)
      let behind = source.text(ofTokens: attribute + 1..<statement.upperBound + 1)
      declarations.append(before.isEmpty ? behind : before + " " + behind)
    }
    if declarations.isEmpty { return nil }
  }

  /// Where `@Previewable` stands among the attributes of a declaration.
  private static func attribute(of statement: ClosedRange<Int>, in source: TokenizedSource) -> Int? {
    var index = statement.lowerBound
    while index <= statement.upperBound, source.tokens[index].kind == .attribute {
      if source.has("@Previewable", at: index) { return index }
      index = source.end(ofAttribute: index) + 1
    }
    return nil
  }
}
