/// Sets the record mode and the difference tool for all assertions in an operation.
/// - Parameters:
///   - record: when references are written, or nil for what holds around.
///   - diffTool: the command that failures name, or nil for what holds around.
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
    .chosen(by: .scope(place: "\(file):\(line)")).falling(backTo: .innermost)
  return try SnapshotTestingConfiguration.$innermost.withValue(configuration, operation: operation)
}

/// Sets the record mode and the difference tool for all assertions in an asynchronous operation.
/// - Parameters:
///   - record: when references are written, or nil for what holds around.
///   - diffTool: the command that failures name, or nil for what holds around.
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
    .chosen(by: .scope(place: "\(file):\(line)")).falling(backTo: .innermost)
  return try await SnapshotTestingConfiguration.$innermost.withValue(configuration, operation: operation)
}
