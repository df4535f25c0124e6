import SnapshotReferences

/// The record mode that holds for one assertion.
struct RecordDecision: Equatable {
  /// The mode.
  var mode: SnapshotTestingConfiguration.Record
  /// Whether somebody asked for the mode by its name; else it is the default.
  var isNamed: Bool
  /// Whether this runs on a continuous integration machine.
  var isContinuousIntegration: Bool

  /// Whether a missing reference may be written.
  var mayRecordMissing: Bool { mode != .never && (isNamed || !isContinuousIntegration) }

  /// Finds the mode: the argument before the scope (`withSnapshotTesting`, then the trait) before the old global
  /// before the environment before `missing`.
  /// - Throws: a failure where the environment names no known mode; a misspelt mode must not look like another.
  init(argument: SnapshotTestingConfiguration.Record?) throws(SnapshotFailure) {
    let environment = RunEnvironment.current
    let fromEnvironment = environment.recordMode.map(SnapshotTestingConfiguration.Record.init(rawValue:))
    if case .some(.none) = fromEnvironment { throw .unknownRecordMode(environment.recordMode ?? "") }
    let named =
      argument ?? SnapshotTestingConfiguration.current.record ?? LegacyGlobals.shared.record ?? fromEnvironment ?? nil
    mode = named ?? .missing
    isNamed = named != nil
    isContinuousIntegration = environment.isContinuousIntegration
  }
}
