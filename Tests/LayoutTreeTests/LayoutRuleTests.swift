import Foundation
import Testing

@testable import LayoutTree
import LayoutValues

/// The rules of layout by nodes without views, on a screen of 100 x 60 points.
@Suite struct `A rule of layout` {
  private static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `deals a row's space out, the least flexible child first`() {
    let row = DescribedNode.row([.greedy, .fixed(20, 10), .greedy])
    #expect(row.leaves() == [Self.rect(0, 0, 40, 60), Self.rect(40, 25, 20, 10), Self.rect(60, 0, 40, 60)])
  }

  @Test func `keeps children of a lower priority no more than they need`() {
    let narrow = FlexibleFrameRule(
      horizontal: .init(minimum: 10, ideal: nil, maximum: .infinity),
      vertical: .init(minimum: nil, ideal: nil, maximum: nil), alignment: .center, isMirrored: false)
    let row = DescribedNode.row([.greedy.inside(narrow), .greedy.inside(PriorityRule(priority: 1))])
    #expect(row.leaves().map(\.width) == [10, 90])
  }

  @Test func `keeps 8 points between children of a stack without a spacing`() {
    #expect(DescribedNode.row([.fixed(20, 10), .fixed(20, 10)], spacing: nil).size(for: .unspecified).width == 48)
    #expect(DescribedNode.column([.fixed(20, 10), .fixed(20, 10)], spacing: nil).size(for: .unspecified).height == 28)
    #expect(DescribedNode.row([.fixed(20, 10), .fixed(20, 10)], spacing: 3).size(for: .unspecified).width == 43)
  }

  @Test func `aligns the children of a stack by a guide`() {
    let children: [DescribedNode] = [.fixed(20, 10), .fixed(20, 30)]
    #expect(DescribedNode.row(children, alignment: .top).leaves().map(\.minY) == [15, 15])
    #expect(DescribedNode.row(children, alignment: .center).leaves().map(\.midY) == [30, 30])
    #expect(DescribedNode.row(children, alignment: .bottom).leaves().map(\.maxY) == [45, 45])
  }

  @Test func `asks a child's author where its guide is`() {
    let moved = AlignmentGuideRule(key: HorizontalAlignment.leading.key) { $0.width / 4 }
    let column = DescribedNode.column([.fixed(40, 10), .fixed(40, 10).inside(moved)], alignment: .leading)
    #expect(column.leaves().map(\.minX) == [35, 25])
    #expect(column.size(for: .unspecified) == CGSize(width: 50, height: 20))
  }

  @Test func `has children in the opposite order where lines run from right to left`() {
    #expect(DescribedNode.row([.fixed(20, 10), .fixed(40, 10)], isMirrored: true).leaves().map(\.minX) == [60, 20])
  }

  @Test func `lets a child of a frame reach out of it, by the alignment`() {
    func frame(_ alignment: Alignment) -> CGRect? {
      DescribedNode.fixed(40, 10)
        .inside(FixedFrameRule(width: 20, height: 20, alignment: alignment, isMirrored: false)).leaves().first
    }
    #expect(frame(.center) == Self.rect(30, 25, 40, 10))
    #expect(frame(.topLeading) == Self.rect(40, 20, 40, 10))
    #expect(frame(.bottomTrailing) == Self.rect(20, 30, 40, 10))
  }

  @Test(
    arguments: [
      // What limits there are, what is offered, and what a frame takes whose child takes 30.
      (nil, nil, 50, 30), (10, nil, 50, 30), (10, nil, 5, 10), (40, nil, 100, 40), (nil, 40, 50, 40), (nil, 40, 35, 35),
      (nil, 40, 20, 30),
      (nil, 20, 50, 20), (10, 40, 50, 40), (10, 40, 25, 25), (10, 40, 5, 10),
    ] as [(CGFloat?, CGFloat?, CGFloat, CGFloat)])
  func `takes what is offered within limits`(minimum: CGFloat?, maximum: CGFloat?, offered: CGFloat, length: CGFloat) {
    let limits = FlexibleFrameRule.Limits(minimum: minimum, ideal: nil, maximum: maximum)
    #expect(limits.length(proposal: offered, child: 30) == length)
  }

