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

  /// The name of the user's view whose body the view is in.
  var describedView: String? { enclosingView.map { String(describing: $0) } }

  func report(_ problem: String) {
    environment.problemLog?.report(problem)
  }
}
