package import Foundation
import LayoutValues
import PlaneGeometry

/// The panel at the leading edge of a wide screen that iOS 26 has float in front of what is beside it.
///
/// Read off UIKit's split views and measured on pictures of tablets: 10 points from the leading edge, from the safe area's
/// upper edge down to 10 points above the screen's lower one, or to as far as the safe area is larger than that.
package struct FloatingPanel {
  /// From the edge of what is safe to the panel, in points.
  package static let inset: CGFloat = 10
  /// The radius of its corners in points: fitted to one picture.
  package static let cornerRadius: CGFloat = 22

  /// The panel.
  let frame: CGRect
  /// What in it is free of the screen's lower corners.
  let safeArea: CGRect
  /// What it and its distance to the edge take of the frame's width.
  let column: CGRect

  /// - Parameters:
  ///   - width: of the panel, in points.
  ///   - frame: what bars and corners leave free.
  ///   - screen: the whole surface around it.
  init(width: CGFloat, in frame: CGRect, screen: CGRect, isMirrored: Bool) {
    let inset = Self.inset
    let width = max(min(width, frame.width - inset), 0)
    let (top, below) = (max(frame.minY, screen.minY + inset), screen.maxY - frame.maxY)
    let bottom = screen.maxY - max(inset, below - inset)
    self.frame = CGRect(
      x: isMirrored ? frame.maxX - inset - width : frame.minX + inset, y: top, width: width,
      height: max(bottom - top, 0))
    safeArea = CGRect(
      x: self.frame.minX, y: top, width: width, height: max(min(bottom, frame.maxY) - top, 0))
    column = CGRect(
      x: isMirrored ? frame.maxX - inset - width : frame.minX, y: frame.minY, width: width + inset, height: frame.height
    )
  }
}

extension PlacingPass {
  /// Places a box in a panel in front of everything so far; what is outside of the panel's corners is not seen.
  func place(_ box: LayoutBox, in panel: FloatingPanel) {
    var path = PlaneGeometry.Path()
    let radius = Double(FloatingPanel.cornerRadius)
    path.addRoundedRect(Rect(panel.frame), cornerSize: Size(width: radius, height: radius))
    withSurface(
      box.node, touchable: panel.frame, bounds: panel.frame, safeArea: panel.safeArea, clippedTo: path
    ) {
      box.place(at: panel.safeArea.origin, proposal: ProposedViewSize(panel.safeArea.size), during: self)
    }
  }
}
