public import Foundation
import LayoutTree

/// Where the contents of a scroll view are: at a view, at an edge or at a place.
public struct ScrollPosition: Equatable, Sendable {
  enum Place: Equatable, Sendable {
    case none
    case view(Identity, anchor: UnitPoint?)
    case edge(Edge)
    /// In points; nil leaves the contents where they are along that axis.
    case point(x: CGFloat?, y: CGFloat?)
  }

  /// An identity of a view.
  struct Identity: Equatable, Sendable {
    // Those that are given may be handed to other threads; the others are those of views, which stay where they are.
    nonisolated(unsafe) let base: AnyHashable
  }

  private(set) var place: Place
  /// Whether a finger has moved the contents since a position was set.
  public private(set) var isPositionedByUser = false

  /// Creates a position at no view of a type of identities.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) { place = .none }

  /// Creates a position at no view.
  public init() { place = .none }

  /// Creates a position at a view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .view(Identity(base: AnyHashable(id)), anchor: anchor)
  }

  /// Creates a position at an edge of the contents.
  public init(edge: Edge) { place = .edge(edge) }

  /// Creates a position at a point of the contents.
  public init(point: CGPoint) { place = .point(x: point.x, y: point.y) }

  /// Creates a position at a distance from the contents' leading edge, in points.
  public init(x: CGFloat) { place = .point(x: x, y: nil) }

  /// Creates a position at a distance from the contents' upper edge, in points.
  public init(y: CGFloat) { place = .point(x: nil, y: y) }

  /// Moves the contents to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }

  /// Moves the contents to an edge of them.
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }

  /// Moves the contents to a point of them.
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }

  /// Moves the contents to a distance from their leading edge, in points.
  public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }

  /// Moves the contents to a distance from their upper edge, in points.
  public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }

  /// The edge that was scrolled to; nil where it was something else, or a finger has moved the contents since.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  /// The point that was scrolled to; nil where it was something else, or a finger has moved the contents since.
  public var point: CGPoint? { if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil } }

  /// The distance that was scrolled to from the leading edge; nil where it was something else.
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }

  /// The distance that was scrolled to from the upper edge; nil where it was something else.
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

  /// The identity of the view that was scrolled to; nil where it was something else.
  public var viewID: (any Hashable)? {
    if case .view(let identity, _) = place { identity.base.base as? any Hashable } else { nil }
  }

  /// The identity of the view that was scrolled to, if it is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// The position after a finger has moved the contents.
  static func moved(to id: AnyHashable?) -> ScrollPosition {
    var position = ScrollPosition()
    if let id { position.place = .view(Identity(base: id), anchor: nil) }
    position.isPositionedByUser = true
    return position
  }
}

/// A binding to where the contents of a scroll view are.
package struct ScrollPositionLink {
  enum Value: Equatable {
    case id(AnyHashable?, anchor: UnitPoint?)
    case position(ScrollPosition)

    /// What to scroll to; nil leaves the contents where they are.
    var request: ScrollState.Request? {
      switch self {
      case .id(let id?, let anchor): .view(of: id, anchor: anchor)
      case .id(nil, _): nil
      case .position(let position): position.isPositionedByUser ? nil : position.place.request
      }
    }
  }

  let value: Value
  /// Which point of a view and of the scroll view meet where that view is the position.
  package let anchor: UnitPoint?
  /// Takes in that a finger has moved the contents, and to which view.
  package let move: (AnyHashable?) -> Void
}

extension ScrollPosition.Place {
  fileprivate var request: ScrollState.Request? {
    switch self {
    case .none: nil
    case .view(let identity, let anchor): .view(of: identity.base, anchor: anchor)
    case .edge(let edge): .offset { edge.place(in: $0, from: $1) }
    case .point(let x, let y): .offset { CGPoint(x: x ?? $1.x, y: y ?? $1.y) }
    }
  }
}

extension Edge {
  /// Where contents are that have moved to this edge of them, in points.
  package func place(in limit: CGSize, from current: CGPoint) -> CGPoint {
    switch self {
    case .top: CGPoint(x: current.x, y: 0)
    case .bottom: CGPoint(x: current.x, y: limit.height)
    case .leading: CGPoint(x: 0, y: current.y)
    case .trailing: CGPoint(x: limit.width, y: current.y)
    }
  }
}

extension View {
  /// The view with the contents of its scroll view at the view of an identity, which follows what fingers scroll to.
  ///
  /// Fingers scroll to views that a `scrollTargetLayout()` arranges, or to any where there is none: to the first one that
  /// is seen, or the one at the anchor.
  public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(
      ScrollPositionModifier(anchor: anchor) {
        .id(id.wrappedValue.map { AnyHashable($0) }, anchor: anchor)
      } move: {
        id.wrappedValue = $0?.base as? ID
      })
  }

  /// The view with the contents of its scroll view at a position, which follows what fingers do.
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(
      ScrollPositionModifier(anchor: anchor) {
        .position(position.wrappedValue)
      } move: {
        position.wrappedValue = .moved(to: $0)
      })
  }
}

private struct ScrollPositionModifier: PrimitiveModifier {
  let anchor: UnitPoint?
  let value: () -> ScrollPositionLink.Value
  let move: (AnyHashable?) -> Void

  var call: ModifierCall { ModifierCall("scrollPosition", ["anchor": anchor]) }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.evaluated(ScrollPositionBody(subject: self, view: content)).from(self, in: context)
  }
}

/// The binding is watched for changes.
private struct ScrollPositionBody<Content: View>: BodyOwner {
  var subject: ScrollPositionModifier
  let view: Content

  var content: any NodeContent { Grouping() }

  /// Nothing says what the closures have captured.
  func isSame(as earlier: Self) -> Bool { false }

  func evaluate() -> ScrollPositionLink.Value { subject.value() }

  func resolve(_ value: ScrollPositionLink.Value, in context: ResolveContext) -> [Node] {
    var context = context
    context.environment.scrollOptions.position = ScrollPositionLink(
      value: value, anchor: subject.anchor, move: subject.move)
    return [view.resolved(in: context)]
  }
}
