import LayoutTree

/// Several views that belong to the container around them.
public struct TupleView<T> {
  /// The views as a tuple.
  public var value: T
  let children: [any View]

  init(_ value: T, children: [any View]) {
    self.value = value
    self.children = children
  }
}

extension TupleView: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
    context.node(Self.self, Grouping(self)) { inside in
      children.enumerated().map { index, child in child.resolved(in: inside.at(.position(index))) }
    }
  }
}
