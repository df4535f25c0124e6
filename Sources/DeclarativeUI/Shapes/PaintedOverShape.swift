/// A painted shape with more paint of the same shape over it.
public struct PaintedOverShape<Content: Shape, Below: View, Above: View> {
  /// The shape.
  public let shape: Content
  let below: Below
  let above: Above
}

extension PaintedOverShape: ShapeView {
  /// Both, one over the other.
  public var body: some View { below.overlay { above } }
}
