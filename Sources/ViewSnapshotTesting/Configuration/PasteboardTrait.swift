import DeclarativeUI
public import Testing

/// A trait with which each test has a pasteboard of its own, which is empty when it begins.
public struct PasteboardTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether the tests of a suite have the trait too.
  public let isRecursive = true

  /// Runs one test with a pasteboard that no other has.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await TestPasteboard.$current.withValue(UIPasteboard()) { try await function() }
  }
}

extension Trait where Self == PasteboardTrait {
  /// `UIPasteboard.general` is one that no other test writes to.
  public static var ownPasteboard: PasteboardTrait { PasteboardTrait() }
}
