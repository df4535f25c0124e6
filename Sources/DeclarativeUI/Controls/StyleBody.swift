import LayoutTree

/// The look that a style gives to a control.
struct StyleBody<Style, Configuration, Look: View>: BodyOwner {
  var subject: Style
  let configuration: Configuration
  let makeLook: @MainActor (Style, Configuration) -> Look

  var content: any NodeContent { Grouping() }

  func isSame(as earlier: Self) -> Bool {
    ValueComparison.areEqual(earlier.subject, subject)
      && ValueComparison.areEqual(earlier.configuration, configuration)
  }

  func evaluate() -> Look { makeLook(subject, configuration) }

  func resolve(_ look: Look, in context: ResolveContext) -> [Node] {
    [look.resolved(in: context.at(.body))]
  }
}
