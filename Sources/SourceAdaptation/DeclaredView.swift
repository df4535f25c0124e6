import SourceTokens

/// A view that a source declares.
public struct DeclaredView: Equatable, Sendable {
  /// The type's name, without those of types around it.
  public let name: String
  /// The lines from its name to its last brace.
  public let lines: ClosedRange<Int>
  /// The names in it.
  public let words: Set<String>
  /// Whether it is a view of UIKit, which a surface stands in for.
  public let isRepresentable: Bool

  private static let representables: Set<String> = ["UIViewRepresentable", "UIViewControllerRepresentable"]

  /// The types of a source that say that they are views, in order.
  public static func all(in text: String) -> [DeclaredView] {
    let source = TokenizedSource(text)
    return source.tokens.indices.compactMap { index in
      guard ["struct", "class", "enum"].contains(where: { source.has($0, at: index) }),
        source.tokens.indices.contains(index + 1), source.tokens[index + 1].kind == .word,
        let (brace, kind) = source.inheritance(from: index + 2, of: representables.union(["View"]))
      else { return nil }
      let end = source.closing(brace)
      let words = source.tokens[brace...end].filter { $0.kind == .word }.map { source.text($0.range) }
      return DeclaredView(
        name: source.text(index + 1), lines: source.line(index + 1)...source.line(end), words: Set(words),
        isRepresentable: kind != "View")
    }
  }
}

extension TokenizedSource {
  /// The brace behind the list of what a type conforms to, and which of some names is in it.
  fileprivate func inheritance(from start: Int, of names: Set<String>) -> (brace: Int, name: String)? {
    var name: String?
    var isList = false
    var isConstraint = false
    var index = start
    while index < tokens.count, !has("{", at: index) {
      // Types in brackets are arguments; constraints come last.
      if has("where", at: index) { isConstraint = true }
      if has(":", at: index) { isList = true }
      if has("<", at: index) {
        var depth = 0
        repeat {
          if has("<", at: index) { depth += 1 }
          if has(">", at: index) { depth -= 1 }
          index += 1
        } while depth > 0 && index < tokens.count
        continue
      }
      if isList, !isConstraint, names.contains(text(index)) { name = text(index) }
      index += 1
    }
    guard let name, index < tokens.count else { return nil }
    return (index, name)
  }

  /// The line that a token begins in, from 1.
  fileprivate func line(_ index: Int) -> Int {
    bytes[..<tokens[index].range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
  }
}
