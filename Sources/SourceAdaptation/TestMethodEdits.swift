import SourceTokens

/// Makes methods of XCTest asynchronous that are on the main actor, which XCTest on Linux wants.
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
    var isNonisolated = false
    var next: Scope?
    var classes: [(braces: ClosedRange<Int>, isOnMainActor: Bool)] = []
    for index in source.tokens.indices {
      let token = source.tokens[index]
      switch source.text(index) {
      case "@MainActor" where token.kind == .attribute: isMarked = true
      case "nonisolated" where token.kind == .word: isNonisolated = true
      case "class" where token.kind == .word && source.tokens.indices.contains(index + 1):
        next = Scope(isTestClass: true, isOnMainActor: isMarked || (isOnMainActor && !isNonisolated), isClass: true)
      case "extension" where token.kind == .word:
        next = Scope(isTestClass: true, isOnMainActor: isMarked)
      case "func" where token.kind == .word:
        let scope = scopes.last ?? Scope(isTestClass: false, isOnMainActor: false)
        if scope.isTestClass, isMarked || scope.isOnMainActor, !isNonisolated,
          let place = Self.placeForAsync(source, index)
        {
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
        (next, isMarked, isNonisolated) = (nil, false, false)
      case "}" where token.kind == .sign:
        _ = scopes.popLast()
        (next, isMarked, isNonisolated) = (nil, false, false)
      default: break
      }
    }
    edits += TestPreparationEdits(source, classes: classes).edits
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
