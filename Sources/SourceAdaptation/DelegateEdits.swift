import SourceTokens

/// Makes an app's delegate a `final` class: without Objective-C, a class can be instantiated by its type only if the
/// initializer is required, which a final class need not declare.
struct DelegateEdits {
  private(set) var edits: [SourceEdit] = []

  init(_ source: TokenizedSource) {
    for index in source.tokens.indices where source.has("class", at: index) {
      guard source.has(":", at: index + 2), Self.inheritsDelegate(from: index + 3, in: source),
        !Self.modifiers(before: index, in: source).contains(where: ["final", "open"].contains)
      else { continue }
      edits.append(SourceEdit(range: source.tokens[index].range, text: "final class"))
    }
  }

  private static func inheritsDelegate(from start: Int, in source: TokenizedSource) -> Bool {
    var index = start
    while index < source.tokens.count, !source.has("{", at: index) {
      if source.has("UIApplicationDelegate", at: index) { return true }
      index += 1
    }
    return false
  }

  /// What says how visible a class is, and its attributes.
  static func modifiers(before index: Int, in source: TokenizedSource) -> [String] {
    var words: [String] = []
    var previous = index - 1
    while previous >= 0, source.tokens[previous].kind == .word || source.tokens[previous].kind == .attribute {
      let word = source.text(previous)
      guard ["public", "internal", "final", "open"].contains(word) || word.hasPrefix("@") else { break }
      words.append(word)
      previous -= 1
    }
    return words
  }
}
