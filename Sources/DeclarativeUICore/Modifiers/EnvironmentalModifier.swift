import LayoutTree

/// A modifier that the environment of the changed view decides on.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The kind of modifier that it becomes.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier in an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// A view, changed by what the modifier becomes where that is.
  func applied(to content: some View) -> any View { ResolvedView(content: content, modifier: self) }
}

/// A view with a modifier that reads the environment.
private struct ResolvedView<Content: View, Modifier: EnvironmentalModifier>: View {
  let content: Content
  let modifier: Modifier
  @Environment(\.self) private var environment

  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