  @Test func `takes its ideal length where no length is offered`() {
    #expect(FlexibleFrameRule.Limits(minimum: nil, ideal: 50, maximum: nil).length(proposal: nil, child: 30) == 50)
    #expect(FlexibleFrameRule.Limits(minimum: 60, ideal: 50, maximum: nil).length(proposal: nil, child: 30) == 60)
    #expect(FlexibleFrameRule.Limits(minimum: 40, ideal: nil, maximum: nil).length(proposal: nil, child: 30) == 40)
  }

  @Test(
    arguments: [
      // Limits, and how long a child is that takes what it is offered, or 10 points.
      (30, .infinity, nil, 30), (nil, 8, nil, 8), (5, .infinity, nil, 10), (nil, nil, 20, 20), (30, nil, 20, 30),
    ] as [(CGFloat?, CGFloat?, CGFloat?, CGFloat)])
  func `offers its child its own length where a limit has decided that`(
    minimum: CGFloat?, maximum: CGFloat?, ideal: CGFloat?, length: CGFloat
  ) {
    let frame = FlexibleFrameRule(
      horizontal: .init(minimum: nil, ideal: nil, maximum: nil),
      vertical: .init(minimum: minimum, ideal: ideal, maximum: maximum), alignment: .center, isMirrored: false)
    let unoffered = DescribedNode.greedy.inside(frame).inside(FixedSizeRule(axes: .vertical))
    #expect(unoffered.leaves() == [Self.rect(0, 30 - length / 2, 100, length)])
  }

