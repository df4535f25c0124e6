public import PlaneGeometry

extension Canvas {
  /// Paints with everything outside of a path left out; partly covered pixels are painted partly.
  public mutating func clipped<R, E: Error>(
    to path: DevicePath, rule: FillRule = .nonZero, _ draw: (inout Canvas) throws(E) -> R
  ) throws(E) -> R {
    let outer = clip
    clip.intersect(path, rule: rule)
    defer { clip = outer }
    return try draw(&self)
  }
}
