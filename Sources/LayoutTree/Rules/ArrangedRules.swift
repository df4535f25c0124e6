package import Foundation
package import LayoutValues

/// Arranges boxes by a layout that is defined elsewhere.
package protocol BoxArranger: AnyObject {
  func size(of boxes: [LayoutBox], for proposal: ProposedViewSize) -> CGSize

  /// Where the boxes are in a rectangle.
  /// - Parameter proposal: what was offered to take the rectangle's size.
  func places(of boxes: [LayoutBox], in bounds: CGRect, for proposal: ProposedViewSize) -> [BoxArrangement.Place]

  /// Where all boxes together have a guide, or nil where its default holds.
  /// - Parameter places: where the boxes are in a rectangle of the size.
  func explicitGuide(
    _ key: AlignmentKey, of boxes: [LayoutBox], in bounds: CGRect, for proposal: ProposedViewSize
  ) -> CGFloat??

  func spacing(of boxes: [LayoutBox]) -> SpacingPreferences
}

/// A container that arranges its views in a way of its own.
package struct ArrangedRule: NodeContent {
  let arranger: any BoxArranger
  let isMirrored: Bool

  package init(_ arranger: any BoxArranger, isMirrored: Bool) {
    self.arranger = arranger
    self.isMirrored = isMirrored
  }

  package func boxes(of node: Node) -> LayoutBoxes {
    let children = node.childBoxes.array
    return .one(LayoutBox(node, ArrangedLayout(self), children: children))
  }
}

private final class ArrangedLayout: LayoutRule {
  private let rule: ArrangedRule
  private var latest: (size: CGSize, proposal: ProposedViewSize, arrangement: BoxArrangement)?

  init(_ rule: ArrangedRule) {
    self.rule = rule
  }

  func spacing(around children: [LayoutBox]) -> SpacingPreferences { rule.arranger.spacing(of: children) }

  func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    let size = rule.arranger.size(of: box.children, for: proposal)
    // An author's arithmetic may end in no number.
    return CGSize(
      width: size.width.isNaN ? 0 : max(size.width, 0), height: size.height.isNaN ? 0 : max(size.height, 0))
  }

  var setsGuides: Bool { true }

  func explicitGuide(
    _ key: AlignmentKey, of box: LayoutBox, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    if let own = rule.arranger.explicitGuide(key, of: box.children, in: bounds, for: proposal) { return own }
    return arrangement(of: box, in: size, for: proposal).explicitGuide(key)
  }

  func place(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass) {
    arrangement(of: box, in: frame.size, for: proposal).place(in: frame, isMirrored: rule.isMirrored, during: pass)
  }

  private func arrangement(of box: LayoutBox, in size: CGSize, for proposal: ProposedViewSize) -> BoxArrangement {
    if let latest, latest.size == size, latest.proposal == proposal { return latest.arrangement }
    let places = rule.arranger.places(of: box.children, in: CGRect(origin: .zero, size: size), for: proposal)
    let arrangement = BoxArrangement(size: size, places: places)
    latest = (size, proposal, arrangement)
    return arrangement
  }
}