  @Test func `offers a padded child what is left between the insets`() {
    let padding = PaddingRule(insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), isMirrored: false)
    #expect(DescribedNode.greedy.inside(padding).leaves() == [Self.rect(2, 1, 94, 56)])
    #expect(
      DescribedNode.greedy.inside(padding).size(for: ProposedViewSize(width: 3, height: 3))
        == CGSize(width: 6, height: 4))
  }

  @Test func `fits a ratio into what is offered, or covers it`() {
    let fit = DescribedNode.greedy.inside(AspectRatioRule(ratio: 1, mode: .fit))
    #expect(fit.leaves() == [Self.rect(20, 0, 60, 60)])
    let fill = DescribedNode.greedy.inside(AspectRatioRule(ratio: 1, mode: .fill))
    #expect(fill.leaves() == [Self.rect(0, -20, 100, 100)])
    let own = DescribedNode.fixed(20, 10).inside(AspectRatioRule(ratio: nil, mode: .fit))
    #expect(own.leaves().map(\.size) == [CGSize(width: 20, height: 10)])
  }

  @Test func `asks a child of fixed size for its ideal extents`() {
    #expect(DescribedNode.greedy.inside(FixedSizeRule(axes: .horizontal)).leaves() == [Self.rect(45, 0, 10, 60)])
    #expect(DescribedNode.greedy.inside(FixedSizeRule(axes: .vertical)).leaves() == [Self.rect(0, 25, 100, 10)])
  }

  @Test func `lays children on top of each other by two guides`() {
    let pile = DescribedNode(
      content: OverlappingBoxes(alignment: .bottomTrailing, isMirrored: false),
      children: [.fixed(40, 10), .fixed(20, 30)])
    #expect(pile.leaves() == [Self.rect(30, 35, 40, 10), Self.rect(50, 15, 20, 30)])
  }

  @Test func `has the nearest child last where depths differ`() {
    let row = DescribedNode.row([.fixed(20, 10).inside(DepthRule(zIndex: 1)), .fixed(30, 10), .fixed(40, 10)])
    #expect(row.leaves().map(\.width) == [30, 40, 20])
  }

  @Test func `has a view's middle at its position, and takes all that is offered`() {
    let rule = PositionRule(position: CGPoint(x: 10, y: 20), isMirrored: false)
    #expect(DescribedNode.fixed(20, 10).inside(rule).leaves() == [Self.rect(0, 15, 20, 10)])
    #expect(
      DescribedNode.fixed(20, 10).inside(rule).size(for: ProposedViewSize(width: 50, height: nil))
        == CGSize(width: 50, height: 10))
  }

  @Test func `draws what is offset elsewhere and keeps its place`() {
    let rule = OffsetRule(offset: CGSize(width: 7, height: -3), isMirrored: false)
    let column = DescribedNode.column([.fixed(20, 10).inside(rule), .fixed(20, 10)])
    #expect(column.leaves() == [Self.rect(47, 17, 20, 10), Self.rect(40, 30, 20, 10)])
  }

  @Test func `reaches the edge of the screen where it reaches that of the safe area`() {
    let safeArea = Self.rect(0, 10, 100, 40)
    #expect(DescribedNode.greedy.leaves(safeArea: safeArea) == [safeArea])
    let upwards = DescribedNode.greedy.inside(
      UnsafeAreaRule(edges: .top, ignores: (container: true, keyboard: true), isMirrored: false))
    #expect(upwards.leaves(safeArea: safeArea) == [Self.rect(0, 0, 100, 50)])
    let inner = DescribedNode.greedy.inside(
      UnsafeAreaRule(edges: .all, ignores: (container: true, keyboard: true), isMirrored: false)
    )
    .inside(FixedFrameRule(width: 20, height: 20, alignment: .center, isMirrored: false))
    #expect(inner.leaves(safeArea: safeArea) == [Self.rect(40, 20, 20, 20)])
  }

  @Test func `has columns of a grid as wide as their widest cells`() {
    let grid = DescribedNode(
      content: GridRule(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 3, isMirrored: false),
      children: [[DescribedNode.fixed(20, 10), .fixed(5, 5)], [.fixed(10, 5), .fixed(30, 10)]].map {
        DescribedNode(content: GridRowRule(alignment: nil), children: $0)
      })
    #expect(
      grid.leaves().map { $0.offsetBy(dx: -24, dy: -18.5) } == [
        Self.rect(0, 0, 20, 10), Self.rect(22, 0, 5, 5), Self.rect(0, 13, 10, 5), Self.rect(22, 13, 30, 10),
      ])
  }

  @Test func `shares the width of a lazy grid among its columns`() {
    func lengths(_ sizes: [GridTrack.Size]) -> [CGFloat] {
      GridTrack.columns(sizes.map { GridTrack($0, spacing: 10, alignment: nil) }, in: 100).map(\.length)
    }
    #expect(lengths([.fixed(30), .flexible(minimum: 10, maximum: .infinity)]) == [30, 60])
    #expect(lengths([.flexible(minimum: 10, maximum: 20), .flexible(minimum: 10, maximum: .infinity)]) == [20, 70])
    #expect(lengths([.adaptive(minimum: 25, maximum: .infinity)]) == Array(repeating: 80.0 / 3, count: 3))
  }

  @Test func `has the guide of several children where the kind of guide says`() {
    func union(_ key: AlignmentKey) -> CGFloat? {
      var union = GuideUnion(of: key)
      union.add(10, at: CGPoint(x: 0, y: 0))
      union.add(nil, at: CGPoint(x: 0, y: 15))
      union.add(10, at: CGPoint(x: 0, y: 20))
      return union.value
    }
    #expect(union(VerticalAlignment.firstTextBaseline.key) == 10)
    #expect(union(VerticalAlignment.lastTextBaseline.key) == 30)
    #expect(union(VerticalAlignment.center.key) == 20)
  }
}
