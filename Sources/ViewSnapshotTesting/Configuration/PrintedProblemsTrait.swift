import Synchronization
public import Testing

/// A trait by which what cannot be drawn as asked is printed, and fails no test.
public struct PrintedProblemsTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether the tests of a suite have the trait too.
  public let isRecursive = true

  /// Runs one test, whose pictures are compared and recorded as they are.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await PrintedProblems.$arePrinted.withValue(true) { try await function() }
  }
}

extension Trait where Self == PrintedProblemsTrait {
  /// What cannot be drawn as asked is printed, and the picture is compared and recorded as it is: with labelled surfaces,
  /// another font, squares for symbols.
  ///
  /// A preview that ends the process, by a force unwrap or a `fatalError`, fails, and the others are drawn all the same: the
  /// process begins again, in its own place, and runs its tests again without that one. So it does where a preview
  /// does not end. On Linux and on the main thread: what ends on another thread ends the process. What the first run has
  /// recorded is compared by the next.
  ///
  /// For pictures that are looked at, such as those of all previews of an app. Elsewhere a test fails that shows such a
  /// thing, since it would be recorded by mistake.
  ///
  ///     @Suite(.printingProblems)
  public static var printingProblems: PrintedProblemsTrait { PrintedProblemsTrait() }
}

/// What cannot be drawn as asked, in tests that print it.
enum PrintedProblems {
  @TaskLocal static var arePrinted = false

  private static let printed = Mutex<Set<String>>([])

  /// Prints sentences, each once in a process.
  static func add(_ sentences: [String]) {
    for sentence in sentences where printed.withLock({ $0.insert(sentence).inserted }) {
      print("Not drawn as asked: \(sentence)")
    }
  }
}
