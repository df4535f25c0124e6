import DeclarativeUI
public import Testing

/// A trait that gives each test its own UIKit appearance proxies, with nothing set at first.
public struct AppearanceTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether the tests of a suite have the trait too.
  public let isRecursive = true

  /// Runs one test with its own appearance proxies.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await TestAppearance.$current.withValue(UIKitAppearances()) { try await function() }
  }
}

extension Trait where Self == AppearanceTrait {
  /// What a test sets by `UITabBar.appearance()` and the like is seen by no other test.
  public static var ownAppearance: AppearanceTrait { AppearanceTrait() }
}
