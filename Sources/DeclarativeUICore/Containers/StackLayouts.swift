public import Foundation
import LayoutTree

/// A layout whose type is hidden, so that views keep what they remember where another one takes its place.
public struct AnyLayout: Layout {
  /// What the layout keeps.
  public struct Cache {
    fileprivate var value: Any
  }

  let layout: any AnyLayoutBox

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) {
    self.layout = HiddenLayout(layout: layout)
  }

  /// Makes what the layout keeps.
  public func makeCache(subviews: Subviews) -> Cache { Cache(value: layout.makeCache(subviews)) }

  /// Brings what the layout keeps up to date.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { layout.updateCache(&cache.value, subviews) }

  /// The distances that the layout wants.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    layout.spacing(subviews, &cache.value)
  }

  /// The size that the layout takes.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    layout.size(proposal, subviews, &cache.value)
  }

  /// Has the layout place the views.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    layout.place(bounds, proposal, subviews, &cache.value)
  }

  /// Where the layout has a guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { layout.guide(guide, bounds, proposal, subviews, &cache.value) }

  /// Where the layout has a guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { layout.guide(guide, bounds, proposal, subviews, &cache.value) }
}

/// A layout of any type.
protocol AnyLayoutBox {
  var properties: LayoutProperties { get }
  /// The layout by its type.
  var base: any Layout { get }
  func makeCache(_ subviews: LayoutSubviews) -> Any
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize
  func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any)
  func guide(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat?
  func guide(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat?
}

private struct HiddenLayout<L: Layout>: AnyLayoutBox {
  let layout: L

  var properties: LayoutProperties { L.layoutProperties }
  var base: any Layout { layout }

  func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

  /// Does something with the cache by its type; that of another layout is made anew.
  private func with<Result>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ ask: (inout L.Cache) -> Result
  ) -> Result {
    var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = own }
    return ask(&own)
  }

  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
    with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func guide(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func guide(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}

/// A layout that arranges boxes as one of the containers does.
protocol ContainerLayout: Layout where Cache == Void {
  /// The container's own rule, for views that it alone arranges.
  func rule(isMirrored: Bool) -> any NodeContent
  func arrangement(of boxes: [LayoutBox], for proposal: ProposedViewSize) -> BoxArrangement
  func spacing(of boxes: [LayoutBox]) -> SpacingPreferences
}

extension ContainerLayout {
  /// The size that the container takes.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    arrangement(of: subviews.boxes, for: proposal).size
  }

  /// Places the views as the container does.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let arrangement = arrangement(of: subviews.boxes, for: proposal)
    for place in arrangement.places {
      guard let subview = subviews.first(where: { $0.box === place.box }) else { continue }
      let position = CGPoint(x: bounds.minX + place.offset.x, y: bounds.minY + place.offset.y)
      subview.place(at: position, proposal: place.proposal)
    }
  }

  /// The distances that the container wants.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    ViewSpacing(spacing(of: subviews.boxes))
  }
}

/// The layout of an `HStack`.
public struct HStackLayout: Layout, Sendable {
  /// The guide by which the views are aligned.
  public var alignment: VerticalAlignment
  /// The distance between neighbours in points, or nil for the one that each pair prefers.
  public var spacing: CGFloat?

  /// Creates a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Along the horizontal axis.
  public static var layoutProperties: LayoutProperties { .along(.horizontal) }
}

extension HStackLayout: ContainerLayout {
  private func stackRule(isMirrored: Bool) -> StackRule {
    StackRule(.horizontal, guide: alignment.key, spacing: spacing, isMirrored: isMirrored)
  }

  func rule(isMirrored: Bool) -> any NodeContent { stackRule(isMirrored: isMirrored) }

  func arrangement(of boxes: [LayoutBox], for proposal: ProposedViewSize) -> BoxArrangement {
    stackRule(isMirrored: false).arrangement(of: boxes, for: proposal)
  }

  func spacing(of boxes: [LayoutBox]) -> SpacingPreferences { SpacingPreferences(stacking: boxes, along: .horizontal) }
}

/// The layout of a `VStack`.
public struct VStackLayout: Layout, Sendable {
  /// The guide by which the views are aligned.
  public var alignment: HorizontalAlignment
  /// The distance between neighbours in points, or nil for the one that each pair prefers.
  public var spacing: CGFloat?

  /// Creates a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Along the vertical axis.
  public static var layoutProperties: LayoutProperties { .along(.vertical) }
}

extension VStackLayout: ContainerLayout {
  private func stackRule(isMirrored: Bool) -> StackRule {
    StackRule(.vertical, guide: alignment.key, spacing: spacing, isMirrored: isMirrored)
  }

  func rule(isMirrored: Bool) -> any NodeContent { stackRule(isMirrored: isMirrored) }

  func arrangement(of boxes: [LayoutBox], for proposal: ProposedViewSize) -> BoxArrangement {
    stackRule(isMirrored: false).arrangement(of: boxes, for: proposal)
  }

  func spacing(of boxes: [LayoutBox]) -> SpacingPreferences { SpacingPreferences(stacking: boxes, along: .vertical) }
}

/// The layout of a `ZStack`.
public struct ZStackLayout: Layout, Sendable {
  /// The guides by which the views are aligned.
  public var alignment: Alignment

  /// Creates a stack.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

extension ZStackLayout: ContainerLayout {
  func rule(isMirrored: Bool) -> any NodeContent { OverlapRule(alignment: alignment, isMirrored: isMirrored) }

  func arrangement(of boxes: [LayoutBox], for proposal: ProposedViewSize) -> BoxArrangement {
    OverlapRule(alignment: alignment, isMirrored: false).boxArrangement(of: boxes, for: proposal)
  }

  func spacing(of boxes: [LayoutBox]) -> SpacingPreferences { SpacingPreferences(union: boxes) }
}

/// The layout of a `Grid`.
public struct GridLayout: Layout, Sendable {
  /// Where views are in their cells.
  public var alignment: Alignment
  /// The distance between columns in points, or nil for 8.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points, or nil for what their views want.
  public var verticalSpacing: CGFloat?

  /// Creates a grid.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

extension GridLayout: ContainerLayout {
  func arrangement(of boxes: [LayoutBox], for proposal: ProposedViewSize) -> BoxArrangement {
    gridRule(isMirrored: false).arrangement(of: boxes, for: proposal)
  }

  func spacing(of boxes: [LayoutBox]) -> SpacingPreferences { SpacingPreferences(stacking: boxes, along: .vertical) }

  private func gridRule(isMirrored: Bool) -> GridRule {
    GridRule(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
      isMirrored: isMirrored)
  }

  func rule(isMirrored: Bool) -> any NodeContent { gridRule(isMirrored: isMirrored) }
}

extension LayoutProperties {
  fileprivate static func along(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}
