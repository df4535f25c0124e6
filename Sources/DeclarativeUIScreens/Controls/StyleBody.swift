import LayoutTree

/// The body that a style makes for a control.
struct StyleBody<Style, Configuration, Body: View>: BodyOwner {
  var subject: Style
  let configuration: Configuration
  let makeBody: @MainActor (Style, Configuration) -> Body

  var content: any NodeContent { Grouping() }

  func isSame(as earlier: Self) -> Bool {
    ValueComparison.areEqual(earlier.subject, subject)
      && ValueComparison.areEqual(earlier.configuration, configuration)
  }

  func evaluate() -> Body { makeBody(subject, configuration) }

  func resolve(_ body: Body, in context: ResolveContext) -> [Node] {
    [body.resolved(in: context.at(.body))]
  }
}
