import SourceTokens

/// Names that a source declares.
public enum DeclaredNames {
  /// The names of constants and variables of types: those behind `static let` and `static var`.
  public static func constants(in text: String) -> Set<String> {
    let source = TokenizedSource(text)
    return source.tokens.indices.reduce(into: []) { names, index in
      guard source.has("static", at: index) || source.has("class", at: index),
        source.has("let", at: index + 1) || source.has("var", at: index + 1)
      else { return }
      names.insert(source.text(index + 2))
    }
  }

  /// The names of functions.
  public static func functions(in text: String) -> Set<String> {
    let source = TokenizedSource(text)
    return source.tokens.indices.reduce(into: []) { names, index in
      guard source.has("func", at: index), source.tokens.indices.contains(index + 1) else { return }
      names.insert(source.text(index + 1))
    }
  }
}
