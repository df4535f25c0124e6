import LayoutTree

extension View {
  /// The view with a style for texts and shapes that name none.
  /// - Remark: emoji in texts keep their colours; whether they do on iOS is not known.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundModifier(styles: [AnyShapeStyle(style)]))
  }

  /// The view with styles for two levels of importance.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(ForegroundModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// The view with styles for three levels of importance.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// The view with a colour for texts and shapes that name none; nil is what the views around it have.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundModifier(styles: color.map { [AnyShapeStyle($0)] } ?? []))
  }

  /// The view with a style for backgrounds that name none.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// The view with a colour for what can be pressed; nil is what the views around it have.
  public nonisolated func tint(_ tint: Color?) -> some View {
    modifier(TintModifier(style: tint.map { AnyShapeStyle($0) }))
  }

  /// The view with a style for what can be pressed; nil is what the views around it have.
  @_disfavoredOverload
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(TintModifier(style: tint.map { AnyShapeStyle($0) }))
  }

  /// The view with a colour for what can be pressed and for `Color.accentColor`; nil is what the views around it have.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    modifier(TintModifier(style: accentColor.map { AnyShapeStyle($0) }, isAccent: true))
  }
}

/// Sets the foreground styles; none leaves them as they are.
package struct ForegroundModifier: EnvironmentModifier {
  /// From primary to tertiary; none leaves those of the views around.
  let styles: [AnyShapeStyle]
  /// Whether they are the system's, so that what has a style of its own there keeps it.
  let isUsual: Bool

  package init(styles: [AnyShapeStyle], isUsual: Bool = false) {
    self.styles = styles
    self.isUsual = isUsual
  }

  package var call: ModifierCall {
    ModifierCall(
      "foregroundStyle",
      ["": styles.first, "secondary": styles.dropFirst().first, "tertiary": styles.dropFirst(2).first])
  }

  package func change(_ environment: inout EnvironmentValues, in context: ResolveContext) {
    if !styles.isEmpty { environment.pushForeground(styles, isUsual: isUsual) }
  }
}

private struct TintModifier: EnvironmentModifier {
  /// Nil leaves that of the views around.
  let style: AnyShapeStyle?
  /// Whether it is that of `Color.accentColor`, too.
  var isAccent = false

  var call: ModifierCall { ModifierCall("tint", ["": style]) }

  func change(_ environment: inout EnvironmentValues, in context: ResolveContext) {
    guard let style else { return }
    if isAccent { environment.pushAccent(style) } else { environment.pushTint(style) }
  }
}
