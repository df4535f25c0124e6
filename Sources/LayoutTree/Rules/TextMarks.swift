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
  /// The colours behind runs.
  package var backgrounds: [Int: RGBAColor] = [:]
  /// What is heard instead of runs.
  package var labels: [Int: String] = [:]
  /// What runs are painted with where that is more than a colour.
  package var paints = TextPaints()

  /// Nothing but letters.
  package init() {}

  /// Whether there is nothing but letters in colours.
  var isEmpty: Bool { symbols.isEmpty && lines.isEmpty && backgrounds.isEmpty && labels.isEmpty && paints.isEmpty }
}

extension TextMarks {
  /// What is drawn behind a line of a text, from its top to its bottom; neighbours of one colour in one, without a seam.
  func backgroundItems(of line: TextLine, at origin: Point) -> [DrawingItem] {
    var areas: [(color: RGBAColor, from: Double, to: Double)] = []
    for span in line.spans {
      guard let color = backgrounds[span.run] else { continue }
      if let last = areas.last, last.color == color, abs(last.to - span.x) < 1e-6 {
        areas[areas.count - 1].to = span.x + span.width
      } else {
        areas.append((color, span.x, span.x + span.width))
      }
    }
    return areas.map { area in
      let frame = Rect(
        x: origin.x + area.from, y: origin.y + line.top, width: area.to - area.from, height: line.height)
      return .shape(
        DrawnShape(
          name: "Background", frame: frame, path: Path { $0.addRect(frame) }, style: .fill(.nonZero),
          paint: .color(area.color)))
    }
  }
}

/// The lines along a part of a text.
package struct TextLines: Hashable {
  /// One line: its colour and its dashes.
  package struct Line: Hashable {
    let color: RGBAColor
    /// The lengths of dashes and gaps, in widths of the line; none for a line without gaps.
    let dashes: [Double]

    package init(color: RGBAColor, dashes: [Double]) {
      self.color = color
      self.dashes = dashes
    }
  }

  let underline, strikethrough: Line?

  /// Creates lines; nil where there are none.
  package init?(underline: Line?, strikethrough: Line?) {
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

extension TextLines.Line {
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
