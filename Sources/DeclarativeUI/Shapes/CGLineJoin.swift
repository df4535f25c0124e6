/// The shape of the outside where two segments meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// The edges continue until they meet.
  case miter
  /// A circle fills the corner.
  case round
  /// A straight edge cuts the corner.
  case bevel
}
