import Foundation

/// `alignmentGuide`: one guide of the child is computed by the view's author.
struct AlignmentGuideRule: UnaryRule {
  let child: LayoutNode
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  var hasCustomGuides: Bool { true }

  func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    key == self.key
      ? compute(child.dimensions(for: proposal))
      : child.explicitGuide(key, proposal: proposal)
  }
}
