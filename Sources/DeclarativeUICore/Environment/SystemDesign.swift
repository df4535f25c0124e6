import Foundation

/// How iOS draws what is its own: colours, controls, lists and bars.
///
/// What is said nearest to a view counts: `.environment(\.systemDesign, .iOS18)` on a view, `UITraitCollection(systemDesign:)`
/// for a picture, the trait `.systemDesign(.iOS18)` or `withSystemDesign(_:operation:)` for a test or a suite, and for a whole
/// run or a launched app the variable `STILLS_SYSTEM_DESIGN=iOS18` or the argument `-SystemDesign iOS18`. Everything else that
/// changes a look (the appearance, direction, text size, tint) follows from the other values of the environment.
public enum SystemDesign: String, CaseIterable, Hashable, Sendable {
  /// That of iOS 15 to 18.
  case iOS18
  /// That of iOS 26, with glass and rounder corners: what an app looks like that is built today.
  case iOS26
}

extension SystemDesign {
  /// The variable that chooses the design of a run.
  package static let variable = "STILLS_SYSTEM_DESIGN"
  /// The argument that chooses the design of a launched app, before the design's name.
  package static let argument = "-SystemDesign"

  /// What a test has chosen; nil where none has.
  @TaskLocal package static var chosen: SystemDesign?

  /// The design where no view says otherwise.
  package static var usual: SystemDesign { chosen ?? ofProcess }

  private static let ofProcess = SystemDesign(
    arguments: CommandLine.arguments, variables: ProcessInfo.processInfo.environment)

  /// The design that a process was started with; that of iOS 26 unless somebody said otherwise.
  package init(arguments: [String], variables: [String: String]) {
    let argument = arguments.firstIndex(of: Self.argument).map { arguments.dropFirst($0 + 1).first }
    guard let name = argument ?? variables[Self.variable] else {
      self = .iOS26
      return
    }
    guard let design = SystemDesign(rawValue: name) else {
      preconditionFailure(
        "There is no design \(name) of iOS: say iOS18 or iOS26 with \(Self.variable) or \(Self.argument)")
    }
    self = design
  }
}

/// Does something while iOS's design is another one where no view says otherwise.
/// - Remark: only here, for tests.
public func withSystemDesign<Result>(
  _ design: SystemDesign, operation: () throws -> Result
) rethrows -> Result {
  try SystemDesign.$chosen.withValue(design, operation: operation)
}

/// Does something while iOS's design is another one where no view says otherwise.
/// - Remark: only here, for tests.
public func withSystemDesign<Result>(
  _ design: SystemDesign, isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
  try await SystemDesign.$chosen.withValue(design, operation: operation, isolation: isolation)
}

private enum SystemDesignKey: EnvironmentKey {
  static var defaultValue: SystemDesign { .usual }
}

extension EnvironmentValues {
  /// How iOS draws colours, controls, lists and bars: as iOS 26 does, unless a test says otherwise.
  ///
  /// Numbers that are read off a `UIColor` without an environment are those of iOS 26.
  /// - Remark: only here; that of iOS 26 unless a test says otherwise.
  public var systemDesign: SystemDesign {
    get { self[SystemDesignKey.self] }
    set { self[SystemDesignKey.self] = newValue }
  }
}
