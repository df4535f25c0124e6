package import LayoutTree

extension Node {
  /// The view or modifier that the node comes from, or what is left of it.
  package var value: Any { (origin as? Origin)?.value ?? (content as? any ValueKeeping)?.keptValue ?? content }

  /// The node, with the view or modifier that it comes from.
  package func from(_ value: Any) -> Node {
    origin = Origin(value)
    return self
  }

  /// The node, with the view or modifier that it comes from where somebody may look into the tree.
  @MainActor package func from(_ value: some Any, in context: ResolveContext) -> Node {
    context.evaluation.purpose == .picture ? self : from(value)
  }

  private final class Origin {
    let value: Any

    init(_ value: Any) {
      self.value = value
    }
  }
}

/// The content of a node that still has the view or modifier that it comes from.
protocol ValueKeeping {
  var keptValue: Any { get }
}

extension ViewContent: ValueKeeping {
  var keptValue: Any { view }
}

extension ModifierValue: ValueKeeping {
  var keptValue: Any { modifier }
}