/// `ViewThatFits`: the first view whose ideal size fits into what is offered, or else the last one.
package struct FittingRule: LayoutRule {
  let axes: Axis.Set
  let isMirrored: Bool

  package init(axes: Axis.Set, isMirrored: Bool) {
    self.axes = axes
    self.isMirrored = isMirrored
  }

  private func chosen(_ children: [LayoutBox], for proposal: ProposedViewSize) -> LayoutBox? {
    children.first { child in
      let ideal = child.size(
        for: ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
      return fits(ideal.width, proposal.width, .horizontal) && fits(ideal.height, proposal.height, .vertical)
    } ?? children.last
  }

  private func fits(_ length: CGFloat, _ offered: CGFloat?, _ axis: Axis.Set) -> Bool {
    // Sums of doubles: what fits exactly may be larger by a rounding error.
    !axes.contains(axis) || offered.map { length <= $0 + 1e-6 } ?? true
  }

  package func spacing(around children: [LayoutBox]) -> SpacingPreferences { SpacingPreferences(union: children) }

  package func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    chosen(box.children, for: proposal)?.size(for: proposal) ?? .zero
  }

  package func explicitGuide(
    _ key: AlignmentKey, of box: LayoutBox, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { chosen(box.children, for: proposal)?.explicitGuide(key, proposal: proposal) }

  package func place(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass) {
    chosen(box.children, for: proposal)?
      .place(at: .zero, proposal: proposal, inside: frame, isMirrored: isMirrored, during: pass)
  }
}

/// `safeAreaInset` and `safeAreaPadding`: the first child is safe from a bar at an edge, and may grow below it.
///
/// The node's first child is what is kept safe. The other one is the bar, if there is one, for all of the first one's boxes.
package struct SafeAreaInsetRule: UnaryRule {
  let edge: Edge
  /// Where the bar is along the edge.
  let alignment: Alignment
  /// Between the bar and what is safe, or what is left free without a bar, in points; nil is what both want.
  let spacing: CGFloat?
  package let isMirrored: Bool

  package init(edge: Edge, alignment: Alignment, spacing: CGFloat?, isMirrored: Bool) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
    self.isMirrored = isMirrored
  }

  package func boxes(of node: Node) -> LayoutBoxes {
    let bars = node.children.dropFirst().flatMap(\.boxes)
    return node.children[0].boxes.mapBoxes { LayoutBox(node, self, children: [$0] + bars.prefix(1)) }
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// What the bar takes of a proposal, in points.
  private func insets(of box: LayoutBox, for proposal: ProposedViewSize) -> EdgeInsets {
    guard box.children.count > 1 else { return EdgeInsets(spacing ?? 0, on: Edge.Set(edge)) }
    let (view, bar) = (box.children[0], box.children[1])
    let isBefore = edge == .top || edge == .leading
    let wanted =
      isBefore
      ? bar.spacing.distance(to: view.spacing, along: axis) : view.spacing.distance(to: bar.spacing, along: axis)
    let length = bar.size(for: barProposal(for: proposal))[axis] + (spacing ?? wanted)
    return EdgeInsets(length, on: Edge.Set(edge))
  }

  /// A bar is offered the whole edge, and is as thick as it wants to be.
  private func barProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(axis, major: nil, minor: proposal[axis.other])
  }

  package func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    let insets = insets(of: box, for: proposal)
    let inside = box.children[0].size(for: proposal.inset(by: insets))
    return CGSize(width: inside.width + insets.horizontal, height: inside.height + insets.vertical)
  }

  package func explicitGuide(
    _ key: AlignmentKey, of box: LayoutBox, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let insets = insets(of: box, for: proposal)
    let guide = box.children[0].explicitGuide(key, proposal: proposal.inset(by: insets))
    return guide.map { $0 + (key.axis == .horizontal ? insets.leading : insets.top) }
  }

  package func place(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass) {
    let insets = insets(of: box, for: proposal)
    let left = isMirrored ? insets.trailing : insets.leading
    let safe = CGRect(
      x: frame.minX + left, y: frame.minY + insets.top, width: max(frame.width - insets.horizontal, 0),
      height: max(frame.height - insets.vertical, 0))
    pass.withSafeArea(safe, in: frame, at: isMirrored ? edge.mirrored : edge) {
      box.children[0].place(
        at: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets), inside: frame,
        isMirrored: isMirrored, during: pass)
    }
    guard box.children.count > 1 else { return }
    let bar = box.children[1]
    let offered = barProposal(for: ProposedViewSize(frame.size))
    let offset = bar.offset(aligned: barAlignment, in: frame.size, proposal: offered)
    bar.place(at: offset, proposal: offered, inside: frame, isMirrored: isMirrored, during: pass)
  }

  /// Where the bar is in the whole.
  private var barAlignment: Alignment {
    switch edge {
    case .top: Alignment(horizontal: alignment.horizontal, vertical: .top)
    case .bottom: Alignment(horizontal: alignment.horizontal, vertical: .bottom)
    case .leading: Alignment(horizontal: .leading, vertical: alignment.vertical)
    case .trailing: Alignment(horizontal: .trailing, vertical: alignment.vertical)
    }
  }
}

extension Edge {
  fileprivate var mirrored: Edge {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .top, .bottom: self
    }
  }
}
