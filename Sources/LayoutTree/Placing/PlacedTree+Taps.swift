import Drawings
package import Foundation
import PlaneGeometry

extension PlacedTree {
  /// The button that takes a tap at a point, or nil where the tap reaches none.
  ///
  /// What is drawn later is above. A button takes taps in the frame of its label, enabled or not. A shape or a picture that
  /// is part of no button keeps a tap from what is below; a text lets it through. What is hidden, wholly transparent or
  /// clipped away takes none. Linear in the number of nodes.
  package func button(at point: CGPoint) -> Node? {
    for placed in nodes.reversed() where placed.frame.contains(point) && shows(point, through: placed.clip) {
      let around = [placed.node] + placed.node.ancestors
      guard around.allSatisfy(\.content.takesTaps) else { continue }
      if let button = around.first(where: \.isButton) { return button }
      switch placed.node.content.meaning {
      case .shape, .image: return nil
      default: continue
      }
    }
    return nil
  }

  /// Whether a point is inside of a clip and of all clips around it.
  private func shows(_ point: CGPoint, through clip: Int?) -> Bool {
    var next = clip
    while let index = next {
      guard clips[index].contains(Point(point)) else { return false }
      next = clips[index].outer
    }
    return true
  }
}

extension PlacedClip {
  fileprivate func contains(_ point: Point) -> Bool {
    switch style {
    case .fill(let rule): path.contains(point, rule: rule)
    case .stroke(let line): path.contains(point, rule: .nonZero, lineWidth: line.width)
    }
  }
}

extension Node {
  /// Whether the node is something to press.
  package var isButton: Bool {
    if case .button = content.meaning { true } else { false }
  }
}
