public import PlaneGeometry
public import Typesetting

/// Lines of text at a place.
public struct DrawnText: Hashable, Sendable {
  /// The frame of the text in points; the layout starts in its top left corner.
  public var frame: Rect
  /// The lines with their glyphs.
  public var layout: TextLayout

  /// Creates a text at a place.
  public init(frame: Rect, layout: TextLayout) {
    self.frame = frame
    self.layout = layout
  }

  /// The characters that are shown, the lines joined with spaces.
  public var text: String { layout.lines.map(\.text).joined(separator: " ") }
}
