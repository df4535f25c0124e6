public import DeclarativeUI
public import Foundation

/// Keeps views alive for tests that are written in ViewInspector's spelling; others give a view to a host of their own.
@MainActor @preconcurrency
public enum ViewHosting {
  /// The hosts with the names of the tests that have asked for them, the latest first.
  private static var hosts: [(name: String, host: any HostedView)] = []

  /// The name of the host that a test looks into while it is shown; nil where it means any.
  @TaskLocal private static var shown: String?

  /// The points of a screen where a test does not say how large it is: those of an iPhone 13.
  private nonisolated static let screen = CGSize(width: 390, height: 844)

  /// Shows a view until the test says that it is not shown any more.
  ///
  /// What changes meanwhile is evaluated soon after, as on a device, so that the view may tell of it by itself.
  /// - Parameters:
  ///   - view: the view.
  ///   - size: the size of the screen in points.
  ///   - function: the test.
  public static func host<V: View>(view: V, size: CGSize? = nil, function: String = #function) {
    let host = ViewHost(view, size: size ?? screen)
    expel(function: function)
    hosts.insert((function, host), at: 0)
    host.keepUpToDate()
    host.update()
  }

  /// Shows a view while something is done with it.
  /// - Parameters:
  ///   - view: the view.
  ///   - size: the size of the screen in points.
  ///   - function: the test.
  ///   - whileHosted: what is done with it; the view is not shown afterwards.
  public static func host<V: View>(
    _ view: V, size: CGSize? = nil, function: String = #function, whileHosted: @MainActor () async throws -> Void
  ) async throws {
    try await host(view, size: size, function: function) { _ in try await whileHosted() }
  }

  /// Shows a view while something is done with it, which is given the view.
  public static func host<V: View>(
    _ view: V, size: CGSize? = nil, function: String = #function, whileHosted: @MainActor (V) async throws -> Void
  ) async throws {
    // Tests of one name may run at a time.
    count += 1
    let name = "\(function) \(count)"
    host(view: view, size: size, function: name)
    defer { expel(function: name) }
    try await $shown.withValue(name) { try await whileHosted(view) }
  }

  private static var count = 0

  /// Ends to show the view of a test.
  public static func expel(function: String = #function) {
    hosts.removeAll { $0.name == function }
  }

  /// Evaluates what has changed in all views that are shown, the latest first.
  static func update() { for (_, host) in hosts { host.update() } }

  /// The one view which a condition means among those that are shown; nil where there is none.
  ///
  /// Where a test waits in its own host, only that counts. It is the one view that is meant, or where views have marks, that
  /// with the right one: another test may have left its host. Of several with it, it is that of the latest host.
  ///
  /// Its body is evaluated anew: what it reads may be the test's own, such as a binding to a variable, and nobody tells of
  /// changes of that.
  /// - Parameters:
  ///   - views: the views that are meant among those that belong to one.
  ///   - isMarked: whether a view has the right mark; nil where it has none.
  static func only(
    _ views: @MainActor (ViewElement) -> [ViewElement],
    where isMarked: (@MainActor (ViewElement) -> Bool)? = nil
  ) -> ViewElement? {
    guard let found = shown(views, isMarked) else { return nil }
    found.node.evaluateAgainSoon()
    update()
    return found
  }

  private static func shown(
    _ views: @MainActor (ViewElement) -> [ViewElement], _ isMarked: (@MainActor (ViewElement) -> Bool)?
  ) -> ViewElement? {
    let own = hosts.filter { $0.name == shown }
    let found = (own.isEmpty ? hosts : own).flatMap { $0.host.tree.element?.allDescendants.flatMap(views) ?? [] }
    if let isMarked { return found.first(where: isMarked) }
    return found.count == 1 ? found[0] : nil
  }
}

/// A host of any view.
@MainActor
private protocol HostedView {
  /// Evaluates what has changed.
  func update()
  /// Has what changes from now on evaluated soon after.
  func keepUpToDate()
  /// The views that are shown, after everything that has changed was evaluated.
  var tree: ViewTree { get }
}

extension ViewHost: HostedView {
  fileprivate func update() { _ = viewTree }
  fileprivate var tree: ViewTree { viewTree }
}
