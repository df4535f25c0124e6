import SourceTokens

/// Observation of values by their keys: a class of `NSObject` that overrides `observeValue(forKeyPath:…)` conforms to
/// `KeyValueObserving` instead, and `UserDefaults(suiteName:)` are such that tell what is set.
struct KeyValueEdits {
  private(set) var edits: [SourceEdit] = []

  /// Words by which a source needs what has them.
  static let words = [
    "NSKeyValueChangeKey", "NSKeyValueObservingOptions", "NSKeyValueObservation", "observe",
    "DispatchSourceFileSystemObject", "makeFileSystemObjectSource",
    "FileSystemEvent", "O_EVTONLY", "forKeyPath", "suiteName",
  ]

  init(_ source: TokenizedSource) {
    for index in source.tokens.indices where source.has("UserDefaults", at: index) {
      guard source.has("(", at: index + 1), source.has("suiteName", at: index + 2) else { continue }
      edits.append(SourceEdit(range: source.tokens[index].range, text: "UserDefaults.telling"))
    }
    for index in source.tokens.indices where source.has("observeValue", at: index) {
      guard source.has("func", at: index - 1), source.has("(", at: index + 1), source.has("forKeyPath", at: index + 2),
        let override = Self.override(before: index - 1, in: source), let base = Self.base(around: index, in: source)
      else { continue }
      edits.append(SourceEdit(range: source.tokens[override].range, text: ""))
      edits.append(SourceEdit(range: source.tokens[base].range, text: "NSObject, KeyValueObserving"))
    }
  }

  /// The word `override` among the modifiers before `func`.
  private static func override(before index: Int, in source: TokenizedSource) -> Int? {
    var previous = index - 1
    while previous >= 0, source.tokens[previous].kind == .word || source.tokens[previous].kind == .attribute {
      if source.has("override", at: previous) { return previous }
      previous -= 1
    }
    return nil
  }

  /// The word `NSObject` behind the name of the class around a method.
  private static func base(around index: Int, in source: TokenizedSource) -> Int? {
    var depth = 0
    for previous in stride(from: index, through: 0, by: -1) {
      if source.has("}", at: previous) { depth += 1 }
      guard source.has("{", at: previous) else { continue }
      depth -= 1
      guard depth < 0 else { continue }
      // The first brace that is open here is the class's.
      var word = previous - 1
      while word >= 0, !["class", "{", "}", ";"].contains(where: { source.has($0, at: word) }) {
        if source.has("NSObject", at: word), source.has(":", at: word - 1) { return word }
        word -= 1
      }
      return nil
    }
    return nil
  }
}
