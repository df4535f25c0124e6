import SourceTokens

/// Has what prepares tests of XCTest on the main actor run there: `override func setUp() {` becomes
/// `@MainActor override func setUp() async throws {`, and `tearDown` alike.
///
/// On Apple's platforms these run on the main actor like their class. XCTest on Linux calls them from anywhere, but waits for
/// those that are asynchronous. In other classes it is what says so of itself: `@MainActor override func tearDown() {`.
struct TestPreparationEdits {
  private(set) var edits: [SourceEdit] = []

  private static let names = [
    "setUp": "setUp", "setUpWithError": "setUp", "tearDown": "tearDown", "tearDownWithError": "tearDown",
  ]

  /// - Parameters:
  ///   - classes: the braces of classes, and whether they are on the main actor.
  init(_ source: TokenizedSource, classes: [(braces: ClosedRange<Int>, isOnMainActor: Bool)]) {
    for (braces, isOnMainActor) in classes {
      let methods = braces.filter { index in
        source.has("func", at: index) && source.has("override", at: index - 1) && source.has("(", at: index + 2)
          && source.has(")", at: index + 3) && Self.names[source.text(index + 1)] != nil
          && (isOnMainActor || source.has("@MainActor", at: index - 2))
      }
      // Of two for one purpose, such as `setUp` and `setUpWithError`, both would have one name.
      let purposes = methods.compactMap { Self.names[source.text($0 + 1)] }
      for (index, purpose) in zip(methods, purposes) where purposes.count(where: { $0 == purpose }) == 1 {
        edit(source, index, purpose, isLowest: Self.isLowest(source, braces))
      }
    }
  }

  /// Whether the class is one of XCTest's own, whose preparation is empty.
  private static func isLowest(_ source: TokenizedSource, _ braces: ClosedRange<Int>) -> Bool {
    var index = braces.lowerBound - 1
    while index > 0, !source.has("class", at: index) { index -= 1 }
    return source.has(":", at: index + 2) && source.has("XCTestCase", at: index + 3)
  }

  /// Leaves out what does nothing: on the main actor, Swift 6 does not let XCTest's own have the class.
  private mutating func leaveOutSuper(_ source: TokenizedSource, _ index: Int) {
    guard let brace = (index + 4...index + 6).first(where: { source.has("{", at: $0) }) else { return }
    for call in brace...source.closing(brace)
    where source.has("try", at: call) && source.has("await", at: call + 1) && source.has("super", at: call + 2)
      && Self.names[source.text(call + 4)] != nil && source.has("(", at: call + 5)
    {
      let end = source.tokens[source.closing(call + 5)].range.upperBound
      edits.append(SourceEdit(range: source.tokens[call].range.lowerBound..<end, text: "()"))
    }
  }

  private mutating func edit(_ source: TokenizedSource, _ index: Int, _ purpose: String, isLowest: Bool) {
    var brace = index + 4
    if source.has("async", at: brace) {
      if isLowest { leaveOutSuper(source, index) }
      return
    }
    if source.has("throws", at: brace) { brace += 1 }
    guard source.has("{", at: brace) else { return }
    if !source.has("@MainActor", at: index - 2) {
      let start = source.tokens[index - 1].range.lowerBound
      edits.append(SourceEdit(range: start..<start, text: "@MainActor "))
    }
    let head = source.tokens[index + 1].range.lowerBound..<source.tokens[brace].range.lowerBound
    edits.append(SourceEdit(range: head, text: "\(purpose)() async throws "))
    for call in brace...source.closing(brace)
    where source.has("super", at: call) && source.has(".", at: call + 1) && Self.names[source.text(call + 2)] != nil
      && source.has("(", at: call + 3)
    {
      let first = source.has("try", at: call - 1) ? call - 1 : call
      let range = source.tokens[first].range.lowerBound..<source.tokens[source.closing(call + 3)].range.upperBound
      edits.append(SourceEdit(range: range, text: isLowest ? "()" : "try await super.\(purpose)()"))
    }
  }
}
