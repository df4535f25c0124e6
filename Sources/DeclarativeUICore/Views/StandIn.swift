import LayoutTree

/// Views that are drawn in the place of others, by the types of those.
package struct StandIns: Sendable {
  /// A class and not a plain closure: a task-local function value crashes in release builds of Swift 6.3.
  private final class StandIn: Sendable {
    private let content: @MainActor () -> AnyView

    init(_ content: @escaping @MainActor () -> AnyView) { self.content = content }

    @MainActor var view: AnyView { content() }
  }

  private var views: [ObjectIdentifier: StandIn] = [:]

  package init() {}

  /// The same, with a view in the place of those of a type.
  package func adding<Subject: View, Content: View>(
    for type: Subject.Type, _ content: @escaping @MainActor () -> Content
  ) -> StandIns {
    var standIns = self
    standIns.views[ObjectIdentifier(type)] = StandIn { AnyView(content()) }
    return standIns
  }

  /// Both, of which the other ones count first.
  package func merging(_ others: StandIns) -> StandIns {
    var standIns = self
    standIns.views.merge(others.views) { _, other in other }
    return standIns
  }

  /// The same, with nothing in the place of a type.
  func removing(_ type: Any.Type) -> StandIns {
    var standIns = self
    standIns.views[ObjectIdentifier(type)] = nil
    return standIns
  }

  /// What is drawn in the place of a view of a type; nil where that view itself is drawn.
  @MainActor func view(for type: Any.Type) -> AnyView? {
    views.isEmpty ? nil : views[ObjectIdentifier(type)]?.view
  }
}

/// The stand-ins of a test.
package enum TestStandIns {
  /// Those of the test that runs.
  @TaskLocal package static var current = StandIns.provided
}

private enum StandInsKey: EnvironmentKey {
  static var defaultValue: StandIns { TestStandIns.current }
}

extension EnvironmentValues {
  /// What is drawn in the place of views.
  var standIns: StandIns {
    get { self[StandInsKey.self] }
    set { self[StandInsKey.self] = newValue }
  }
}

extension View {
  /// The view, in which another view is drawn wherever one of a type would be.
  ///
  /// The type may be any: a map or a chart, a view of UIKit's, or a view of yours that shows one. Its body is not evaluated,
  /// and nothing is reported of it.
  ///
  ///     MapScreen().standIn(for: Map.self) { Color.green }
  ///
  /// For a test or a suite there is the trait of the same name.
  /// - Remark: only here, for tests.
  public nonisolated func standIn<Subject: View, Content: View>(
    for type: Subject.Type, @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> some View {
    modifier(StandInModifier(subject: type, content: content))
  }
}

private struct StandInModifier<Subject: View, Content: View>: EnvironmentModifier {
  let subject: Subject.Type
  let content: @MainActor () -> Content

  var call: ModifierCall { ModifierCall("standIn", ["for": "\(subject)"]) }

  func change(_ environment: inout EnvironmentValues, in context: ResolveContext) {
    environment.standIns = environment.standIns.adding(for: subject, content)
  }
}

/// What is drawn in the place of a view of a type.
struct StandInView<Subject: View>: View, PrimitiveView {
  typealias Body = Never

  let content: AnyView

  func resolve(in context: ResolveContext) -> Node {
    var context = context
    // What stands in may show a view of the type.
    context.environment.standIns = context.environment.standIns.removing(Subject.self)
    return context.node(Self.self, Grouping()) { [content.resolved(in: $0)] }
  }
}

/// Does something while a view is drawn in the place of those of a type.
/// - Remark: only here, for tests.
public func withStandIn<Subject: View, Content: View, Result>(
  for type: Subject.Type, _ content: @escaping @MainActor () -> Content, operation: () throws -> Result
) rethrows -> Result {
  try TestStandIns.$current.withValue(TestStandIns.current.adding(for: type, content), operation: operation)
}

/// Does something while a view is drawn in the place of those of a type.
/// - Remark: only here, for tests.
public func withStandIn<Subject: View, Content: View, Result>(
  for type: Subject.Type, _ content: @escaping @MainActor () -> Content,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
  try await TestStandIns.$current.withValue(
    TestStandIns.current.adding(for: type, content), operation: operation, isolation: isolation)
}
