extension Button: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    let configuration = ButtonStyleConfiguration(
      role: role, label: .init(content: AnyView(label)), isPressed: false)
    let style: any ButtonStyle = context.environment.buttonStyle ?? DefaultButtonStyle()
    let look = Self.look(configuration, of: style, in: context)
    let isEnabled = context.environment.isEnabled
    return look.resolved(in: context.child(.content)).map { label in
      LayoutNode(ButtonRule(child: label, isEnabled: isEnabled, action: action))
    }
  }

  @MainActor
  private static func look(
    _ configuration: ButtonStyleConfiguration, of style: some ButtonStyle, in context: ResolveContext
  ) -> AnyView {
    context.dynamicProperties.update(style, environment: context.environment)
    return AnyView(style.makeBody(configuration: configuration))
  }
}
