import SourceTokens

/// What asks whether it is on the main thread: `Thread.isMainThread` becomes `Thread.isMainOfDevice`, since the main actor is
/// on other threads, too, on Linux.
struct MainThreadEdits {
  private(set) var edits: [SourceEdit] = []

  /// Words by which a source needs what answers.
  static let words = ["isMainThread"]

  init(_ source: TokenizedSource) {
    for index in source.tokens.indices where source.has("isMainThread", at: index) {
      guard source.has(".", at: index - 1), source.has("Thread", at: index - 2) || source.has("current", at: index - 2)
      else { continue }
      edits.append(SourceEdit(range: source.tokens[index].range, text: "isMainOfDevice"))
    }
  }
}
