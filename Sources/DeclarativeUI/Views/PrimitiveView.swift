/// A view that the layout knows itself, so that its body is never asked for.
@MainActor
protocol PrimitiveView {
  /// The nodes that the view puts into the container around it: none, one, or several for a group.
  func resolve(in context: ResolveContext) -> [LayoutNode]
}

extension View where Body == Never {
  /// Never called: the layout draws this view itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the layout itself; it has no body to ask for")
  }
}
