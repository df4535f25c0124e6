public import DeclarativeUI
public import Testing

/// A trait that says how iOS draws what is its own in a test or a suite, where no view says otherwise.
public struct SystemDesignTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether the tests of a suite have the trait too.
  public let isRecursive = true

  let design: SystemDesign

  /// Runs one test with the design.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SystemDesign.$chosen.withValue(design) { try await function() }
  }
}

extension Trait where Self == SystemDesignTrait {
  /// Colours, controls, lists and bars as a design of iOS has them.
  public static func systemDesign(_ design: SystemDesign) -> SystemDesignTrait { SystemDesignTrait(design: design) }
}
