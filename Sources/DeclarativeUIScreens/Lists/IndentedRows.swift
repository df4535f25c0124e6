import LayoutTree

/// The rows of a list that another row has unfolded: they lie farther inside.
struct IndentedRows<Content: View>: View, PrimitiveView, InspectionTransparent, SeveralViews {
  typealias Body = Never

  let content: Content

  func resolve(in context: ResolveContext) -> Node {
    context.node(Self.self, RowIndentation()) { [content.resolved(in: $0)] }
  }
}

private struct RowIndentation: ListRowTrait {
  /// - Remark: 20 points a level are a guess.
  func change(_ traits: inout ListRowTraits, at node: Node) { traits.indentation += 20 }
}
