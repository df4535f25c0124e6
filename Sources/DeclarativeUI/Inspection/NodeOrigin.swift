import LayoutTree

extension Node {
  /// The view or modifier that the node comes from, or what is left of it.
  var value: Any { origin ?? (content as? any ValueKeeping)?.keptValue ?? content }

  /// The node, with the view or modifier that it comes from.
  func from(_ value: Any) -> Node {
    origin = value
    return self
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
