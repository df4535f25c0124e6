/// A shape around another one, which goes by the other one's name in a drawing.
protocol ShapeNaming {
  var drawnName: String { get }
}

extension Shape {
  /// What people call the shape: its type, without what it is generic over.
  var nameInDrawings: String {
    if let naming = self as? any ShapeNaming { return naming.drawnName }
    return String(String(describing: Self.self).prefix { $0 != "<" })
  }
}
