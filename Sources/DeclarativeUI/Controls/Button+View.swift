extension Button: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    let configuration = ButtonStyleConfiguration(
      role: role, label: .init(content: AnyView(label)), isPressed: false)
    let style = context.environment.buttonStyle ?? AnyButtonStyle(DefaultButtonStyle())
    let isEnabled = context.environment.isEnabled
    return style.makeBody(configuration: configuration).resolved(in: context.child(.content)).map { label in
      LayoutNode(ButtonRule(child: label, isEnabled: isEnabled, action: action))
    }
  }
}
