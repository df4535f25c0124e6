package import Foundation
import LayoutValues

/// What views are placed on: the screen, or what is presented on it, and how much of it is safe.
///
/// Sides are the screen's own, which has no reading direction: leading stands for left.
package struct PlacingSurface {
  /// Where a keyboard has the safe area end, in points from the top of the screen.
  package struct Keyboard {
    let top: CGFloat
    /// Where the safe area would end without it.
    let bottomWithout: CGFloat

    package init(top: CGFloat, bottomWithout: CGFloat) {
      self.top = top
      self.bottomWithout = bottomWithout
    }
  }

  /// All of the surface, into which backgrounds grow from the safe area.
  var bounds: CGRect
  /// The inside of the surface that bars and corners leave free.
  var safeArea: CGRect
  /// Nil without a keyboard.
  let keyboard: Keyboard?
  /// Whether it is of glass, on which lists have no ground and bars no glass of their own.
  var isGlass = false

  /// Leaves only a part of a frame safe, from a bar at one of its edges; what grows below the bar ends at the frame's edge, or
  /// farther where that is the edge of the safe area.
  mutating func leave(_ safe: CGRect, in frame: CGRect, at edge: Edge) {
    let end = extendingIntoUnsafeArea(frame, sides: Edge.Set(edge))
    safeArea.setEdge(edge, to: safe)
    bounds.setEdge(edge, to: end)
  }

  /// Ends at the edge of something that nothing grows below.
  mutating func end(at edge: Edge, of rest: CGRect) { bounds.setEdge(edge, to: rest) }

  /// Makes all safe along some axes, along which somebody else leaves free what is not.
  mutating func makeSafe(along axes: Axis.Set) {
    if axes.contains(.horizontal) { (safeArea.origin.x, safeArea.size.width) = (bounds.minX, bounds.width) }
    if axes.contains(.vertical) { (safeArea.origin.y, safeArea.size.height) = (bounds.minY, bounds.height) }
  }

  /// The frame with those of its sides moved to the safe area's edge that lie on the surface's.
  func insideSafeArea(of frame: CGRect) -> CGRect {
    func meet(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }
    let left = meet(frame.minX, bounds.minX) ? max(frame.minX, safeArea.minX) : frame.minX
    let top = meet(frame.minY, bounds.minY) ? max(frame.minY, safeArea.minY) : frame.minY
    let right = meet(frame.maxX, bounds.maxX) ? min(frame.maxX, safeArea.maxX) : frame.maxX
    let bottom = meet(frame.maxY, bounds.maxY) ? min(frame.maxY, safeArea.maxY) : frame.maxY
    guard left <= right, top <= bottom else { return frame }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The frame with those of its sides moved to the screen's edge that lie on the safe area's, as far as what is ignored
  /// is all that covers the screen there.
  func ignoring(container: Bool, keyboard: Bool, _ frame: CGRect, sides: Edge.Set) -> CGRect {
    var larger = container ? extendingIntoUnsafeArea(frame, sides: sides) : frame
    guard let covered = self.keyboard, sides.contains(.bottom), abs(frame.maxY - covered.top) < 1e-6 else {
      return larger
    }
    if !keyboard { larger.size.height = frame.maxY - larger.minY }
    if keyboard, !container { larger.size.height = max(covered.bottomWithout, frame.maxY) - larger.minY }
    return larger
  }

  /// The frame with those of its sides moved to the screen's edge that lie on the safe area's, or between both.
  ///
  /// What lies beyond the screen stays where it is.
  func extendingIntoUnsafeArea(_ frame: CGRect, sides: Edge.Set) -> CGRect {
    // Sums of doubles: edges that should meet may miss each other by a rounding error.
    func isBetween(_ edge: CGFloat, _ low: CGFloat, _ high: CGFloat) -> Bool { low < edge + 1e-6 && edge < high + 1e-6 }
    var (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    if sides.contains(.leading), isBetween(left, bounds.minX, safeArea.minX) { left = bounds.minX }
    if sides.contains(.top), isBetween(top, bounds.minY, safeArea.minY) { top = bounds.minY }
    if sides.contains(.trailing), isBetween(right, safeArea.maxX, bounds.maxX) { right = bounds.maxX }
    if sides.contains(.bottom), isBetween(bottom, safeArea.maxY, bounds.maxY) { bottom = bounds.maxY }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGRect {
  /// Moves an edge to where another rectangle has it; the others stay.
  fileprivate mutating func setEdge(_ edge: Edge, to other: CGRect) {
    self =
      switch edge {
      case .top: CGRect(x: minX, y: other.minY, width: width, height: maxY - other.minY)
      case .bottom: CGRect(x: minX, y: minY, width: width, height: other.maxY - minY)
      case .leading: CGRect(x: other.minX, y: minY, width: maxX - other.minX, height: height)
      case .trailing: CGRect(x: minX, y: minY, width: other.maxX - minX, height: height)
      }
  }
}
