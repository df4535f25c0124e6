/// One thing in a drawing.
package enum DrawingItem: Equatable, Sendable {
  /// A filled or stroked path.
  case shape(DrawnShape)
  /// Lines of text.
  case text(DrawnText)
  /// A picture.
  case image(DrawnImage)
  /// Items that are faded, clipped or shadowed together.
  indirect case layer(DrawnLayer)
}
