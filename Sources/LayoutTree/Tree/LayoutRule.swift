package import Foundation
package import LayoutValues

/// How one kind of node takes its size, arranges what it contains, and is painted.
///
/// Rules know nothing about views: they are the attributes that views leave behind once their bodies were evaluated, and
/// are given the boxes inside of them with each question. Sizes and places are in points, unrounded, as if lines ran from
/// left to right; who places a child mirrors it at last (`LayoutBox`).
package protocol LayoutRule: NodeContent {
  /// The size that a box takes when it is offered `proposal`; asked through the box, which remembers the answer.
  func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize

  /// Places what a box contains, and has painted what is seen of it; `proposal` is what the box was offered to take the size
  /// of `frame`.
  func place(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass)

  /// Paints a box itself, without what it contains, where `place` has asked for it.
  func paint(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PaintingPass)

  /// Where a box says itself that a guide is, or nil where the guide's default holds.
  func explicitGuide(
    _ key: AlignmentKey, of box: LayoutBox, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat?

  /// The distances that a box wants to its neighbours.
  func spacing(around children: [LayoutBox]) -> SpacingPreferences

  /// Who is offered space first in a stack: larger is earlier.
  func priority(around children: [LayoutBox]) -> Double

  /// How near a box is to the viewer among the children of its container: larger is nearer.
  func zIndex(around children: [LayoutBox]) -> Double

  /// Whether the rule sets a guide other than a text baseline.
  var setsGuides: Bool { get }

  /// Whether somebody waits to hear where the boxes of the rule stand, even where they are not seen.
  var dependsOnPlace: Bool { get }

  /// Whether the box is a row of a grid: what is put around it is put around each of its cells.
  var isGridRow: Bool { get }

  /// Whether the rule is one around one box (`UnaryRule`).
  var isUnary: Bool { get }
}

extension LayoutRule {
  package func boxes(of node: Node) -> LayoutBoxes { .one(LayoutBox(node, self, children: node.childBoxes.array)) }
  package func explicitGuide(
    _ key: AlignmentKey, of box: LayoutBox, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }
  package func paint(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PaintingPass) {}
  package func spacing(around children: [LayoutBox]) -> SpacingPreferences { .plain }
  package func priority(around children: [LayoutBox]) -> Double { 0 }
  package func zIndex(around children: [LayoutBox]) -> Double { 0 }
  package var setsGuides: Bool { false }
  package var dependsOnPlace: Bool { false }
  package var isGridRow: Bool { false }
  package var isUnary: Bool { false }
}

/// A rule of boxes that contain no others and are seen themselves.
package protocol LeafRule: LayoutRule {
  /// How far a box in a frame is painted beyond it, in points; nil where that is not known, and the box is always painted.
  func reach(beyond frame: CGRect) -> CGFloat?
}

extension LeafRule {
  package func place(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass) {
    if let reach = reach(beyond: frame), !pass.mayShow(frame, reach: reach) { return }
    pass.paint(box, in: frame, proposal: proposal)
  }
}

/// A rule around one box: it offers another size, takes another size, or moves the child.
///
/// Each box of a group has a box of this rule around it.
package protocol UnaryRule: LayoutRule {
  /// Whether lines run from right to left where this rule places its child.
  var isMirrored: Bool { get }

  /// What the child is offered where the size around it is asked for.
  func childProposal(for proposal: ProposedViewSize, of child: LayoutBox) -> ProposedViewSize

  /// What the child is offered in a frame of `size`.
  func childProposal(for proposal: ProposedViewSize, of child: LayoutBox, in size: CGSize) -> ProposedViewSize

  /// The size around the child.
  func size(around child: LayoutBox, for proposal: ProposedViewSize) -> CGSize

  /// The child's place in a frame of `size`, as if lines ran from left to right.
  func offset(of child: LayoutBox, in size: CGSize, proposal: ProposedViewSize) -> CGPoint

  func spacing(around child: LayoutBox) -> SpacingPreferences

  func place(around child: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass)
}

extension UnaryRule {
  package var isUnary: Bool { true }
  package var isMirrored: Bool { false }
  package func childProposal(for proposal: ProposedViewSize, of child: LayoutBox) -> ProposedViewSize { proposal }
  package func childProposal(
    for proposal: ProposedViewSize, of child: LayoutBox, in size: CGSize
  ) -> ProposedViewSize {
    childProposal(for: proposal, of: child)
  }
  package func size(around child: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    child.size(for: childProposal(for: proposal, of: child))
  }
  package func offset(of child: LayoutBox, in size: CGSize, proposal: ProposedViewSize) -> CGPoint { .zero }
  package func spacing(around child: LayoutBox) -> SpacingPreferences { child.spacing }
  package func place(
    around child: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass
  ) {
    placeChild(child, in: frame, proposal: proposal, during: pass)
  }

  package func boxes(of node: Node) -> LayoutBoxes {
    // A node owns its boxes, so they must not own it.
    node.childBoxes.wrapped { [unowned node] in LayoutBox(node, self, children: [$0]) }
  }
  package func spacing(around children: [LayoutBox]) -> SpacingPreferences { spacing(around: children[0]) }
  package func priority(around children: [LayoutBox]) -> Double { children[0].priority }
  package func zIndex(around children: [LayoutBox]) -> Double { children[0].zIndex }
  package func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    size(around: box.children[0], for: proposal)
  }

  package func explicitGuide(
    _ key: AlignmentKey, of box: LayoutBox, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let child = box.children[0]
    let offered = childProposal(for: proposal, of: child, in: size)
    guard let guide = child.explicitGuide(key, proposal: offered) else { return nil }
    let offset = offset(of: child, in: size, proposal: proposal)
    return guide + (key.axis == .horizontal ? offset.x : offset.y)
  }

  package func place(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass) {
    place(around: box.children[0], in: frame, proposal: proposal, during: pass)
  }

  func placeChild(_ child: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass) {
    child.place(
      at: offset(of: child, in: frame.size, proposal: proposal),
      proposal: childProposal(for: proposal, of: child, in: frame.size), inside: frame, isMirrored: isMirrored,
      during: pass)
  }
}
