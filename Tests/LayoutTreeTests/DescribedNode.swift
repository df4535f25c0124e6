import Foundation
import PixelImages

@testable import LayoutTree
import LayoutValues

/// A node to be made without views, with those below it, for a screen of 100 x 60 points.
struct DescribedNode {
  static let screen = CGRect(x: 0, y: 0, width: 100, height: 60)

  let content: any NodeContent
  var children: [DescribedNode] = []

  /// Takes what it is offered, and 10 points where it is asked for its ideal extent.
  static var greedy: DescribedNode {
    DescribedNode(content: ShapeRule(FramedRectangle(), name: "leaf", paint: .color(.clear)))
  }

  /// Takes a size in points, whatever it is offered.
  static func fixed(_ width: CGFloat, _ height: CGFloat) -> DescribedNode {
    greedy.inside(FixedFrameRule(width: width, height: height, alignment: .center, isMirrored: false))
  }

  static func row(
    _ children: [DescribedNode], alignment: VerticalAlignment = .center, spacing: CGFloat? = 0, isMirrored: Bool = false
  ) -> DescribedNode {
    DescribedNode(
      content: StackRule(.horizontal, guide: alignment.key, spacing: spacing, isMirrored: isMirrored),
      children: children)
  }

  static func column(
    _ children: [DescribedNode], alignment: HorizontalAlignment = .center, spacing: CGFloat? = 0
  ) -> DescribedNode {
    DescribedNode(
      content: StackRule(.vertical, guide: alignment.key, spacing: spacing, isMirrored: false), children: children)
  }

  func inside(_ rule: any NodeContent) -> DescribedNode { DescribedNode(content: rule, children: [self]) }

  func made(below parent: Node? = nil) -> Node {
    let node = Node(Never.self, content, below: parent, at: .content)
    node.complete(with: children.map { $0.made(below: node) })
    return node
  }

  /// Where the nodes stand that have none below them, on a screen whose parts outside of `safeArea` are not safe.
  func leaves(safeArea: CGRect = screen) -> [CGRect] {
    let root = made()
    return withExtendedLifetime(root) {
      root.placed(safeArea: safeArea).nodes.filter(\.node.children.isEmpty).map(\.frame)
    }
  }

  /// The size that it takes for a proposal.
  func size(for proposal: ProposedViewSize) -> CGSize {
    let root = made()
    return withExtendedLifetime(root) { root.boxes[0].size(for: proposal) }
  }
}

extension Node {
  func placed(safeArea: CGRect = DescribedNode.screen) -> PlacedTree {
    let pass = PlacingPass(bounds: DescribedNode.screen, safeArea: safeArea, problems: ProblemLog())
    pass.place(boxes[0], proposal: ProposedViewSize(safeArea.size))
    return pass.placed
  }
}
