import Drawings
import Foundation
import PlaneGeometry

/// The crossed box that stands where a picture is missing.
struct MissingImageRule: LayoutRule {
  let isResizable: Bool

  func size(for proposal: ProposedViewSize) -> CGSize {
    let box = CGSize(width: 40, height: 40)
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: box) : box
  }

  func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingCanvas) {
    let box = frame.insetBy(limited: 1)
    var lines = Path(box)
    lines.addLines([CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY)])
    lines.addLines([CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.minX, y: box.maxY)])
    let faint = MissingAsset.color.faded(by: 0.25)
    canvas.group {
      add(Path(frame), .fill(.nonZero), .color(faint), frame: frame, on: canvas)
      add(
        lines, .stroke(PlaneGeometry.StrokeStyle(width: 2)), .color(MissingAsset.color), frame: frame, on: canvas)
    }
  }

  private func add(
    _ path: Path, _ style: DrawnShape.Style, _ paint: Paint, frame: CGRect, on canvas: DrawingCanvas
  ) {
    canvas.add(
      .shape(
        DrawnShape(name: "Missing image", frame: Rect(frame), path: path.contours, style: style, paint: paint)))
  }
}
