import LayoutTree

extension View {
  /// The view with something to do when what is read of its geometry differs from the layout before.
  ///
  /// It is done once when the view is first laid out, too.
  /// - Remark: what the first old value is in SwiftUI is not known; here it is the new one.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChange(transform: transform) { action($1) })
  }

  /// The view with something to do when what is read of its geometry differs from the layout before.
  ///
  /// It is done once when the view is first laid out, too; that both values are the same then is a guess.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChange(transform: transform, action: action))
  }
}

private struct GeometryChange<Value: Equatable>: PrimitiveModifier {
  let transform: @Sendable (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  var call: ModifierCall { ModifierCall("onGeometryChange", ["for": Value.self], action: action) }

  private final class Latest {
    var values: [ObjectIdentifier: Value] = [:]
  }

  private struct Watching: NodeContent {
    let views: PlacedViews
    let isMirrored: Bool

    func boxes(of node: Node) -> LayoutBoxes { views.boxes(of: node, isMirrored: isMirrored) }
  }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, Grouping())
    let views = PlacedViews.kept(at: node, in: context) { [transform, action] source, views in
      let latest = views.kept { Latest() }
      let value = transform(GeometryProxy(source: source))
      let old = latest.values.updateValue(value, forKey: ObjectIdentifier(source))
      guard old != value else { return }
      views.evaluation.lifecycle.add(consequence: { action(old ?? value, value) })
    }
    context.fill(node, Watching(views: views, isMirrored: context.environment.isMirrored)) {
      [content.resolved(in: $0)]
    }
    return node.from(self, in: context)
  }
}

/// The views inside of a modifier that wants to know where each of them stands.
final class PlacedViews: PlaceMemory, Unmirrored {
  unowned let evaluation: Evaluation
  /// By the innermost nodes of the views, in their order.
  private var observers: [(view: ObjectIdentifier, observer: Observer)] = []
  private var place: (GeometrySource, PlacedViews) -> Void
  private var object: AnyObject?

  private init(_ place: @escaping (GeometrySource, PlacedViews) -> Void, in context: ResolveContext) {
    self.place = place
    evaluation = context.evaluation
    evaluation.placedCount += 1
  }

  /// The views at a node.
  /// - Parameter place: what to do when one of them was placed.
  @MainActor
  static func kept(
    at node: Node, in context: ResolveContext, _ place: @escaping (GeometrySource, PlacedViews) -> Void
  ) -> PlacedViews {
    let views = node.memory as? PlacedViews ?? PlacedViews(place, in: context)
    views.place = place
    node.memory = views
    return views
  }

  /// Where the views stand, in their order.
  nonisolated var sources: [GeometrySource] { MainActor.assumeIsolated { observers.map(\.observer.source) } }

  /// What else is kept as long as the place.
  func kept<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let object = object as? Object { return object }
    let made = make()
    object = made
    return made
  }

  /// The boxes around those of the views.
  nonisolated func boxes(of node: Node, isMirrored: Bool) -> LayoutBoxes {
    // Nodes are completed on the main actor.
    nonisolated(unsafe) let node = node
    nonisolated(unsafe) var boxes = LayoutBoxes.none
    MainActor.assumeIsolated {
      let before = observers
      observers = []
      boxes = node.childBoxes.mapBoxes { box in
        let view = ObjectIdentifier(box.innermostNode)
        let observer = before.first { $0.view == view }?.observer ?? Observer(of: self)
        observers.append((view, observer))
        return LayoutBox(node, PlaceObservingRule(observer, isMirrored: isMirrored), children: [box])
      }
    }
    return boxes
  }

  func leave(evaluation: Evaluation) {
    evaluation.placedCount -= 1
  }

  private final class Observer: PlaceObserver, Unmirrored {
    let source = GeometrySource()
    private unowned let views: PlacedViews

    init(of views: PlacedViews) {
      self.views = views
    }

    func place(in geometry: PlacedGeometry) {
      source.move(to: geometry)
      views.place(source, views)
    }
  }
}
