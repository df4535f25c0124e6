/// A painted shape, on which more of the same shape can be painted.
@MainActor @preconcurrency
public protocol ShapeView: View {
  /// The kind of the shape.
  associatedtype Content: Shape

  /// The shape.
  var shape: Content { get }
}

extension FilledShape: ShapeView {}
