import PlaneGeometry

/// Turns places in points into places in device pixels.
struct PixelGrid: Hashable, Sendable {
  /// Device pixels a point.
  let scale: Double

  /// The nearest device pixel edge; a half goes to the right or down.
  func snapped(_ coordinate: Double) -> Double {
    (coordinate * scale + 0.5).rounded(.down)
  }

  /// The frame in device pixels, both corners at the nearest pixel edges.
  func snapped(_ frame: Rect) -> Rect {
    Rect(
      minX: snapped(frame.minX), minY: snapped(frame.minY), maxX: snapped(frame.maxX), maxY: snapped(frame.maxY))
  }

  /// The map from points to device pixels that moves a frame's corners to pixel edges and stretches what is inside.
  func placement(of frame: Rect) -> Transform {
    let scaled = Rect(
      x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale)
    return Transform.scale(x: scale, y: scale).then(.mapping(scaled, onto: snapped(frame)))
  }
}
