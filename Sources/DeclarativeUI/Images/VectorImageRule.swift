import Foundation
import LayoutTree
import PixelImages
import PlaneGeometry
import SVGFiles

/// A picture that is as sharp as the display, whatever its size.
struct VectorImageRule: LayoutRule {
  let name: String
  /// What the picture is called to people who do not see it; nil for a decoration.
  let label: String?
  let picture: SVGPicture
  /// The size in points when it is not resizable.
  let size: CGSize
  let isResizable: Bool
  /// The colour in the place of all others; nil leaves them.
  let templateColor: RGBAColor?

  var meaning: Meaning? { .image(name) }
  var accessibility: AccessibilityAttributes? { .image(label: label) }

  func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }

  func draw(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingCanvas) {
    guard canvas.mayShow(frame, reach: 0) else { return }
    canvas.add(picture.item(name, in: Rect(frame), template: templateColor))
  }
}
