package import LayoutTree

/// Shows the first window of a program and keeps it alive, without a program that runs.
///
/// What changes is evaluated soon after, as in a program, and not only before the next picture or touch: so a test can
/// await `bodyEvaluations()`.
/// - Remark: only here.
@MainActor @preconcurrency
public final class AppHost<Program: App>: Touchable {
  /// What keeps the window alive.
  public let host: ViewHost<AppWindow<Program>>

  /// Opens the first window of a program.
  public init(_ program: Program = Program()) {
    program.tellLaunch()
    host = ViewHost(AppWindow(program: program))
    host.keepUpToDate()
  }
}

/// The first window of a program, as a view; a program without a window shows nothing.
/// - Remark: only here; what an `AppHost` shows.
public struct AppWindow<Program: App> {
  let program: Program
}

extension AppWindow: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    context.evaluated(AppBody(subject: program))
  }
}

/// The body of an app; its first window is shown.
private struct AppBody<Program: App>: BodyOwner {
  var subject: Program

  var content: any NodeContent { Grouping() }

  func evaluate() -> any View { firstWindow(of: subject.body) ?? EmptyView() }

  func resolve(_ window: any View, in context: ResolveContext) -> [Node] { [window.resolved(in: context.at(.body))] }

  private func firstWindow(of scene: any Scene) -> (any View)? {
    switch scene {
    case let window as any WindowScene: window.makeView()
    case let group as any SceneGroup: group.scenes.lazy.compactMap(firstWindow).first
    default: body(of: scene)
    }
  }

  /// The first window of a scene of the user's.
  private func body(of scene: some Scene) -> (any View)? { firstWindow(of: scene.body) }
}

/// A scene that shows a view.
@MainActor
protocol WindowScene {
  func makeView() -> any View
}

extension WindowGroup: WindowScene {
  func makeView() -> any View { content() }
}

/// A scene of other scenes.
@MainActor
protocol SceneGroup {
  var scenes: [any Scene] { get }
}

extension TupleScene: SceneGroup {
  var scenes: [any Scene] { Mirror(reflecting: value).children.compactMap { $0.value as? any Scene } }
}

extension OptionalScene: SceneGroup {
  var scenes: [any Scene] { content.map { [$0] } ?? [] }
}

extension ModifiedScene: SceneGroup {
  var scenes: [any Scene] { [content] }
}
