/// What a view is told when it becomes part of a layout.
@MainActor
struct ResolveContext {
  var environment: EnvironmentValues
  /// The axis of the nearest stack around the view; nil outside of stacks.
  var stackAxis: Axis?
  /// Where the view is among all views; what a view remembers belongs to its place.
  private(set) var identity: ViewIdentity
  let dynamicProperties: DynamicPropertyReader

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

  func report(_ problem: String) {
    environment.problemLog?.report(problem)
  }
}
