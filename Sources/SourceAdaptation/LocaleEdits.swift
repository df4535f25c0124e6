import SourceTokens

/// What an app asks for the language and the region of the device, in words that have those of a device of Apple's:
/// `Calendar.current` becomes `Calendar.ofDevice`.
///
/// Foundation has a locale of its own on Linux, `en_001`: weeks begin with Monday, there is no currency, and days stand before
/// months. What `formatted` writes is not changed here: modules have declarations of their own for that.
struct LocaleEdits {
  private(set) var edits: [SourceEdit] = []

  /// Words by which a source needs what has them.
  static let words = ["Calendar", "Locale", "DateFormatter", "NumberFormatter"]

  private static let currents = ["current", "autoupdatingCurrent"]
  private static let kinds = ["struct", "class", "enum", "actor", "protocol", "typealias"]

  init(_ source: TokenizedSource) {
    let own = Self.words.filter { Self.declares($0, source) }
    for index in source.tokens.indices where source.tokens[index].kind == .word {
      let name = source.text(index)
      guard Self.words.contains(name), !own.contains(name),
        !source.has(".", at: index - 1) || source.has("Foundation", at: index - 2)
      else { continue }
      if name.hasSuffix("Formatter") {
        // `DateFormatter()`, which is made with the locale of the process.
        guard source.has("(", at: index + 1), source.has(")", at: index + 2) else { continue }
        edits.append(SourceEdit(range: source.tokens[index].range, text: "\(name).ofDevice"))
      } else if source.has(".", at: index + 1), Self.currents.contains(where: { source.has($0, at: index + 2) }) {
        edits.append(SourceEdit(range: source.tokens[index + 2].range, text: "ofDevice"))
      }
    }
  }

  /// Whether a source has a type of this name itself.
  private static func declares(_ name: String, _ source: TokenizedSource) -> Bool {
    source.tokens.indices.contains { index in
      source.has(name, at: index + 1) && kinds.contains { source.has($0, at: index) }
    }
  }
}
