public import Foundation
import LayoutTree

/// A place or rectangle of a view, which a `GeometryProxy` of another view tells as that one counts places.
public struct Anchor<Value>: Sendable {
  /// What of a view an anchor is.
  public struct Source: Sendable {
    /// What tells it apart from others of the same view.
    let kind: AnchorKind
    /// Measures it in a view, whose frame is given.
    let measure: @Sendable (CGRect) -> Value
  }

  let view: GeometrySource
  let source: Source
}

/// A rectangle or a place, without a view that has it.
indirect enum AnchorKind: Equatable, Sendable {
  case bounds
  case rect(CGRect)
  case point(CGPoint)
  case unitPoint(UnitPoint)
  case several([AnchorKind])
  case optional(AnchorKind?)
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both are the same place on the screen.
  public static func == (left: Anchor, right: Anchor) -> Bool { left.onScreen == right.onScreen }
}

extension Anchor: Hashable where Value: Hashable {
  /// Feeds the place on the screen.
  public func hash(into hasher: inout Hasher) { hasher.combine(onScreen) }
}

extension Anchor: ComparedByItself {
  /// Whether both are the same of one view, wherever that stands: who has one of them hears of the view's place by itself.
  package func isSame(as other: Anchor<Value>) -> Bool {
    view === other.view && source.kind == other.source.kind
  }
}

extension Anchor {
  /// The value in points from the screen's top left corner.
  fileprivate var onScreen: Value { source.measure(view.place.frame) }
}

extension Anchor.Source where Value == CGRect {
  /// A rectangle of the view.
  public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
    Anchor<Value>.Source(kind: .rect(r)) { r.offsetBy(dx: $0.minX, dy: $0.minY) }
  }

  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(kind: .bounds) { $0 } }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view.
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
    Anchor<Value>.Source(kind: .point(p)) { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
  }

  /// A place in the view in units of its extents.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
    Anchor<Value>.Source(kind: .unitPoint(p)) { CGPoint(p.point(in: $0)) }
  }

  /// The top left corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the upper edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top right corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the left edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the right edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom left corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the lower edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom right corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several anchors of one view.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    kind = .several(array.map(\.kind))
    measure = { frame in array.map { $0.measure(frame) } }
  }

  /// An anchor, or none.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    kind = .optional(anchor?.kind)
    measure = { anchor?.measure($0) }
  }
}

extension View {
  /// The view with an anchor of it told to the views around, instead of what views inside tell under the key.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorWrite<A, K>(name: "anchorPreference", anchor: value) { $0 = transform($1) })
  }

  /// The view with a change by an anchor of it of what views inside tell under a key.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorWrite<A, K>(name: "transformAnchorPreference", anchor: value, change: transform))
  }
}

/// Tells an anchor of a view; of a group, one after the other of its views changes the value.
private struct AnchorWrite<Value, Key: PreferenceKey>: PrimitiveModifier {
  let name: String
  let anchor: Anchor<Value>.Source
  let change: (inout Key.Value, Anchor<Value>) -> Void

  var call: ModifierCall { ModifierCall(name, ["key": Key.self]) }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, Grouping())
    let views = PlacedViews.kept(at: node, in: context) { _, _ in }
    let told = PlacedPreference(views: views, isMirrored: context.environment.isMirrored) { preferences, sources in
      for source in sources { change(&preferences[of: Key.self], Anchor(view: source, source: anchor)) }
    }
    context.fill(node, told) { [content.resolved(in: $0)] }
    return node.from(self, in: context)
  }
}

/// What a view tells of where it stands.
private struct PlacedPreference: NodeContent {
  let views: PlacedViews
  let isMirrored: Bool
  let change: (inout Preferences, [GeometrySource]) -> Void

  func boxes(of node: Node) -> LayoutBoxes { views.boxes(of: node, isMirrored: isMirrored) }

  func preferences(around inside: Preferences) -> Preferences {
    var preferences = inside
    change(&preferences, views.sources)
    return preferences
  }
}
