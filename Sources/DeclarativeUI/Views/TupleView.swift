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

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    children.enumerated().flatMap { index, child in child.resolved(in: context.child(.position(index))) }
  }
}
