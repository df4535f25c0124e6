extension SnapshotTestingConfiguration {
  /// When references are written.
  public struct Record: Hashable, Sendable {
    private enum Mode: String, CaseIterable { case all, failed, missing, never }

    private let mode: Mode

    private init(_ mode: Mode) { self.mode = mode }

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
  /// `true` is `.all` and `false` is `.missing`, as older tests write it.
  public init(booleanLiteral value: Bool) {
    self = value ? .all : .missing
  }

  /// The mode that tests of older versions pass on as a variable, or nil for what holds around.
  static func mode(_ isRecording: Bool?) -> SnapshotTestingConfiguration.Record? {
    isRecording.map(SnapshotTestingConfiguration.Record.init(booleanLiteral:))
  }
}
