import Drawings
import Foundation
import LayoutTree
import PixelImages
import PlaneGeometry

/// A picture that is as sharp as the display, whatever its size.
struct VectorImageRule: LeafRule {
  let name: String
  /// The accessibility label of the picture; nil for a decoration.
  let label: String?
  let picture: any ScalablePicture
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

  func reach(beyond frame: CGRect) -> CGFloat? { 0 }

  func paint(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PaintingPass) {
    func item(_ color: RGBAColor?) -> DrawingItem { picture.item(name, in: Rect(frame), template: color) }
    if let template, !template.isColor {
      pass.add(template.painted(in: frame, overhang: 0) { [item($0)] })
    } else {
      pass.add(item(template?.firstColor))
    }
  }
}
