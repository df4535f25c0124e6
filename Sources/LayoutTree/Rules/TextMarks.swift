import Drawings
package import PixelImages
import PlaneGeometry
import Typesetting

/// What is drawn at places of a text besides its letters, by the runs that say where.
package struct TextMarks {
  /// The symbols that stand in the places of runs.
  package var symbols: [Int: SymbolFigure] = [:]
  /// The lines along runs.
  package var lines: [Int: TextLines] = [:]
  /// What runs are painted with where that is more than a colour.
  package var paints = TextPaints()

  /// Nothing but letters.
  package init() {}

  /// Whether there is nothing but letters in colours.
  var isEmpty: Bool { symbols.isEmpty && lines.isEmpty && paints.isEmpty }
}

/// The lines along a part of a text.
package struct TextLines: Hashable {
  /// The look of a line.
  package struct Look: Hashable {
    let color: RGBAColor
    /// The lengths of dashes and gaps, in widths of the line; none for a line without gaps.
    let dashes: [Double]

    package init(color: RGBAColor, dashes: [Double]) {
      self.color = color
      self.dashes = dashes
    }
  }

  let underline, strikethrough: Look?

  /// Creates lines; nil where there are none.
  package init?(underline: Look?, strikethrough: Look?) {
    guard underline != nil || strikethrough != nil else { return nil }
    self.underline = underline
    self.strikethrough = strikethrough
  }

  /// What is drawn below and above the letters of a piece of text.
  /// - Parameters:
  ///   - start: where the piece begins on the baseline of its letters.
  ///   - length: how long it is, in points.
  func items(
    from start: Point, length: Double, figures: TextLineFigures
  ) -> (below: DrawingItem?, above: DrawingItem?) {
    (
      underline.map { $0.item("Underline", from: start, length, figures.underline) },
      strikethrough.map { $0.item("Strikethrough", from: start, length, figures.strikethrough) }
    )
  }
}

extension TextLines.Look {
  fileprivate func item(
    _ name: String, from start: Point, _ length: Double, _ line: TextLineFigures.Line
  ) -> DrawingItem {
    let frame = Rect(x: start.x, y: start.y - line.top, width: length, height: line.thickness)
    if dashes.isEmpty {
      let path = Path { $0.addRect(frame) }
      return .shape(DrawnShape(name: name, frame: frame, path: path, style: .fill(.nonZero), paint: .color(color)))
    }
    let path = Path {
      $0.move(to: Point(x: frame.minX, y: frame.midY))
      $0.addLine(to: Point(x: frame.maxX, y: frame.midY))
    }
    let stroke = StrokeStyle(width: line.thickness, dashes: dashes.map { $0 * line.thickness })
    return .shape(DrawnShape(name: name, frame: frame, path: path, style: .stroke(stroke), paint: .color(color)))
  }
}
