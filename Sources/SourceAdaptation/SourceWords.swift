import SourceTokens

/// The words of a source: names and keywords, without what strings and comments say.
public enum SourceWords {
  /// All of them.
  public static func all(in text: String) -> Set<String> {
    let source = TokenizedSource(text)
    return source.tokens.reduce(into: []) { words, token in
      switch token.kind {
      case .word: words.insert(source.text(token.range))
      // A name in backticks, or one that a macro is called by.
      case .opaque, .directive, .attribute: words.insert(source.text(token.range).filter { !"`#@".contains($0) })
      case .sign: break
      }
    }
  }
}
