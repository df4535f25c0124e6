/// How assertions record references and tell of differences.
public struct SnapshotTestingConfiguration: Sendable {
  /// When references are written, or nil for the outer one.
  public var record: Record?
  /// The command that shows two files, or nil for the outer one.
  public var diffTool: DiffTool?

  /// What set the record mode, or nil where nothing did or it is not known.
  var recordOrigin: RecordOrigin?

  /// Creates a configuration.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// The configuration of the innermost scope, with what the outer ones add to it; nil outside of all scopes.
  ///
  /// For helpers that wrap assertions. Those that go on in another task or on another queue carry it over there with
  /// `$current.withValue`, and traits of your own set it so.
  @_spi(Internals) @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// The same, empty outside of all scopes.
  static var innermost: SnapshotTestingConfiguration { current ?? SnapshotTestingConfiguration() }

  /// This configuration as a scope within the one that holds here, always with a difference tool.
  func scope() -> SnapshotTestingConfiguration {
    var scope = falling(backTo: .innermost)
    scope.diffTool = scope.diffTool ?? LegacyGlobals.shared.diffTool ?? .default
    return scope
  }

  /// This configuration where it says something, and the other where it does not.
  func falling(backTo other: SnapshotTestingConfiguration) -> SnapshotTestingConfiguration {
    var configuration = SnapshotTestingConfiguration(
      record: record ?? other.record, diffTool: diffTool ?? other.diffTool)
    configuration.recordOrigin = record == nil ? other.recordOrigin : recordOrigin
    return configuration
  }

  /// This configuration, chosen by something.
  func chosen(by origin: RecordOrigin) -> SnapshotTestingConfiguration {
    var configuration = self
    configuration.recordOrigin = record == nil ? nil : origin
    return configuration
  }
}

/// What in the code chose a record mode.
enum RecordOrigin: Equatable, Sendable {
  /// The argument `record` of the assertion.
  case argument
  /// `withSnapshotTesting`, called at a place.
  case scope(place: String)
  /// The trait `snapshots`, written at a place.
  case trait(place: String)
  /// The old global `isRecording`, set anywhere.
  case global
}

/// Sets the record mode and the difference tool for all assertions in an operation.
/// - Parameters:
///   - record: when references are written, or nil for the outer one.
///   - diffTool: the command that failures name, or nil for the outer one.
///   - file: the file that a failure names where a record mode was left on.
///   - line: the line in it.
///   - operation: what runs with it.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  file: StaticString = #filePath,
  line: UInt = #line,
  operation: () throws -> R
) rethrows -> R {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
    .chosen(by: .scope(place: "\(file):\(line)")).scope()
  return try SnapshotTestingConfiguration.$current.withValue(configuration, operation: operation)
}

/// Sets the record mode and the difference tool for all assertions in an asynchronous operation.
/// - Parameters:
///   - record: when references are written, or nil for the outer one.
///   - diffTool: the command that failures name, or nil for the outer one.
///   - isolation: the actor that the operation runs on.
///   - file: the file that a failure names where a record mode was left on.
///   - line: the line in it.
///   - operation: what runs with it.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString = #filePath,
  line: UInt = #line,
  operation: () async throws -> R
) async rethrows -> R {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
    .chosen(by: .scope(place: "\(file):\(line)")).scope()
  return try await SnapshotTestingConfiguration.$current.withValue(configuration, operation: operation)
}
