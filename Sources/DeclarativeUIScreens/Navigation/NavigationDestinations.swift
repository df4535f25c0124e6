import LayoutTree

/// Where the view of a screen comes from that is pushed.
final class ScreenSource {
  /// Makes the view for a value; nil of a value where none is needed.
  private(set) var make: (AnyHashable?) -> any View = { _ in EmptyView() }
  /// Another one after each change.
  private(set) var version = 0

  func change(_ make: @escaping (AnyHashable?) -> any View) {
    self.make = make
    version += 1
  }
}

/// The screens for values, by the types of the values.
struct NavigationDestinations: PreferenceEntry {
  var sources: [ObjectIdentifier: ScreenSource] = [:]

  func combined(with next: any PreferenceEntry) -> any PreferenceEntry {
    guard let next = next as? NavigationDestinations else { return self }
    return NavigationDestinations(sources: sources.merging(next.sources) { first, _ in first })
  }
}

/// Says which screen a value of a type leads to.
struct DestinationModifier<Value: Hashable, Destination: View>: PrimitiveModifier {
  let destination: (Value) -> Destination

  var call: ModifierCall { ModifierCall("navigationDestination", ["for": Value.self], action: destination) }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, Grouping())
    let source = node.memory as? ScreenSource ?? ScreenSource()
    source.change { value in
      (value?.base as? Value).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
    }
    node.memory = source
    context.fill(node, DestinationContent(type: ObjectIdentifier(Value.self), source: source)) {
      [content.resolved(in: $0)]
    }
    return node.from(self, in: context)
  }
}

private struct DestinationContent: NodeContent {
  let type: ObjectIdentifier
  let source: ScreenSource

  func preferences(around inside: Preferences) -> Preferences {
    var preferences = inside
    var destinations = inside[NavigationDestinations.self] as? NavigationDestinations ?? NavigationDestinations()
    if destinations.sources[type] == nil { destinations.sources[type] = source }
    preferences[NavigationDestinations.self] = destinations
    return preferences
  }
}

/// Screens that bindings ask for, in the order of the code.
struct BoundScreens: PreferenceEntry {
  var places: [BoundScreen]

  func combined(with next: any PreferenceEntry) -> any PreferenceEntry {
    BoundScreens(places: places + ((next as? BoundScreens)?.places ?? []))
  }
}

/// A screen that a binding asks for.
final class BoundScreen {
  let source = ScreenSource()
  /// The value that the screen is for, or whether there is one at all; nil where none is asked for.
  fileprivate(set) var id: AnyHashable?
  /// Says that the screen is there no longer.
  fileprivate(set) var dismiss: () -> Void = {}
}

/// A view beside which a binding asks for a screen.
struct BoundScreenModifier: PrimitiveModifier, NodeContent {
  let call: ModifierCall
  let screen: BoundScreenBody

  func boxes(of node: Node) -> LayoutBoxes { node.children[0].boxes }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    let wanted = context.isForInspection ? screen.wanted() : nil
    let node = context.node(Self.self, self) { inside in
      let view = content.resolved(in: inside)
      guard let wanted else { return [view, screen.node(in: inside.at(.attachment(path: [])))] }
      let shown = screen.make(wanted)
      return [view] + (inside.isInside(Swift.type(of: shown)) ? [] : [inside.shownElsewhere(shown)])
    }
    guard wanted != nil else { return node }
    let presentation = Binding<Bool>(get: { screen.wanted() != nil }, set: { if !$0 { screen.dismiss() } })
    return node.from(ViewShownElsewhere(.navigationDestination, call, presentation: presentation))
  }
}

/// What watches the binding that asks for a screen.
struct BoundScreenBody {
  /// What the screen is for; nil where none is asked for.
  let wanted: () -> AnyHashable?
  let make: (AnyHashable?) -> any View
  let dismiss: () -> Void
  var subject = BoundScreenName()
  private var place = BoundScreen()

  init(
    wanted: @escaping () -> AnyHashable?, dismiss: @escaping () -> Void, make: @escaping (AnyHashable?) -> any View
  ) {
    self.wanted = wanted
    self.dismiss = dismiss
    self.make = make
  }
}

extension BoundScreenBody: BodyOwner {
  @MainActor func node(in context: ResolveContext) -> Node {
    // What stands for the screen stays where the view does.
    let node = context.place(of: BoundScreen.self, Grouping())
    var body = self
    body.place = node.memory as? BoundScreen ?? BoundScreen()
    node.memory = body.place
    context.fill(node, nil) { [$0.evaluated(body)] }
    return node
  }

  var content: any NodeContent { BoundScreenContent(place: place) }

  /// Nothing says what the closures have captured.
  func isSame(as earlier: Self) -> Bool { false }

  func evaluate() -> AnyHashable? { wanted() }

  func resolve(_ id: AnyHashable?, in context: ResolveContext) -> [Node] {
    place.id = id
    place.dismiss = dismiss
    place.source.change(make)
    return []
  }
}

/// What a body is about that has no properties.
struct BoundScreenName {}

private struct BoundScreenContent: NodeContent {
  let place: BoundScreen

  func preferences(around inside: Preferences) -> Preferences {
    guard place.id != nil else { return inside }
    var preferences = inside
    preferences[BoundScreens.self] = BoundScreens(places: [place])
    return preferences
  }
}

extension View {
  /// The view, where a value of a type leads to a screen.
  /// - Parameters:
  ///   - data: the type of the values.
  ///   - destination: the screen for a value.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }

  /// The view, on which a screen lies as long as a value is true.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let screen = destination()
    return modifier(
      BoundScreenModifier(
        call: ModifierCall("navigationDestination", ["isPresented": isPresented]),
        screen: BoundScreenBody(
          wanted: { isPresented.wrappedValue ? AnyHashable(true) : nil }, dismiss: { isPresented.wrappedValue = false },
          make: { _ in screen })))
  }

  /// The view, on which the screen of an item lies as long as there is one.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      BoundScreenModifier(
        call: ModifierCall("navigationDestination", ["item": item]),
        screen: BoundScreenBody(
          wanted: { item.wrappedValue.map { AnyHashable($0) } }, dismiss: { item.wrappedValue = nil },
          make: { value in (value?.base as? D).map { AnyView(destination($0)) } ?? AnyView(EmptyView()) })))
  }
}
