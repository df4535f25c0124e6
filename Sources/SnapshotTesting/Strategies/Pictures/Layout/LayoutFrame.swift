/// The place and the extents of an item, in hundredths of a point, as precise as layouts are written.
struct LayoutFrame: Hashable {
  var x, y, width, height: Int

  /// Whether both have the same extents.
  func hasSameSize(as other: LayoutFrame) -> Bool { width == other.width && height == other.height }

  /// Whether both have the same origin.
  func hasSameOrigin(as other: LayoutFrame) -> Bool { x == other.x && y == other.y }
}

/// Points as they are written, in hundredths; nil for what is no number, or too large to be one that was rounded.
func hundredths(_ text: Substring) -> Int? {
  guard let number = Double(text), number.magnitude < 1e13 else { return nil }
  return Int((number * 100).rounded())
}
