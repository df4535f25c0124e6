public import DeclarativeUI
public import Testing

/// A trait that says what is drawn in the place of views of a type in a test or a suite.
public struct StandInTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether the tests of a suite have the trait too.
  public let isRecursive = true

  let standIns: StandIns

  /// Runs one test with what stands in; that of a test counts before that of its suite.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await TestStandIns.$current.withValue(TestStandIns.current.merging(standIns)) { try await function() }
  }
}

extension Trait where Self == StandInTrait {
  /// Draws another view in place of every view of a type: a map or a chart, a view of UIKit's, or any view of yours.
  ///
  ///     @Suite(.standIn(for: MapView.self) { Color.gray })
  public static func standIn<Subject: View, Content: View>(
    for type: Subject.Type, @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> StandInTrait {
    StandInTrait(standIns: StandIns().adding(for: type, content))
  }
}
