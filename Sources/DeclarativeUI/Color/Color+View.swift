import LayoutTree

extension Color: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
    context.node(Self.self, ShapeRule(FramedRectangle(), name: "Color", paint: paint(in: context)))
  }
}
