/// The shape of an open contour's ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// The line ends with the contour.
  case butt
  /// A half circle is added.
  case round
  /// Half a square is added.
  case square
}
