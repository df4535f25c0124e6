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
    let left = snapped(frame.minX)
    let top = snapped(frame.minY)
    return Rect(
      minX: left, minY: top, maxX: end(frame.maxX, from: left, length: frame.width),
      maxY: end(frame.maxY, from: top, length: frame.height))
  }

  /// The far edge of what begins at a pixel edge.
  ///
  /// What is whole pixels long stays so, wherever it begins: between two pixels the last digit of its end would have it a
  /// pixel longer, as tags of 60 pixels that begin at 42.5, which are 60 pixels long on an iPhone (iOS 26).
  private func end(_ coordinate: Double, from start: Double, length: Double) -> Double {
    let pixels = length * scale
    let whole = pixels.rounded()
    return abs(pixels - whole) < 1e-6 ? start + whole : snapped(coordinate)
  }

  /// The map from points to device pixels that moves a frame's corners to pixel edges and stretches what is inside.
  func placement(of frame: Rect) -> Transform {
    let scaled = Rect(
      x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale)
    return Transform.scale(x: scale, y: scale).then(.mapping(scaled, onto: snapped(frame)))
  }
}
