/// How buttons look; its dynamic properties, such as `@Environment`, have the values of the place of each button.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The kind of view that a button looks like.
  associatedtype Body: View
  /// What a style knows about a button.
  typealias Configuration = ButtonStyleConfiguration

  /// The look of one button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
