package import LayoutTree

/// A window into views that are as long as they want to be along some axes; a test scrolls it by its host.
///
/// Several views stand in a column. Along its axes the scroll view takes all that it is offered, and across them what its
/// contents take. Contents that are smaller begin at the upper leading corner, and lie in the middle where there are two axes,
/// as a picture of iOS has them. Indicators are not drawn: devices show them only while something moves.
/// - Remark: indicators are not drawn; where larger contents of a scroll view of two axes begin is not known.
@MainActor @preconcurrency
public struct ScrollView<Content: View> {
  /// The views inside.
  public nonisolated(unsafe) var content: Content
  /// Along which axes the contents move.
  public var axes: Axis.Set
  /// Whether it is shown how far the contents have moved, while they do.
  public var showsIndicators: Bool

  /// Creates a scroll view.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

extension ScrollView: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node { node(of: Self.self, in: context).from(self, in: context) }

  /// The node of a view that scrolls as this one.
  @MainActor package func node(of type: Any.Type, in context: ResolveContext) -> Node {
    let node = context.place(of: type, Grouping())
    let options = context.environment.scrollOptions
    let memory = node.memory as? ScrollMemory ?? ScrollMemory()
    node.memory = memory
    memory.follow(options, along: axes)
    memory.refreshes(by: context)
    let spaces = [Axis.horizontal, .vertical].filter { axes.contains(Axis.Set($0)) }.map {
      AnyHashable(NamedCoordinateSpace.Scrolling.along($0))
    }
    let rule = ScrollRule(
      axes, margins: options.margins, isClipped: !options.isClipDisabled,
      isEnabled: context.environment.isScrollEnabled, spaces: [NamedCoordinateSpace.Scrolling.anyAxis] + spaces,
      state: memory.state, observer: memory, isMirrored: context.environment.isMirrored)
    let column = StackRule(
      .vertical, guide: HorizontalAlignment.center.key, spacing: nil, isMirrored: context.environment.isMirrored)
    var context = context
    context.environment = memory.environment(inside: context.environment)
    context.fill(node, rule) { inside in
      [inside.node(Column.self, Column(stack: column)) { [content.resolved(in: $0.inStack(.vertical))] }]
    }
    return node
  }
}

/// What a scroll view remembers.
@MainActor
package final class ScrollMemory: ScrollObserver {
  let state = ScrollState()
  package private(set) var position: ScrollPositionLink?
  private var listeners: [any ScrollListener] = []
  /// Begins to refresh the contents; nil where nothing around says how.
  package private(set) var pull: (() -> Void)?
  private var work: HostTasks.Work?
  /// Tells views inside how large the part of the contents is that is seen at once.
  private let size = GeometrySource()
  /// What views inside inherit, where the scroll view itself inherits the same as before.
  private var latest: (outside: EnvironmentValues, inside: EnvironmentValues)?

  package func scroll(_ rule: ScrollRule) {
    let (frame, margins) = (state.frame, state.margins)
    size.move(
      to: PlacedGeometry(
        frame: CGRect(
          x: frame.minX, y: frame.minY, width: max(frame.width - margins.horizontal, 0),
          height: max(frame.height - margins.vertical, 0))))
    if listeners.isEmpty { return }
    let geometry = ScrollGeometry(state, isMirrored: rule.isMirrored)
    for listener in listeners { listener.listen(to: geometry) }
  }

  /// What views inside inherit.
  fileprivate func environment(inside outside: EnvironmentValues) -> EnvironmentValues {
    if let latest, latest.outside.isIdentical(to: outside) { return latest.inside }
    var inside = outside
    inside.scrollContainer = size
    // What is asked of this scroll view is not asked of those inside.
    if inside.scrollOptions.isGiven { inside.scrollOptions = ScrollOptions() }
    latest = (outside, inside)
    return inside
  }

  /// Goes on with what a pull refreshes, if anything around says so.
  fileprivate func refreshes(by context: ResolveContext) {
    guard let refresh = context.environment.refresh else { return pull = nil }
    let evaluation = context.evaluation
    pull = { [unowned self, unowned evaluation] in
      work = evaluation.tasks.start("refreshable", priority: .userInitiated, signal: evaluation.changes.signal) {
        await refresh()
      }
    }
  }

  /// Goes on with what modifiers ask of the scroll view.
  fileprivate func follow(_ options: ScrollOptions, along axes: Axis.Set) {
    state.initialAnchor = options.initialAnchor ?? options.anchor ?? .topLeading
    state.alignment = options.alignment ?? options.anchor ?? (axes == [.horizontal, .vertical] ? .center : .topLeading)
    let before = position?.value
    position = options.position
    listeners = options.listeners
    guard let position, position.value != before else { return }
    if let request = position.value.request { state.request = request }
  }
}

