public import Foundation
import LayoutTree

/// A way of arranging views.
///
/// A layout is asked several times for the sizes that it would take, and then to place its views.
public protocol Layout: Animatable {
  /// What is kept from one question to the next.
  associatedtype Cache = Void
  /// The views that are arranged.
  typealias Subviews = LayoutSubviews

  /// What is known of the layout as such.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what is kept.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what is kept up to date where the views have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the whole wants to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size that the whole takes where a size is proposed.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the views in a rectangle; one that is not placed is in its middle.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where the whole has a guide in a rectangle; nil leaves the guide where its default has it.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Where the whole has a guide in a rectangle; nil leaves the guide where its default has it.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// What is known of a layout as such.
public struct LayoutProperties: Sendable {
  /// Along which axis it arranges views, where spacers and dividers are to know; nil for both.
  public var stackOrientation: Axis?

  /// Creates properties of no axis.
  public init() {}
}

extension Layout {
  /// Of no axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes what is kept anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// What views on top of each other want.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    ViewSpacing(SpacingPreferences(union: subviews.boxes))
  }

  /// What the views together have as they are placed.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews.log.leaveGuideToPlaces()
    return nil
  }

  /// What the views together have as they are placed.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews.log.leaveGuideToPlaces()
    return nil
  }

  /// The layout with the views that it arranges.
  ///
  /// A type that is a view and a layout may have an initializer with a closure: that one is meant first.
  @_disfavoredOverload
  @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    ArrangedView(layout: self, content: content())
  }
}

extension Layout where Cache == () {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) -> Cache { () }
}

/// A layout with its views.
private struct ArrangedView<L: Layout, Content: View>: View, PrimitiveView {
  typealias Body = Never

  let layout: L
  let content: Content

  func resolve(in context: ResolveContext) -> Node {
    // A layout of another type in the same place keeps its views.
    let node = context.place(of: ArrangedPlace<Content>.self, Grouping())
    let hidden = (layout as? AnyLayout)?.layout
    let axis = (hidden?.properties ?? L.layoutProperties).stackOrientation
    let isMirrored = context.environment.isMirrored
    let container = (hidden?.base ?? layout) as? any ContainerLayout
    let rule =
      container?.rule(isMirrored: isMirrored)
      ?? ArrangedRule(Arranger(layout, direction: context.environment.layoutDirection), isMirrored: isMirrored)
    var context = context
    if container is GridLayout { context.environment.isInGrid = true }
    context.fill(node, rule) { [content.resolved(in: $0.inStack(axis))] }
    return node.from(layout, in: context)
  }
}

/// Where views are that a layout arranges.
private enum ArrangedPlace<Content> {}

/// Has a layout arrange boxes.
private final class Arranger<L: Layout>: BoxArranger {
  private let layout: L
  private let direction: LayoutDirection
  private var cache: L.Cache?
  /// The boxes for which the cache was made.
  private var cachedBoxes: [LayoutBox]?

  init(_ layout: L, direction: LayoutDirection) {
    self.layout = layout
    self.direction = direction
  }

  private func withCache<Result>(
    _ boxes: [LayoutBox], _ ask: (LayoutSubviews, inout L.Cache) -> Result
  ) -> (result: Result, log: PlacementLog) {
    let subviews = LayoutSubviews(boxes, direction)
    var cache = cache ?? layout.makeCache(subviews: subviews)
    if let cachedBoxes, !cachedBoxes.elementsEqual(boxes, by: ===) {
      layout.updateCache(&cache, subviews: subviews)
    }
    let result = ask(subviews, &cache)
    (self.cache, cachedBoxes) = (cache, boxes)
    return (result, subviews.log)
  }

  func size(of boxes: [LayoutBox], for proposal: ProposedViewSize) -> CGSize {
    withCache(boxes) { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }.result
  }

  func places(
    of boxes: [LayoutBox], in bounds: CGRect, for proposal: ProposedViewSize
  ) -> [BoxArrangement.Place] {
    let log = withCache(boxes) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1)
    }.log
    return boxes.indices.map { index in
      let place =
        log.places[index]
        ?? PlacementLog.Place(
          position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
      let size = boxes[index].size(for: place.proposal)
      return BoxArrangement.Place(
        boxes[index], proposal: place.proposal,
        offset: CGPoint(
          x: place.position.x - place.anchor.x * size.width, y: place.position.y - place.anchor.y * size.height))
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, of boxes: [LayoutBox], in bounds: CGRect, for proposal: ProposedViewSize
  ) -> CGFloat?? {
    let (guide, log) = withCache(boxes) { subviews, cache -> CGFloat? in
      switch key.guide {
      case .horizontal(let guide):
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical(let guide):
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    return log.leavesGuideToPlaces ? nil : .some(guide)
  }

  func spacing(of boxes: [LayoutBox]) -> SpacingPreferences {
    withCache(boxes) { layout.spacing(subviews: $0, cache: &$1) }.result.preferences
  }
}
