import SourceTokens

/// How long tests of XCTest wait for what they expect, where they do not say it: `await fulfillment(of: [done])` becomes
/// `await fulfillment(of: [done], timeout: 60)`.
///
/// XCTest on Linux wants a time; Apple's waits for ever. What waits for a network that is not there ends after a minute.
struct ExpectationEdits {
  private(set) var edits: [SourceEdit] = []

  private static let calls = ["wait": "for", "fulfillment": "of"]

  init(_ source: TokenizedSource) {
    for index in source.tokens.indices where source.tokens[index].kind == .word {
      guard let label = Self.calls[source.text(index)], source.has("(", at: index + 1),
        source.has(label, at: index + 2),
        source.has(":", at: index + 3), source.has("[", at: index + 4), !source.has("func", at: index - 1)
      else { continue }
      let end = source.closing(index + 4)
      // `enforceOrder` may follow.
      if !source.has("timeout", at: end + 2) {
        let place = source.tokens[end].range.upperBound
        edits.append(SourceEdit(range: place..<place, text: ", timeout: 60"))
      }
    }
  }
}
