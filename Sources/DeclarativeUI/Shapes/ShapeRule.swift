import Drawings
import Foundation
import PlaneGeometry

/// A shape that fills its frame.
struct ShapeRule: LayoutRule {
  let shape: any Shape
  let name: String
  let fill: FillStyle
  let paint: StylePaint
  private let direction: LayoutDirection
  private let problemLog: ProblemLog?

  init(
    _ shape: some Shape, name: String? = nil, fill: FillStyle, paint: StylePaint,
    direction: LayoutDirection = .leftToRight, problemLog: ProblemLog? = nil
  ) {
    self.shape = shape
    self.name = name ?? shape.nameInDrawings
    self.fill = fill
    self.paint = paint
    self.direction = direction
    self.problemLog = problemLog
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingCanvas) {
    let path = shape.path(drawnIn: frame, direction: direction)
    problemLog?.check(path)
    guard !path.isEmpty else { return }
    canvas.add(
      .shape(
        DrawnShape(
          name: name, frame: Rect(frame), path: path.contours, style: path.drawnStyle(filledBy: fill),
          paint: paint.paint(in: frame))))
  }
}

extension Path {
  /// What covers the path's inside: a path that stands for a line is covered by that line.
  func drawnStyle(filledBy fill: FillStyle) -> DrawnShape.Style {
    if let outline { .stroke(outline.geometry) } else { .fill(fill.rule) }
  }
}
