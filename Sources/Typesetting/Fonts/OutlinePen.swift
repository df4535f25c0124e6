import CFreeType

/// What FreeType draws an outline with.
struct OutlinePen {
  private(set) var elements: [GlyphOutline.Element] = []

  /// Ends the current contour; FreeType says only where contours start.
  mutating func closeContour() {
    guard !elements.isEmpty else { return }
    elements.append(.close)
  }

  private mutating func move(to point: GlyphPoint) {
    closeContour()
    elements.append(.move(to: point))
  }

  private mutating func append(_ element: GlyphOutline.Element) {
    elements.append(element)
  }

  /// C functions that expect a pointer to a pen as their context.
  static var functions: FT_Outline_Funcs {
    FT_Outline_Funcs(
      move_to: { end, context in
        context?.assumingMemoryBound(to: OutlinePen.self).pointee.move(to: GlyphPoint(end))
        return 0
      },
      line_to: { end, context in
        context?.assumingMemoryBound(to: OutlinePen.self).pointee.append(.line(to: GlyphPoint(end)))
        return 0
      },
      conic_to: { control, end, context in
        context?.assumingMemoryBound(to: OutlinePen.self).pointee
          .append(.quad(to: GlyphPoint(end), control: GlyphPoint(control)))
        return 0
      },
      cubic_to: { control1, control2, end, context in
        context?.assumingMemoryBound(to: OutlinePen.self).pointee
          .append(
            .cubic(to: GlyphPoint(end), control1: GlyphPoint(control1), control2: GlyphPoint(control2)))
        return 0
      },
      shift: 0, delta: 0)
  }
}

extension GlyphPoint {
  fileprivate init(_ vector: UnsafePointer<FT_Vector>?) {
    self.init(
      x: Int32(truncatingIfNeeded: vector?.pointee.x ?? 0), y: Int32(truncatingIfNeeded: vector?.pointee.y ?? 0))
  }
}
