import Drawings
import Foundation
import LayoutValues
import PixelImages
import PlaneGeometry
import Testing

@testable import LayoutTree

/// Nodes that were made without views, placed on a screen of 100 x 60 points and painted.
@Suite struct `Painting` {
  /// A leaf that counts how often it is painted.
  private final class CountingRule: LeafRule {
    private(set) var count = 0
    func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize { CGSize(width: 10, height: 10) }
    func reach(beyond frame: CGRect) -> CGFloat? { 0 }
    func paint(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PaintingPass) {
      count += 1
      pass.problems.report("painted \(count)")
    }
  }

  private func painted(_ described: DescribedNode) -> [DrawingItem] {
    let root = described.made()
    return withExtendedLifetime(root) { root.placed().painted(reporting: ProblemLog()) }
  }

  private func kinds(_ described: DescribedNode) -> [String] { painted(described).map(\.kind) }

  private let square = DescribedNode.fixed(20, 10)

  @Test func `is done with each picture, and not where nodes are placed`() {
    let rule = CountingRule()
    let root = DescribedNode(content: rule).made()
    let placed = root.placed()
    #expect(rule.count == 0)
    #expect(placed.touched(at: CGPoint(x: 50, y: 30)) == nil)
    #expect(rule.count == 0)
    let log = ProblemLog()
    #expect(placed.painted(reporting: log) == [])
    #expect(rule.count == 1)
    #expect(log.problems == ["painted 1"])
    _ = placed.painted(reporting: log)
    #expect(log.problems == ["painted 1", "painted 2"])
  }

  @Test func `leaves out what surely is not seen`() {
    let rule = CountingRule()
    let far = DescribedNode(content: rule).inside(OffsetRule(offset: CGSize(width: 500, height: 0), isMirrored: false))
    #expect(painted(far) == [])
    #expect(rule.count == 0)
  }

  @Test func `gives each leaf the effects around it, the innermost first`() {
    let blurred = DescribedNode.row([square, square]).inside(EffectRule(.blurred(radius: 1)))
    #expect(kinds(blurred.inside(EffectRule(.opacity(0.5)))) == ["opacity[blurred[leaf]]", "opacity[blurred[leaf]]"])
  }

  @Test func `makes one leaf of what is one picture, and none of nothing`() {
    let row = DescribedNode.row([square, square])
    #expect(kinds(row.inside(ClipRule(FramedRectangle()))) == ["clip[leaf leaf]"])
    #expect(
      kinds(row.inside(CompositingRule()).inside(EffectRule(.opacity(0.5)))) == ["opacity[leaf leaf]"])
    let nothing = DescribedNode(content: SpacerRule(axis: nil, minimum: 0))
    let empty = nothing.inside(ClipRule(FramedRectangle())).inside(EffectRule(.opacity(0.5))).made()
    #expect(empty.placed().paintSteps.isEmpty)
    #expect(empty.placed().clips.count == 1)
  }

  @Test func `shows only what a mask covers, and effects on neither cover the other`() {
    let mask = DescribedNode(
      content: MaskRule(alignment: .center, isMirrored: false),
      children: [
        square.inside(EffectRule(.opacity(0.5))), square.inside(EffectRule(.blurred(radius: 1))),
      ])
    #expect(kinds(mask) == ["masked(blurred[leaf])[opacity[leaf]]"])
    #expect(kinds(mask.inside(EffectRule(.opacity(0.25)))) == ["opacity[masked(blurred[leaf])[opacity[leaf]]]"])
  }

  @Test func `shows nothing through a mask of nothing`() {
    let nothing = DescribedNode(content: SpacerRule(axis: nil, minimum: 0))
    let mask = DescribedNode(content: MaskRule(alignment: .center, isMirrored: false), children: [square, nothing])
    #expect(kinds(mask) == ["masked()[leaf]"])
  }

  @Test func `leaves hidden nodes out, and what only they would paint`() {
    let rule = CountingRule()
    let hidden = DescribedNode(content: rule).inside(HiddenRule())
    #expect(kinds(DescribedNode.row([square, hidden])) == ["leaf"])
    #expect(rule.count == 0)
  }

  @Test func `draws what recedes smaller, and what is behind it behind`() {
    let root = square.made()
    let pass = PlacingPass(bounds: DescribedNode.screen, safeArea: DescribedNode.screen, problems: ProblemLog())
    pass.place(root.boxes[0], proposal: .unspecified)
    pass.recede(
      by: .scale(x: 0.5, y: 0.5),
      clippedTo: FramedRectangle().contour(in: DescribedNode.screen, problems: pass.problems).path,
      frame: .init(DescribedNode.screen))
    pass.paintBehind { $0.add(.layer(DrawnLayer(.opacity(1), items: []))) }
    let items = withExtendedLifetime(root) { pass.placed.painted(reporting: pass.problems) }
    #expect(items.map(\.kind) == ["opacity[]", "clip[projected[leaf]]"])
  }

  @Test func `finds sizes that boxes remember and their rules do not measure again`() throws {
    final class Growing: LayoutRule {
      var width: CGFloat = 10
      func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize { CGSize(width: width, height: 10) }
      func place(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass) {}
    }
    let rule = Growing()
    let root = DescribedNode.row([square, DescribedNode(content: rule)]).made()
    let placed = root.placed()
    #expect(placed.staleSizes == [])
    rule.width = 12
    let stale = placed.staleSizes
    #expect(stale.count == 3)
    #expect(stale.allSatisfy { $0.contains("takes 12.0 x 10.0") && $0.contains("remembers 10.0 x 10.0") })
  }
}

extension DrawingItem {
  /// The layers around leaves, in words.
  fileprivate var kind: String {
    guard case .layer(let layer) = self else { return "leaf" }
    let inside = layer.items.map(\.kind).joined(separator: " ")
    switch layer.effect {
    case .opacity: return "opacity[\(inside)]"
    case .blurred: return "blurred[\(inside)]"
    case .clip: return "clip[\(inside)]"
    case .projected: return "projected[\(inside)]"
    case .masked(let mask): return "masked(\(mask.map(\.kind).joined(separator: " ")))[\(inside)]"
    default: return "other[\(inside)]"
    }
  }
}
