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

  /// The names of types, functions, properties and cases: the words behind the keywords of these, and those behind commas.
  public static func all(in text: String) -> Set<String> { Set(counts(in: text).keys) }

  /// How many declarations have each of these names.
  public static func counts(in text: String) -> [String: Int] {
    let source = TokenizedSource(text)
    return source.tokens.indices.reduce(into: [:]) { names, index in
      guard keywords.contains(where: { source.has($0, at: index) }) else { return }
      var place = index + 1
      while source.tokens.indices.contains(place) {
        names[source.text(place), default: 0] += 1
        guard source.has(",", at: place + 1) else { return }
        place += 2
      }
    }
  }

  private static let keywords = [
    "struct", "class", "enum", "actor", "protocol", "func", "var", "let", "case", "typealias", "associatedtype",
  ]
}
