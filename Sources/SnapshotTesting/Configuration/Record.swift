import SnapshotReferences

extension SnapshotTestingConfiguration {
  /// When references are written.
  public struct Record: Hashable, Sendable {
    private enum Mode: String, CaseIterable { case all, failed, missing, never }

    private let mode: Mode
    /// Whether it was written as `false`, which only says that this place asks for nothing else.
    fileprivate private(set) var isPlainFalse = false

    private init(_ mode: Mode) { self.mode = mode }

    /// Whether two are the same mode, however they were written.
    public static func == (first: Record, second: Record) -> Bool { first.mode == second.mode }

    /// Hashes the mode.
    public func hash(into hasher: inout Hasher) { hasher.combine(mode) }

    /// The mode of a name: `all`, `failed`, `missing` or `never`.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue) else { return nil }
      self.mode = mode
    }

    /// The name of the mode.
    public var rawValue: String { mode.rawValue }

    /// Every assertion writes its reference, and fails so that the mode cannot be left on.
    ///
    /// A picture's file that has these pixels and this layout already stays as it is.
    public static let all = Record(.all)
    /// Missing references and those that do not match are written, and their assertions fail.
    public static let failed = Record(.failed)
    /// Missing references are written, and their assertions fail; the default.
    public static let missing = Record(.missing)
    /// Nothing is written; a missing reference fails.
    public static let never = Record(.never)

    /// The names of all modes.
    static var names: [String] { Mode.allCases.map(\.rawValue) }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// `true` is `.all` and `false` is `.missing`, as older tests write it; `false` leaves the choice to the environment.
  public init(booleanLiteral value: Bool) {
    self = value ? .all : .missing
    isPlainFalse = !value
  }

  /// The mode that tests of older versions pass on as a variable, or nil for the outer one.
  package static func mode(_ isRecording: Bool?) -> SnapshotTestingConfiguration.Record? {
    isRecording.map(SnapshotTestingConfiguration.Record.init(booleanLiteral:))
  }
}

/// The record mode that holds for one assertion.
struct RecordDecision: Equatable {
  /// The mode that holds, whoever asked for it.
  var mode: SnapshotTestingConfiguration.Record
  /// The mode that this run was asked for by its environment, or nil.
  var requested: SnapshotTestingConfiguration.Record?
  /// The mode that the code asks for, which counts before that of the environment unless it is a plain `false`; or nil.
  var inCode: SnapshotTestingConfiguration.Record?
  /// Whether this runs on a continuous integration machine.
  var isContinuousIntegration: Bool

  /// Whether a missing reference may be written.
  var mayRecordMissing: Bool { mode != .never && mayRecord([.missing, .failed, .all]) }
  /// Whether a reference that does not match may be overwritten.
  var mayOverwrite: Bool { mode == .failed && mayRecord([.failed, .all]) }
  /// Why a missing reference is not written where `mayRecordMissing` is false.
  var reasonNotToRecord: SnapshotFailure.NotRecordedReason {
    mode == .never ? .recordingIsDisabled(inCode: inCode == .never) : .continuousIntegration
  }

  /// Whether a missing reference would be written if the environment asked for it.
  var environmentCanRecordMissing: Bool { inCode != .never }
  /// Whether a reference that does not match would be overwritten if the environment asked for it.
  var environmentCanOverwrite: Bool { inCode != .never && (inCode != .missing || inCode?.isPlainFalse == true) }

  /// On continuous integration machines code does not write more than the run was asked for.
  private func mayRecord(_ modes: [SnapshotTestingConfiguration.Record]) -> Bool {
    !isContinuousIntegration || requested.map(modes.contains) == true
  }

  /// Finds the mode: the argument before the scope (`withSnapshotTesting`, then the trait) before the old global
  /// before the environment before `missing`.
  /// - Throws: a failure where the environment names no known mode, because a misspelt mode must not look like
  ///   another; and where code that records everything was left in and reached a continuous integration machine.
  init(argument: SnapshotTestingConfiguration.Record?, at place: SourcePlace) throws(SnapshotFailure) {
    let environment = RunEnvironment.current
    let fromEnvironment = environment.recordMode.map(SnapshotTestingConfiguration.Record.init(rawValue:))
    if case .some(.none) = fromEnvironment { throw .unknownRecordMode(environment.recordMode ?? "") }
    requested = fromEnvironment ?? nil
    isContinuousIntegration = environment.isContinuousIntegration
    let configuration = SnapshotTestingConfiguration.innermost
    inCode = argument ?? configuration.record ?? LegacyGlobals.shared.record
    // Tests that pass on a variable for all of them say `false` at each assertion.
    mode = (inCode?.isPlainFalse == true ? requested : nil) ?? inCode ?? requested ?? .missing
    guard isContinuousIntegration, inCode == .all, requested != .all else { return }
    let origin = argument == nil ? configuration.recordOrigin ?? .global : .argument
    throw .recordModeLeftOn(origin, assertion: place.text)
  }
}
