import Drawings
import Foundation
import LayoutTree
import PixelImages
import PlaneGeometry
import VectorPictures

/// A picture that is as sharp as the display, whatever its size.
struct VectorImageRule: LayoutRule {
  let name: String
  /// What the picture is called to people who do not see it; nil for a decoration.
  let label: String?
  let picture: VectorPicture
  /// The size in points when it is not resizable.
  let size: CGSize
  let isResizable: Bool
  /// What is seen in the place of the picture's own colours; nil leaves them.
  let template: StylePaint?

  var meaning: Meaning? { .image(name) }
  var accessibility: AccessibilityAttributes? { .image(label: label) }

  func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }

  func draw(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, on canvas: PlacementCanvas) {
    guard canvas.mayShow(frame, reach: 0) else { return }
    func item(_ color: RGBAColor?) -> DrawingItem { picture.item(name, in: Rect(frame), template: color) }
    if let template, !template.isColor {
      canvas.add(template.painted(in: frame, overhang: 0) { [item($0)] })
    } else {
      canvas.add(item(template?.firstColor))
    }
  }
}