/// What modifiers ask of a scroll view.
package struct ScrollOptions {
  /// Whether anything is asked.
  private(set) var isGiven = false
  /// Where the contents begin, and where they lie where they are smaller, as far as nothing is asked for these alone.
  var anchor: UnitPoint? { didSet { isGiven = true } }
  /// Where contents lie that are smaller than the scroll view.
  var alignment: UnitPoint? { didSet { isGiven = true } }
  /// Where the contents begin.
  var initialAnchor: UnitPoint? { didSet { isGiven = true } }
  var isClipDisabled = false { didSet { isGiven = true } }
  /// What is left free around the contents, in points.
  var margins = EdgeInsets() { didSet { isGiven = true } }
  /// At which edges a modifier has said it.
  package var marginEdges: Edge.Set = []
  var position: ScrollPositionLink? { didSet { isGiven = true } }
  /// What hears where the contents are.
  var listeners: [any ScrollListener] = [] { didSet { isGiven = true } }
}

private enum ScrollOptionsKey: EnvironmentKey {
  static var defaultValue: ScrollOptions { ScrollOptions() }
}

private enum IsScrollEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  package var scrollOptions: ScrollOptions {
    get { self[ScrollOptionsKey.self] }
    set { self[ScrollOptionsKey.self] = newValue }
  }

  /// Whether fingers move the contents of scroll views.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }
}

/// A view whose contents can have views inside of it scrolled to.
@MainActor @preconcurrency
public struct ScrollViewReader<Content: View> {
  /// Makes the contents.
  public nonisolated(unsafe) var content: (ScrollViewProxy) -> Content

  /// Creates a view whose contents are given what scrolls.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    let node = context.evaluated(ScrollReaderBody(subject: self, place: ScrollReaderPlace()))
    return node
  }
}

private struct ScrollReaderBody<Content: View>: BodyOwner {
  var subject: ScrollViewReader<Content>
  let place: ScrollReaderPlace

  var content: any NodeContent { Grouping() }

  /// Nothing says what the closure has captured.
  func isSame(as earlier: Self) -> Bool { false }

  func evaluate() -> Content { subject.content(ScrollViewProxy(place: place)) }

  func resolve(_ content: Content, in context: ResolveContext) -> [Node] {
    let node = content.resolved(in: context)
    place.node = node
    return [node]
  }
}

/// Where a `ScrollViewReader` is.
final class ScrollReaderPlace {
  fileprivate weak var node: Node?
}

/// What scrolls to views.
public struct ScrollViewProxy {
  fileprivate let place: ScrollReaderPlace

  /// Scrolls to the view of an identity or of an element of a `ForEach`.
  /// - Parameters:
  ///   - id: the identity.
  ///   - anchor: which point of the view and of the scroll view are to meet; nil scrolls as little as shows the view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    nonisolated(unsafe) let (place, id) = (place.node, AnyHashable(id))
    // Views are scrolled where their actions are done.
    MainActor.assumeIsolated {
      let isTarget = { (node: Node) in node.isView(of: id) }
      let target = place?.descendants().first(where: isTarget) ?? place?.making(id)
      target?.scrollTo(anchor: anchor)
    }
  }
}

extension ScrollState.Request {
  /// To the view of an identity or of an element, which is made where it is not yet.
  static func view(of id: AnyHashable, anchor: UnitPoint?) -> ScrollState.Request {
    .view(anchor: anchor) {
      $0.isView(of: id)
    } make: { scroll in
      nonisolated(unsafe) let (scroll, id) = (scroll, id)
      return MainActor.assumeIsolated { scroll.making(id) != nil }
    }
  }
}

extension Node {
  /// Whether the node is a view that an identity stands for.
  func isView(of id: AnyHashable) -> Bool { step == .identity(id) || step == .element(id) }

  /// The identity that the node's view has among those of a scroll view.
  package var scrollID: AnyHashable? {
    switch step {
    case .identity(let id), .element(let id): id
    default: nil
    }
  }

  /// Has the scroll views around show this view with the next layout.
  /// - Returns: whether there is one.
  @discardableResult
  package func scrollTo(anchor: UnitPoint?) -> Bool {
    let scrolls = ancestors.compactMap { $0.content as? ScrollRule }
    for scroll in scrolls {
      scroll.state.request = .view(anchor: anchor, isTarget: { [weak self] in $0 === self })
    }
    return !scrolls.isEmpty
  }
}
