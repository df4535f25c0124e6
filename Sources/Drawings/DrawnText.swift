package import PlaneGeometry
package import Typesetting

/// Lines of text at a place.
package struct DrawnText: Hashable, Sendable {
  /// The frame of the text in points; the layout starts in its top left corner.
  package var frame: Rect
  /// The lines with their glyphs.
  package var layout: TextLayout

  /// Creates a text at a place.
  package init(frame: Rect, layout: TextLayout) {
    self.frame = frame
    self.layout = layout
  }

  /// The characters that are shown, the lines joined with spaces.
  package var text: String { layout.lines.map(\.text).joined(separator: " ") }
}
