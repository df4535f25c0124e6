/// An identifier, or one that no test could name and that is therefore not remembered.
struct IdentifierModifier: LayoutModifier {
  let identifier: String?

  func apply(to node: LayoutNode, in context: ResolveContext) -> LayoutNode {
    identifier.map { LayoutNode(IdentifierRule(child: node, identifier: $0)) } ?? node
  }

  /// How a person spells an identity, or nil where another run may spell it otherwise.
  static func text(of id: some Hashable) -> String? {
    let value = AnyHashable(id).base
    if let text = value as? any LosslessStringConvertible { return text.description }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .enum && mirror.children.isEmpty ? String(describing: value) : nil
  }
}
