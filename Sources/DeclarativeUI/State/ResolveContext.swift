/// What a view is told when it becomes part of a layout.
@MainActor
struct ResolveContext {
  var environment: EnvironmentValues
  /// The axis of the nearest stack around the view; nil outside of stacks.
  var stackAxis: Axis?
  /// Where the view is among all views; what a view remembers belongs to its place.
  private(set) var identity: ViewIdentity
  let dynamicProperties: DynamicPropertyReader
  /// The view of the user's whose body the view is in; nil outside of bodies.
  private var enclosingView: (any View.Type)?
  /// How many views the view lies in.
  private var depth = 0
  private let room = StackRoom()

  init(environment: EnvironmentValues) {
    self.environment = environment
    identity = .root
    dynamicProperties = DynamicPropertyReader()
  }

  func child(_ step: ViewIdentity.Step) -> ResolveContext {
    var context = self
    context.identity = identity.appending(step)
    return context
  }

  /// The context of views inside of a stack along an axis, or of views that no stack arranges.
  func inStack(_ axis: Axis?) -> ResolveContext {
    var context = child(.content)
    context.stackAxis = axis
    return context
  }

  /// The context of what the body of a view contains.
  func body(of view: any View.Type) -> ResolveContext {
    var context = child(.body)
    context.enclosingView = view
    return context
  }

  /// The context of a view for what it contains, or nil where the stack has no room to go down, which is reported.
  func enteringView() -> ResolveContext? {
    guard !room.isExhausted else { return nil }
    guard room.hasRoom() else {
      let place = describedView.map { ", the last ones in the body of \($0), which may contain itself" } ?? ""
      report(
        "The views are nested too deep: \(depth) lie in each other\(place), and the stack of this thread has no room for "
          + "more. Nest fewer views in each other")
      return nil
    }
    var context = self
    context.depth += 1
    return context
  }

  /// The root of a layout, or a box in its place where the stack has no room to lay it out, which is reported.
  func checked(_ root: LayoutNode) -> LayoutNode {
    let limit = room.nodeCount
    if !room.isExhausted, root.depth <= limit { return root }
    if !room.isExhausted {
      report(
        "The views are nested too deep: \(root.depth) stacks and modifiers lie in each other, and the stack of this "
          + "thread has room for \(limit). Nest fewer views in each other")
    }
    return LayoutNode(MissingImageRule(isResizable: false))
  }

  /// The name of the user's view whose body the view is in.
  var describedView: String? { enclosingView.map { String(describing: $0) } }

  func report(_ problem: String) {
    environment.problemLog?.report(problem)
  }
}
