public import Testing

/// A trait that sets the record mode and the difference tool of a test or a suite.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether the tests of a suite have the trait too.
  public let isRecursive = true

  let configuration: SnapshotTestingConfiguration

  /// Runs one test with the configuration, as an invocation of its own.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotTestingConfiguration.$current.withValue(configuration.scope()) {
      try await TestInvocation.$current.withValue(TestInvocation()) { try await function() }
    }
  }
}

// swift-format-ignore: NoLeadingUnderscores
/// The trait by the name that extensions of people's own give it: `extension Trait where Self == _SnapshotsTestTrait`.
public typealias _SnapshotsTestTrait = SnapshotsTrait

extension Trait where Self == SnapshotsTrait {
  /// Snapshot assertions with the configuration that holds around, numbered anew whenever the test runs.
  public static var snapshots: SnapshotsTrait { .snapshots() }

  /// Sets the record mode and the difference tool.
  /// - Parameters:
  ///   - record: when references are written, or nil for the outer one.
  ///   - diffTool: the command that failures name, or nil for the outer one.
  ///   - file: the file that a failure names where a record mode was left on.
  ///   - line: the line in it.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> SnapshotsTrait {
    .snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool), file: file, line: line)
  }

  /// Sets the configuration.
  /// - Parameters:
  ///   - configuration: the record mode and the difference tool.
  ///   - file: the file that a failure names where a record mode was left on.
  ///   - line: the line in it.
  public static func snapshots(
    _ configuration: SnapshotTestingConfiguration, file: StaticString = #filePath, line: UInt = #line
  ) -> SnapshotsTrait {
    SnapshotsTrait(configuration: configuration.chosen(by: .trait(place: "\(file):\(line)")))
  }
}
