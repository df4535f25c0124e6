import SourceTokens

/// Has methods of XCTest that are on the main actor be on none, and do what they do on it: XCTest on Linux lists no others.
///
/// They are called on the main thread, as on Apple's platforms, and what waits in them runs its loop. Asynchronous ones would
/// have that loop run in a job of the main actor, behind which all others wait, and those that are waited for.
///
/// Those that are asynchronous and look into views are put on the main actor: ViewInspector lets tests do so from anywhere, but
/// views are used on the main actor alone, and the whole run would end.
struct TestMethodEdits {
  private(set) var edits: [SourceEdit] = []

  /// A type or a function around code, and whether it is a class on the main actor.
  private struct Scope {
    var isTestClass: Bool
    var isOnMainActor: Bool
    /// Whether it is a class, which may have what prepares its tests.
    var isClass = false
  }

  /// - Parameters:
  ///   - source: a file of tests, or any other.
  ///   - isOnMainActor: whether declarations are on the main actor by the settings of their module.
  ///   - inspects: whether the file looks into views.
  init(_ source: TokenizedSource, isOnMainActor: Bool, inspects: Bool) {
    guard source.tokens.contains(where: { $0.kind == .word && source.text($0.range).hasSuffix("TestCase") }) else {
      return
    }
    var scopes: [Scope] = []
    // What was said since the last statement.
    var isMarked = false
    var mark: Int?
    var isNonisolated = false
    var next: Scope?
    var classes: [(braces: ClosedRange<Int>, isOnMainActor: Bool)] = []
    for index in source.tokens.indices {
      let token = source.tokens[index]
      switch source.text(index) {
      case "@MainActor" where token.kind == .attribute: (isMarked, mark) = (true, index)
      case "nonisolated" where token.kind == .word: isNonisolated = true
      case "class" where token.kind == .word && source.tokens.indices.contains(index + 1):
        next = Scope(isTestClass: true, isOnMainActor: isMarked || (isOnMainActor && !isNonisolated), isClass: true)
      case "extension" where token.kind == .word:
        next = Scope(isTestClass: true, isOnMainActor: isMarked)
      case "func" where token.kind == .word:
        let scope = scopes.last ?? Scope(isTestClass: false, isOnMainActor: false)
        let isOnActor = scope.isTestClass && (isMarked || scope.isOnMainActor) && !isNonisolated
        if isOnActor, let wrapped = Self.onMainThread(source, index, mark: mark) {
          edits += wrapped
        } else if isOnActor, let place = Self.placeForAsync(source, index) {
          edits.append(SourceEdit(range: place..<place, text: " async"))
        } else if inspects, scope.isTestClass, !isMarked, !scope.isOnMainActor, !isNonisolated,
          Self.isTest(source, index), source.has("async", at: index + 4)
        {
          let start = source.tokens[index].range.lowerBound
          edits.append(SourceEdit(range: start..<start, text: "@MainActor "))
        }
        next = Scope(isTestClass: false, isOnMainActor: false)
      case "{" where token.kind == .sign:
        let scope = next ?? Scope(isTestClass: false, isOnMainActor: false)
        if scope.isClass { classes.append((index...source.closing(index), scope.isOnMainActor)) }
        scopes.append(scope)
        (next, isMarked, mark, isNonisolated) = (nil, false, nil, false)
      case "}" where token.kind == .sign:
        _ = scopes.popLast()
        (next, isMarked, mark, isNonisolated) = (nil, false, nil, false)
      default: break
      }
    }
    edits += TestPreparationEdits(source, classes: classes).edits
  }

  /// The edits of `func testName() {`, and of one that throws; nil for others.
  ///
  /// Its body is that of a function in it with its name, by which pictures are called.
  /// - Parameter mark: the latest `@MainActor`.
  private static func onMainThread(_ source: TokenizedSource, _ index: Int, mark: Int?) -> [SourceEdit]? {
    guard isTest(source, index) else { return nil }
    let isThrowing = source.has("throws", at: index + 4)
    let brace = isThrowing ? index + 5 : index + 4
    guard source.has("{", at: brace) else { return nil }
    if let mark, !isHead(source, mark + 1..<index) { return nil }
    // Attributes stand before modifiers.
    let marks = mark.map { [SourceEdit(range: source.tokens[$0].range, text: "")] } ?? []
    let place = source.tokens[index].range.lowerBound
    let name = source.text(index + 1)
    let start = source.tokens[brace].range.upperBound
    let end = source.tokens[source.closing(brace)].range.lowerBound
    return marks + [
      SourceEdit(range: place..<place, text: "nonisolated "),
      SourceEdit(
        range: start..<start,
        text: " \(isThrowing ? "try " : "")MainActor.assumeIsolated(\(name)); "
          + "@MainActor func \(name)()\(isThrowing ? " throws" : "") {"),
      SourceEdit(range: end..<end, text: "}"),
    ]
  }

  private static let modifiers: Set<String> = ["public", "internal", "open", "final", "override"]

  /// Whether tokens are nothing but attributes and modifiers of what follows them.
  private static func isHead(_ source: TokenizedSource, _ tokens: Range<Int>) -> Bool {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if source.tokens[index].kind == .attribute {
        index = source.end(ofAttribute: index)
      } else if !modifiers.contains(source.text(index)) {
        return false
      }
      index += 1
    }
    return true
  }

  /// Behind the brackets of `func testName()` that is not asynchronous.
  private static func placeForAsync(_ source: TokenizedSource, _ index: Int) -> Int? {
    guard isTest(source, index), !source.has("async", at: index + 4) else { return nil }
    return source.tokens[index + 3].range.upperBound
  }

  /// Whether `func testName()` is here.
  private static func isTest(_ source: TokenizedSource, _ index: Int) -> Bool {
    source.tokens.indices.contains(index + 3) && source.text(index + 1).hasPrefix("test")
      && source.has("(", at: index + 2) && source.has(")", at: index + 3)
  }
}
