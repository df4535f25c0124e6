import PlaneGeometry

/// How the corner of a rounded rectangle bends.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that leaves the sides gradually, as iOS draws it.
  case continuous

  var geometry: PlaneGeometry.RoundedCornerStyle {
    self == .circular ? .circular : .continuous
  }
}
