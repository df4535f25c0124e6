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

  package func place(
    around child: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass
  ) {
    let larger = pass.surface.extendingIntoUnsafeArea(frame, sides: .all)
    guard larger != frame else { return placeChild(child, in: frame, proposal: proposal, during: pass) }
    let copy = PlacingPass(bounds: frame, safeArea: frame, problems: pass.problems)
    placeChild(child, in: frame, proposal: proposal, during: copy)
    let steps = copy.placed.paintSteps
    pass.paint { $0.add(images(of: $0.items(of: steps), around: frame, in: larger)) }
    pass.clipped(to: frame) { placeChild(child, in: frame, proposal: proposal, during: pass) }
  }

  /// What is painted in a larger rectangle around a child's frame.
  /// - Parameter items: what is seen of the child.
  private func images(of items: [DrawingItem], around frame: CGRect, in larger: CGRect) -> DrawingItem {
    let clipped = DrawingItem.layer(DrawnLayer(.clip(to: frame), items: items))
    let images = Self.images(around: frame).map { map in
      DrawingItem.layer(DrawnLayer(.projected(Projection(map)), items: [clipped]))
    }
    // What is blurred together has no seams.
    let blurred = DrawingItem.layer(DrawnLayer(.blurred(radius: blur), items: images + [clipped]))
    return .layer(DrawnLayer(.clip(to: larger), items: [blurred]))
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

extension PlacingPass {
  /// Draws what is seen in a rectangle only.
  fileprivate func clipped(to rectangle: CGRect, _ place: () -> Void) {
    var path = PlaneGeometry.Path()
    path.addRect(Rect(rectangle))
    clipped(to: path, .fill(.nonZero), frame: Rect(rectangle), place)
  }
}
