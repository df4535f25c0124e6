/// The view that a modifier changes.
public struct ModifierContent<Modifier: ViewModifier> {
  let content: AnyView
}

extension ModifierContent: View {
  /// The view as it was before the change.
  public var body: some View { content }
}
