import Drawings
import Foundation
import PlaneGeometry

/// A shape that fills its frame.
struct ShapeRule: LayoutRule {
  /// What is painted.
  enum Outline {
    case fill(FillStyle)
    case stroke(StrokeStyle)
  }

  let shape: any Shape
  let name: String
  let outline: Outline
  let paint: StylePaint
  private let problemLog: ProblemLog?

  init(
    _ shape: some Shape, name: String? = nil, outline: Outline, paint: StylePaint, problemLog: ProblemLog? = nil
  ) {
    self.shape = shape
    self.name = name ?? shape.nameInDrawings
    self.outline = outline
    self.paint = paint
    self.problemLog = problemLog
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingCanvas) {
    let path = shape.path(in: frame)
    if let line = path.outline { problemLog?.check(line) }
    guard !path.isEmpty else { return }
    canvas.add(
      .shape(
        DrawnShape(
          name: name, frame: Rect(frame), path: path.contours, style: style(of: path), paint: paint.paint(in: frame))))
  }

  /// A path that stands for a line is painted as that line.
  private func style(of path: Path) -> DrawnShape.Style {
    switch (path.outline, outline) {
    case (let line?, _), (nil, .stroke(let line)): .stroke(line.geometry)
    case (nil, .fill(let fill)): .fill(fill.rule)
    }
  }
}
