import LayoutTree

extension View {
  /// The view, with mirrored and blurred images of it around where it reaches the safe area's edge in iOS 26: below bars, and
  /// below a bar of tabs at the side.
  ///
  /// Nothing of the view is seen outside of its own frame. Before iOS 26 there are no images.
  /// - Remark: how much the images are blurred is a guess.
  public nonisolated func backgroundExtensionEffect() -> some View { backgroundExtensionEffect(isEnabled: true) }

  /// The view, with mirrored and blurred images of it around where it reaches the safe area's edge in iOS 26, or as it is.
  /// - Remark: how much the images are blurred is a guess.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modifier(BackgroundExtensionModifier(isEnabled: isEnabled))
  }
}

private struct BackgroundExtensionModifier: PrimitiveModifier {
  let isEnabled: Bool

  var call: ModifierCall { ModifierCall("backgroundExtensionEffect", ["isEnabled": isEnabled ? nil : false]) }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    let isDrawn = isEnabled && context.environment.systemDesign == .iOS26
    let rule = BackgroundExtensionRule(blur: 12, isMirrored: context.environment.isMirrored)
    return context.node(Self.self, isDrawn ? rule : Grouping()) { [content.resolved(in: $0)] }.from(self, in: context)
  }
}
