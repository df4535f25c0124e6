import TypeDiscovery

/// A type that says what is drawn in the place of views, in all tests that run in a process.
///
/// For the tests of an adopted app, of which no line is edited: a file of yours beside them says it for them all.
///
///     enum AppStandIns: StandInProvider {
///       static var standIns: StandInList { StandInList().standIn(for: MapView.self) { Color.gray } }
///     }
///
/// Such types are found by themselves; they must not be private. What a view, a test or a suite says comes before.
/// - Remark: only here, for tests.
public protocol StandInProvider {
  /// What is drawn in the place of what.
  static var standIns: StandInList { get }
}

/// Views that are drawn in the place of others.
/// - Remark: only here, for tests.
public struct StandInList: Sendable {
  fileprivate var views = StandIns()

  /// Creates a list without views.
  public init() {}

  /// The same, with a view in the place of all of a type.
  public func standIn<Subject: View, Content: View>(
    for type: Subject.Type, @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> StandInList {
    var list = self
    list.views = views.adding(for: type, content)
    return list
  }
}

extension StandIns {
  /// Those that types of this process provide.
  package static let provided =
    ConformingTypes.of((any StandInProvider).self).compactMap { $0 as? any StandInProvider.Type }
    .sorted { String(reflecting: $0) < String(reflecting: $1) }
    .reduce(StandIns()) { $0.merging($1.standIns.views) }
}
