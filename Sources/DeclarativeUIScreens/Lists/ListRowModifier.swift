import LayoutTree

/// A modifier that asks something of the list around a row.
nonisolated struct ListRowModifier: PrimitiveModifier {
  let call: ModifierCall
  private let change: (inout ListRowTraits, EnvironmentValues) -> Void

  init(
    _ name: String, _ arguments: KeyValuePairs<String, Any?>,
    _ change: @escaping (inout ListRowTraits, EnvironmentValues) -> Void
  ) {
    call = ModifierCall(name, arguments)
    self.change = change
  }

  @MainActor func resolve(_ content: some View, in context: ResolveContext) -> Node {
    let asked = ListRowRequest(environment: context.environment, change: change)
    return context.node(Self.self, asked) { [content.resolved(in: $0)] }.from(self, in: context)
  }
}

private struct ListRowRequest: ListRowTrait {
  let environment: EnvironmentValues
  let change: (inout ListRowTraits, EnvironmentValues) -> Void

  func change(_ traits: inout ListRowTraits, at node: Node) { change(&traits, environment) }
}

/// A modifier with which something is behind a row; outside of lists it is not drawn.
nonisolated struct ListRowBackgroundModifier<Background: View>: PrimitiveModifier, Layering {
  let background: Background?

  var call: ModifierCall { ModifierCall("listRowBackground") }
  var kind: LayerKind { .listRowBackground }
  var alignment: Alignment { .center }

  @MainActor func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, ListRowBackground()) { inside in
      let row = content.resolved(in: inside)
      if let background, context.isForInspection { return [row, inside.shownElsewhere(background)] }
      guard let background, context.environment.isInListRow else { return [row] }
      let place = inside.inStack(nil).at(.attachment(path: []))
      let overlap = OverlappingBoxes(alignment: .center, isMirrored: context.environment.isMirrored)
      return [row, place.node(Background.self, overlap) { [background.resolved(in: $0)] }]
    }.from(self, in: context)
  }
}

/// What is behind a row, the second child.
private struct ListRowBackground: ListRowTrait {
  func change(_ traits: inout ListRowTraits, at node: Node) {
    if node.children.count == 2 { traits.background = node.children[1] }
  }

  func boxes(of node: Node) -> LayoutBoxes { node.children.first?.boxes ?? .none }
}
