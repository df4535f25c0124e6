import PlaneGeometry

extension Canvas {
  /// Paints a line along a path.
  public mutating func stroke(_ path: DevicePath, style: DeviceStroke, with pattern: Pattern) {
    fill(Stroker.outline(of: path, style: style, visible: clip.box), rule: .nonZero, with: pattern)
  }
}

extension DevicePath {
  /// The outline of the area that a line along the path covers, for the non-zero rule.
  ///
  /// Closed contours get a join where they close; each dash gets caps. A contour without length is drawn as a dot
  /// unless the caps are butts.
  public func stroked(_ style: DeviceStroke) -> DevicePath {
    Stroker.outline(of: self, style: style, visible: .reachable)
  }
}
