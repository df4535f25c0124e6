import SourceTokens

/// Classes of tests whose failures may be expected: `class TeaTests: XCTestCase` becomes `class TeaTests: ExpectingTestCase`
/// where the source says `XCTExpectFailure`, and so do classes that others inherit from by their names, `BaseTestCase`.
///
/// XCTest on Linux has no failures that are expected.
struct ExpectedFailureEdits {
  private(set) var edits: [SourceEdit] = []

  init(_ source: TokenizedSource) {
    let expects = source.tokens.indices.contains { source.has("XCTExpectFailure", at: $0) }
    for index in source.tokens.indices where source.has("class", at: index) {
      guard source.has(":", at: index + 2), source.has("XCTestCase", at: index + 3),
        expects || source.text(index + 1).hasSuffix("TestCase")
      else { continue }
      edits.append(SourceEdit(range: source.tokens[index + 3].range, text: "ExpectingTestCase"))
    }
  }
}
