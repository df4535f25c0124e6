import Foundation
import LayoutTree
import PixelImages
import Testing

/// Nodes that were made without views, placed on a screen of 100 x 60 points.
@Suite struct `A placed tree` {
  private static let screen = CGRect(x: 0, y: 0, width: 100, height: 60)

  /// A node with children, which are made below it.
  private func node(
    _ content: any NodeContent, below parent: Node? = nil, _ children: ((Node) -> [Node])? = nil
  ) -> Node {
    let node = Node(Never.self, content, below: parent, at: .content)
    node.complete(with: children?(node) ?? [])
    return node
  }

  private func leaf(_ width: CGFloat, _ height: CGFloat, below parent: Node) -> Node {
    node(FixedFrameRule(width: width, height: height, alignment: .center, isMirrored: false), below: parent) { frame in
      [node(ShapeRule(FramedRectangle(), name: "leaf", paint: .color(.clear)), below: frame)]
    }
  }

  private func placed(_ root: Node) -> PlacedTree {
    let canvas = PlacementCanvas(bounds: Self.screen, safeArea: Self.screen, problems: ProblemLog())
    canvas.draw(root.boxes[0], proposal: ProposedViewSize(Self.screen.size))
    return canvas.placed
  }

  private func column(_ children: @escaping (Node) -> [Node]) -> Node {
    node(StackRule(.vertical, guide: HorizontalAlignment.leading.key, spacing: 0, isMirrored: false), children)
  }

  @Test func `lists every node with its frame and depth, containers first`() {
    let root = column { [self.leaf(20, 10, below: $0), self.leaf(40, 10, below: $0)] }
    let nodes = placed(root).nodes
    #expect(nodes.map(\.depth) == [0, 1, 2, 1, 2])
    #expect(
      nodes.map(\.frame) == [
        CGRect(x: 30, y: 20, width: 40, height: 20), CGRect(x: 30, y: 20, width: 20, height: 10),
        CGRect(x: 30, y: 20, width: 20, height: 10), CGRect(x: 30, y: 30, width: 40, height: 10),
        CGRect(x: 30, y: 30, width: 40, height: 10),
      ])
    #expect(nodes[0].node === root)
    #expect(nodes[3].node === root.children[1])
  }

  @Test func `answers for nodes without a box where the outermost boxes inside of them stand`() {
    let root = column { column in
      [
        self.node(Grouping(), below: column) { group in
          [self.leaf(20, 10, below: group), self.leaf(30, 10, below: group)]
        }
      ]
    }
    let frames = placed(root).places { $0 === root.children[0] }.map(\.frame)
    #expect(frames.map(\.width) == [20, 30])
    #expect(placed(root).places { $0 === root }.map(\.frame.width) == [30])
  }

  @Test func `gives a modifier of a group one place for each of its views`() {
    let insets = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let root = column { column in
      [
        self.node(PaddingRule(insets: insets, isMirrored: false), below: column) { padding in
          [
            self.node(Grouping(), below: padding) { group in
              [self.leaf(20, 10, below: group), self.leaf(30, 10, below: group)]
            }
          ]
        }
      ]
    }
    let places = placed(root).places { $0 === root.children[0] }
    #expect(places.map(\.frame.size) == [CGSize(width: 22, height: 12), CGSize(width: 32, height: 12)])
  }

  @Test func `knows the clips around each node, the innermost first`() throws {
    let root = node(ClipRule(FramedRectangle())) { outer in
      [self.node(ClipRule(FramedRectangle()), below: outer) { [self.leaf(20, 10, below: $0)] }]
    }
    let tree = placed(root)
    #expect(tree.nodes.map(\.clip) == [nil, 0, 1, 1])
    #expect(tree.clips.map(\.outer) == [nil, 0])
  }

  @Test func `has the mirror image of what is mirrored`() {
    let root = column { column in
      [
        self.node(MirrorRule(exchanges: true), below: column) { mirror in
          [
            self.node(
              FixedFrameRule(width: 100, height: nil, alignment: .leading, isMirrored: false), below: mirror
            ) { [self.leaf(20, 10, below: $0)] }
          ]
        }
      ]
    }
    #expect(placed(root).nodes.last?.frame.minX == 80)
  }

  @Test func `does not have what is hidden`() {
    let root = column { [self.node(HiddenRule(), below: $0) { [self.leaf(20, 10, below: $0)] }] }
    #expect(placed(root).nodes.count == 2)
  }

  @Test func `leads from each node to its root`() throws {
    let root = column { [self.leaf(20, 10, below: $0)] }
    defer { withExtendedLifetime(root) {} }
    let innermost = try #require(placed(root).nodes.last?.node)
    #expect(innermost.ancestors.map { ObjectIdentifier($0) } == [root.children[0], root].map { ObjectIdentifier($0) })
    #expect(innermost.path == [.content, .content, .content])
    #expect(innermost.path(below: root) == [.content, .content])
  }
}
