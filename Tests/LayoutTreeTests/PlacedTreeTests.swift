import Foundation
import LayoutTree
import LayoutValues
import Testing

/// Nodes that were made without views, placed on a screen of 100 x 60 points.
@Suite struct `A placed tree` {
  private func column(_ children: DescribedNode...) -> DescribedNode { .column(children, alignment: .leading) }

  @Test func `lists every node with its frame and depth, containers first`() {
    let root = column(.fixed(20, 10), .fixed(40, 10)).made()
    let nodes = root.placed().nodes
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
    let group = DescribedNode(content: Grouping(), children: [.fixed(20, 10), .fixed(30, 10)])
    let root = column(group).made()
    let frames = root.placed().places { $0 === root.children[0] }.map(\.frame)
    #expect(frames.map(\.width) == [20, 30])
    #expect(root.placed().places { $0 === root }.map(\.frame.width) == [30])
  }

  @Test func `gives a modifier of a group one place for each of its views`() {
    let insets = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let group = DescribedNode(content: Grouping(), children: [.fixed(20, 10), .fixed(30, 10)])
    let root = column(group.inside(PaddingRule(insets: insets, isMirrored: false))).made()
    let places = root.placed().places { $0 === root.children[0] }
    #expect(places.map(\.frame.size) == [CGSize(width: 22, height: 12), CGSize(width: 32, height: 12)])
  }

  @Test func `knows the clips around each node, the innermost first`() throws {
    let clip = ClipRule(FramedRectangle())
    let root = DescribedNode.fixed(20, 10).inside(clip).inside(clip).made()
    let tree = root.placed()
    #expect(tree.nodes.map(\.clip) == [nil, 0, 1, 1])
    #expect(tree.clips.map(\.outer) == [nil, 0])
  }

  @Test func `has the mirror image of what is mirrored`() {
    let leading = FixedFrameRule(width: 100, height: nil, alignment: .leading, isMirrored: false)
    let mirrored = DescribedNode.fixed(20, 10).inside(leading).inside(MirrorRule(exchanges: true))
    #expect(column(mirrored).leaves().map(\.minX) == [80])
  }

  @Test func `does not have what is hidden`() {
    let root = column(DescribedNode.fixed(20, 10).inside(HiddenRule())).made()
    #expect(root.placed().nodes.count == 2)
  }

  @Test func `leads from each node to its root`() throws {
    let root = column(.fixed(20, 10)).made()
    defer { withExtendedLifetime(root) {} }
    let innermost = try #require(root.placed().nodes.last?.node)
    #expect(innermost.ancestors.map { ObjectIdentifier($0) } == [root.children[0], root].map { ObjectIdentifier($0) })
    #expect(innermost.path == [.content, .content, .content])
    #expect(innermost.path(below: root) == [.content, .content])
  }
}
