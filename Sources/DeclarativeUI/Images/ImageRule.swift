import Drawings
import Foundation
import PixelImages
import PlaneGeometry

/// A picture.
struct ImageRule: LayoutRule {
  let picture: AssetPicture
  let isResizable: Bool
  let interpolation: DrawnImage.Interpolation
  let templateColor: RGBAColor?

  func size(for proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: picture.size) : picture.size
  }

  func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingCanvas) {
    canvas.add(
      .image(
        DrawnImage(
          name: picture.name, frame: Rect(frame), bitmap: picture.bitmap, interpolation: interpolation,
          templateColor: templateColor)))
  }
}
