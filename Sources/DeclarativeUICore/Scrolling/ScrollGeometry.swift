public import Foundation
import LayoutTree

/// How far a scroll view is scrolled, and how large it and its contents are, in points.
///
/// As in UIKit the contents may be scrolled to before zero, where they begin below what covers the scroll view's edges.
/// - Remark: whether SwiftUI counts what bars cover as part of the scroll view is not known; here it does.
public struct ScrollGeometry: Equatable, Sendable {
  /// Which point of the contents is in the upper leading corner of the scroll view.
  public var contentOffset: CGPoint
  /// How large the contents are, without their margins.
  public var contentSize: CGSize
  /// What the contents leave free: their margins, and what bars and the screen's corners cover of the scroll view.
  public var contentInsets: EdgeInsets
  /// How large the scroll view is, up to the edges of the screen where it reaches the safe area's.
  public var containerSize: CGSize

  /// Creates a geometry.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the contents that the scroll view shows.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the contents that nothing covers.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(containerSize.width - contentInsets.horizontal, 0),
      height: max(containerSize.height - contentInsets.vertical, 0))
  }

  /// Of a scroll view in its latest layout.
  init(_ state: ScrollState, isMirrored: Bool) {
    let (frame, window, margins) = (state.frame, state.window, state.margins)
    let (left, right) = (frame.minX - window.minX, window.maxX - frame.maxX)
    contentInsets = EdgeInsets(
      top: margins.top + frame.minY - window.minY, leading: margins.leading + (isMirrored ? right : left),
      bottom: margins.bottom + window.maxY - frame.maxY, trailing: margins.trailing + (isMirrored ? left : right))
    contentSize = CGSize(
      width: max(state.contentSize.width - margins.horizontal, 0),
      height: max(state.contentSize.height - margins.vertical, 0))
    containerSize = window.size
    let offset = state.currentOffset
    contentOffset = CGPoint(x: offset.x - contentInsets.leading, y: offset.y - contentInsets.top)
  }
}

extension View {
  /// The view with something to do when what is read of its scroll view's geometry differs from the layout before.
  ///
  /// It is done once when the scroll view is first laid out, too; that both values are the same then is a guess.
  /// - Remark: what the first old value is in SwiftUI is not known; here it is the new one.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }

  /// The view with something to do when so much of it comes into sight in its scroll view, or goes.
  ///
  /// A view that is in sight from the beginning is told so; one in no scroll view is told nothing.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }

  /// The view as it is: what a finger scrolls is at rest at once.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }

  /// The view as it is: what a finger scrolls is at rest at once.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View { self }
}

/// What a scroll view does.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// What is known of a scroll view that does something else.
public struct ScrollPhaseChangeContext: Equatable, Sendable {
  /// Where it is scrolled to.
  public let geometry: ScrollGeometry
  /// How fast it moves, in points a second; nil where it does not.
  public let velocity: CGVector?
}

/// A direction and a length, in points.
/// - Remark: Foundation has it on Apple's systems only.
public struct CGVector: Hashable, Sendable {
  /// Its part along the horizontal axis.
  public var dx: CGFloat
  /// Its part along the vertical axis.
  public var dy: CGFloat

  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// No direction, and no length.
  public static let zero = CGVector(dx: 0, dy: 0)
}

private struct ScrollGeometryModifier<Value: Equatable>: PrimitiveModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  var call: ModifierCall { ModifierCall("onScrollGeometryChange", ["for": Value.self], action: action) }

  private final class Latest: ScrollListener, Unmirrored {
    var modifier: ScrollGeometryModifier
    private var value: Value?
    private unowned let evaluation: Evaluation

    init(_ modifier: ScrollGeometryModifier, in context: ResolveContext) {
      self.modifier = modifier
      evaluation = context.evaluation
      evaluation.placedCount += 1
    }

    func listen(to geometry: ScrollGeometry) {
      let (old, new) = (value, modifier.transform(geometry))
      guard old != new else { return }
      value = new
      evaluation.lifecycle.add(consequence: { [action = modifier.action] in action(old ?? new, new) })
    }

    func leave(evaluation: Evaluation) {
      evaluation.placedCount -= 1
    }
  }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, Grouping())
    let latest = node.memory as? Latest ?? Latest(self, in: context)
    latest.modifier = self
    node.memory = latest
    var inside = context
    inside.environment.scrollOptions.listeners.append(latest)
    inside.fill(node, Grouping()) { [content.resolved(in: $0)] }
    return node.from(self, in: context)
  }
}

/// What hears where a scroll view is scrolled to.
@MainActor
protocol ScrollListener: PlaceMemory {
  func listen(to geometry: ScrollGeometry)
}

private struct ScrollVisibilityModifier: PrimitiveModifier {
  let threshold: Double
  let action: (Bool) -> Void

  var call: ModifierCall {
    ModifierCall("onScrollVisibilityChange", ["threshold": threshold == 0.5 ? nil : threshold], action: action)
  }

  private final class Latest {
    var isSeen: [ObjectIdentifier: Bool] = [:]
  }

  private struct Watching: NodeContent {
    let views: PlacedViews
    let isMirrored: Bool

    func boxes(of node: Node) -> LayoutBoxes { views.boxes(of: node, isMirrored: isMirrored) }
  }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, Grouping())
    let views = PlacedViews.kept(at: node, in: context) { [threshold, action] source, views in
      let latest = views.kept { Latest() }
      guard let part = source.place.partInScrollView else { return }
      let isSeen = part > 0 && part >= threshold
      let wasSeen = latest.isSeen.updateValue(isSeen, forKey: ObjectIdentifier(source)) ?? false
      if wasSeen != isSeen { views.evaluation.lifecycle.add(consequence: { action(isSeen) }) }
    }
    context.fill(node, Watching(views: views, isMirrored: context.environment.isMirrored)) {
      [content.resolved(in: $0)]
    }
    return node.from(self, in: context)
  }
}

extension PlacedGeometry {
  /// How much of the view the nearest scroll view around shows, from 0 to 1; nil where there is none.
  fileprivate var partInScrollView: Double? {
    guard let window = self.frame(ofSpace: NamedCoordinateSpace.Scrolling.anyAxis) else { return nil }
    let seen = frame.common(with: window)
    guard !seen.isNull, frame.width > 0, frame.height > 0 else { return 0 }
    return Double(seen.width * seen.height / (frame.width * frame.height))
  }
}
