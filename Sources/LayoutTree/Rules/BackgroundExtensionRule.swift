package import LayoutValues
import Drawings
package import Foundation
import PlaneGeometry

/// Draws mirrored and blurred images of a child around it, where its frame reaches the edge of the safe area, as far as the
/// screen goes.
package struct BackgroundExtensionRule: UnaryRule {
  /// How much the images are blurred: the standard deviation in points.
  let blur: Double
  package let isMirrored: Bool

  package init(blur: Double, isMirrored: Bool) {
    self.blur = blur
    self.isMirrored = isMirrored
  }

  package func draw(
    around child: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, on canvas: PlacementCanvas
  ) {
    let larger = canvas.extendingIntoUnsafeArea(frame, sides: .all)
    guard larger != frame, canvas.isLookedAt else {
      return drawChild(child, in: frame, proposal: proposal, on: canvas)
    }
    let copy = PlacementCanvas(bounds: frame, safeArea: frame, problems: canvas.problems)
    drawChild(child, in: frame, proposal: proposal, on: copy)
    let clipped = DrawingItem.layer(DrawnLayer(.clip(to: frame), items: copy.items))
    let images = Self.images(around: frame).map { map in
      DrawingItem.layer(DrawnLayer(.projected(Projection(map)), items: [clipped]))
    }
    // What is blurred together has no seams.
    let blurred = DrawingItem.layer(DrawnLayer(.blurred(radius: blur), items: images + [clipped]))
    canvas.add(.layer(DrawnLayer(.clip(to: larger), items: [blurred])))
    canvas.clipped(to: frame) { drawChild(child, in: frame, proposal: proposal, on: canvas) }
  }

  /// Mirrorings at the sides and corners of a frame.
  ///
  /// Those that are not seen are there, too: without them what is blurred would fade at the frame's edges.
  private static func images(around frame: CGRect) -> [Transform] {
    let across: [Double?] = [nil, Double(2 * frame.minX), Double(2 * frame.maxX)]
    let down: [Double?] = [nil, Double(2 * frame.minY), Double(2 * frame.maxY)]
    return across.flatMap { x in
      down.compactMap { y in
        x == nil && y == nil
          ? nil : Transform(a: x == nil ? 1 : -1, b: 0, c: 0, d: y == nil ? 1 : -1, tx: x ?? 0, ty: y ?? 0)
      }
    }
  }
}

extension DrawnLayer.Effect {
  /// Only what is in a rectangle is seen.
  fileprivate static func clip(to rectangle: CGRect) -> DrawnLayer.Effect {
    var path = PlaneGeometry.Path()
    path.addRect(Rect(rectangle))
    return .clip(path, .fill(.nonZero), frame: Rect(rectangle))
  }
}

extension PlacementCanvas {
  /// Draws what is seen in a rectangle only.
  fileprivate func clipped(to rectangle: CGRect, _ draw: () -> Void) {
    var path = PlaneGeometry.Path()
    path.addRect(Rect(rectangle))
    clipped(to: path, .fill(.nonZero), frame: Rect(rectangle), draw)
  }
}
