package import Drawings
package import Foundation
package import LayoutValues
package import PlaneGeometry

/// Finds where every node stands, from back to front, and records what is to be painted where.
package final class PlacingPass {
  @exclusivity(unchecked) package private(set) var placed = PlacedTree()
  /// Where to report what cannot be drawn as it was asked for.
  package let problems: ProblemLog
  /// What views are placed on.
  private(set) var surface: PlacingSurface
  /// Whether a column beside takes a part of the screen's width.
  private(set) var isBesideColumn = false
  /// Outside of which nothing is seen: the surface, or the part of it that scroll views leave.
  private(set) var visible: CGRect
  /// The innermost scroll view around what is placed; nil outside of scroll views.
  private(set) var scrollFrame: CGRect?
  /// What keeps how far the innermost scroll view is scrolled, and along which axes it is.
  private var scroll: (state: ScrollState, axes: Axis.Set)?
  /// Whether what is outside of the screen takes its place, too, where it is only placed to be seen.
  private(set) var placesAll = false
  /// How far outside of the screen something may be and still be seen by its shadow or mirrored, in points.
  private(set) var effectReach: CGFloat = 0
  /// Whether a large title stands directly above what is placed: lists begin nearer to it then than to another bar.
  package private(set) var isBelowLargeTitle = false
  /// What shapes are told of the innermost container around them; nil outside of containers.
  package private(set) var container: Any?
  /// Which views of lazy containers are seen, and who is to hear of it.
  private var sights: [(observer: any LazyObserver, views: [LayoutBox])] = []
  /// The spaces with names around what is placed, the outermost first.
  private var spaces: [NamedSpace] = []
  // Overlapping accesses are not looked for here and in what is placed, as in `Node`.
  @exclusivity(unchecked) private var depth = 0
  private var clip: Int?

  package convenience init(
    bounds: CGRect, safeArea: CGRect, keyboard: PlacingSurface.Keyboard? = nil, problems: ProblemLog
  ) {
    self.init(on: PlacingSurface(bounds: bounds, safeArea: safeArea, keyboard: keyboard), problems: problems)
  }

  private init(on surface: PlacingSurface, problems: ProblemLog) {
    self.surface = surface
    visible = surface.bounds
    self.problems = problems
  }

  /// Places a root in the middle of the safe area.
  package func place(_ root: LayoutBox, proposal: ProposedViewSize) {
    placed.nodes.reserveCapacity(root.count)
    let (size, safeArea) = (root.size(for: proposal), surface.safeArea)
    root.place(
      at: CGPoint(
        x: safeArea.minX + (safeArea.width - size.width) / 2, y: safeArea.minY + (safeArea.height - size.height) / 2),
      proposal: proposal, during: self)
  }

  /// A pass for what takes its place here and is no part of this layout.
  /// - Parameter all: whether what is outside of the screen takes its place, too, where it is only placed to be seen, as
  ///   far as it is made.
  func apart(placingAll all: Bool = false) -> PlacingPass {
    let pass = PlacingPass(on: surface, problems: ProblemLog())
    pass.spaces = spaces
    pass.container = container
    pass.isBelowLargeTitle = isBelowLargeTitle
    pass.placesAll = all
    return pass
  }

  /// Places on a surface in front of everything so far, of which only what a path covers is seen.
  /// - Parameters:
  ///   - node: stands for the surface.
  ///   - touchable: where touches get no farther than to the surface.
  package func withSurface(
    _ node: Node, touchable: CGRect, bounds: CGRect, safeArea: CGRect, clippedTo path: PlaneGeometry.Path,
    _ place: () -> Void
  ) {
    let outer = (surface, visible)
    enter(node, in: touchable)
    (surface.bounds, surface.safeArea, surface.isGlass, visible) = (bounds, safeArea, false, bounds)
    clipped(to: path, .fill(.nonZero), frame: Rect(bounds), place)
    (surface, visible) = outer
    leave()
  }

  /// Places what is on a surface, perhaps of glass, that is drawn smaller than it is laid out, from its upper left corner on.
  package func scaled(by scale: CGFloat, bounds: CGRect, safeArea: CGRect, isGlass: Bool, _ place: () -> Void) {
    let outer = (surface, visible)
    (surface.bounds, surface.safeArea, surface.isGlass, visible) = (bounds, safeArea, isGlass, bounds)
    let map = Transform(a: Double(scale), b: 0, c: 0, d: Double(scale), tx: 0, ty: 0)
    if scale == 1 { place() } else { projected(by: Projection(map), from: bounds.origin, place) }
    (surface, visible) = outer
  }

  /// How much has been painted so far: a place from which something recedes.
  package var paintedSteps: Int { placed.paintSteps.count }

  /// Has what is there so far painted smaller, as a screen is behind a sheet; of it only what a path covers is seen.
  /// - Parameter start: what was painted before this many steps stays as it is.
  package func recede(
    by transform: Transform, clippedTo path: PlaneGeometry.Path, frame: Rect, from start: Int = 0
  ) {
    let scopes: [PaintScope] = [
      .group(.clip(path, .fill(.nonZero), frame: frame)), .group(.projected(Projection(transform))),
    ]
    placed.paintSteps.insert(contentsOf: scopes.map(PaintStep.begin), at: start)
    placed.paintSteps += scopes.map { _ in .end }
  }

  /// Has a box painted where it stands.
  package func paint(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize) {
    placed.paintSteps.append(.box(box, frame: frame, proposal: proposal))
  }

  /// Has something painted in front of everything so far.
  package func paint(_ paint: @escaping (PaintingPass) -> Void) {
    placed.paintSteps.append(.other(paint))
  }

  /// Has something painted behind everything so far.
  package func paintBehind(_ paint: @escaping (PaintingPass) -> Void) {
    placed.paintSteps.insert(.other(paint), at: 0)
  }

  /// Has painted what another pass has placed.
  package func paint(_ other: PlacingPass) {
    placed.paintSteps += other.placed.paintSteps
  }

  /// Has everything that `place` places painted in a scope.
  private func within(_ scope: PaintScope, _ place: () -> Void) {
    placed.paintSteps.append(.begin(scope))
    place()
    placed.paintSteps.end(scope)
  }

  /// Places a node; what is placed before `leave` is inside of it.
  func enter(_ node: Node, in frame: CGRect) {
    placed.nodes.append(PlacedNode(node, in: frame, clip: clip, depth: depth))
    depth += 1
  }

  func leave() {
    depth -= 1
  }

  /// Places what is inside of a container.
  func inside(_ container: Any, _ place: () -> Void) {
    let outer = self.container
    self.container = container
    within(.container(container), place)
    self.container = outer
  }

  /// Places what is between the bars of a screen.
  func below(largeTitle: Bool, _ place: () -> Void) {
    let outer = isBelowLargeTitle
    isBelowLargeTitle = largeTitle
    place()
    isBelowLargeTitle = outer
  }

  /// Places what counts places from a space with a name.
  func withSpace(_ space: NamedSpace, _ place: () -> Void) {
    spaces.append(space)
    place()
    spaces.removeLast()
  }

  /// Places what is safe from a bar at an edge of a frame, and may grow below it to the frame's edge, and farther where the
  /// frame reaches the edge of the safe area around.
  /// - Parameter edge: the edge as the screen has it: leading stands for left.
  func withSafeArea(_ safe: CGRect, in frame: CGRect, at edge: Edge, _ place: () -> Void) {
    let outer = surface
    surface.leave(safe, in: frame, at: edge)
    place()
    surface = outer
  }

  /// Places what stands beside a column at one side of a frame.
  /// - Parameter goesBelow: whether what ignores the safe area goes on below the column.
  func beside(
    _ column: CGRect, at edge: Edge, in frame: CGRect, goesBelow: Bool, _ place: (_ rest: CGRect) -> Void
  ) {
    let wasBeside = isBesideColumn
    let x = edge == .leading ? column.maxX : frame.minX
    let rest = CGRect(x: x, y: frame.minY, width: frame.width - column.width, height: frame.height)
    isBesideColumn = true
    withSafeArea(rest, in: frame, at: edge) {
      if !goesBelow { surface.end(at: edge, of: rest) }
      place(rest)
    }
    isBesideColumn = wasBeside
  }

  /// Places the contents of a scroll view.
  /// - Parameters:
  ///   - window: where they are seen.
  ///   - frame: the scroll view.
  ///   - names: by which places are counted from the scroll view's corner.
  ///   - isClipped: whether nothing of them is seen beside the window.
  ///   - state: how far it is scrolled.
  func scrolling(
    in window: CGRect, from frame: CGRect, along axes: Axis.Set, named names: [AnyHashable], isClipped: Bool,
    _ state: ScrollState, _ place: () -> Void
  ) {
    let outer = (surface: surface, visible: visible, scrollFrame: scrollFrame, scroll: scroll, reach: effectReach)
    scrollFrame = frame
    scroll = (state, axes)
    surface.makeSafe(along: axes)
    spaces += names.map { NamedSpace(name: $0, frame: frame) }
    if isClipped {
      // Effects around the scroll view are effects on its window: beside it there is nothing to be seen.
      visible =
        effectReach.isFinite ? visible.insetBy(dx: -effectReach, dy: -effectReach).common(with: window) : window
      effectReach = 0
      let contour = FramedRectangle().contour(in: window, problems: problems)
      clipped(to: contour.path, contour.style, frame: Rect(window), place)
    } else {
      place()
    }
    (surface, visible, scrollFrame, scroll, effectReach) = outer
    spaces.removeLast(names.count)
  }

  /// Takes in that what is seen of a scroll view's contents has turned out to lie farther from their start, and that they
  /// are longer, both in points.
  func scrolled(by distance: CGFloat, growing growth: CGFloat, along axis: Axis) {
    guard let scroll, scroll.axes.contains(Axis.Set(axis)) else { return }
    scroll.state.follow(distance, growing: growth, along: axis)
  }

  /// Takes in which of the views of a lazy container are seen, once this layout is the one that is shown.
  func see(_ views: [LayoutBox], _ observer: any LazyObserver) {
    sights.append((observer, views))
  }

  /// Tells lazy containers which of their views are seen in this layout.
  @MainActor
  package func tellWhatIsSeen() {
    for (observer, views) in sights { observer.see(views) }
  }

  /// Where a view in a frame stands.
  func geometry(of frame: CGRect, isMirrored: Bool) -> PlacedGeometry {
    let larger = surface.extendingIntoUnsafeArea(frame, sides: .all)
    let (left, right) = (frame.minX - larger.minX, larger.maxX - frame.maxX)
    return PlacedGeometry(
      frame: frame,
      safeAreaInsets: EdgeInsets(
        top: frame.minY - larger.minY, leading: isMirrored ? right : left, bottom: larger.maxY - frame.maxY,
        trailing: isMirrored ? left : right),
      spaces: spaces)
  }

  /// Whether something in a frame can be seen; what surely cannot need not be drawn.
  /// - Parameter reach: how far it is drawn beyond its frame, in points.
  package func mayShow(_ frame: CGRect, reach: CGFloat) -> Bool {
    let far = reach + effectReach
    // Where a number is not one, nothing is sure.
    return
      !(frame.maxX + far < visible.minX || frame.minX - far > visible.maxX
      || frame.maxY + far < visible.minY || frame.minY - far > visible.maxY)
  }

  /// Gives each leaf that `place` has painted an effect.
  func withEffect(_ effect: DrawnLayer.Effect, _ place: () -> Void) {
    let outerReach = effectReach
    effectReach += effect.reach
    within(.leaves(effect), place)
    effectReach = outerReach
  }

  /// Exchanges left and right of everything that `place` places, in a frame; nodes stand where their images are.
  func mirrored(in frame: CGRect, _ place: () -> Void) {
    let (firstNode, firstClip) = (placed.nodes.count, placed.clips.count)
    withEffect(.mirrored(in: Rect(frame)), place)
    for index in placed.nodes.indices.dropFirst(firstNode) { placed.nodes[index].frame.mirror(in: frame) }
    let mirroring = Transform(a: -1, b: 0, c: 0, d: 1, tx: Double(frame.minX + frame.maxX), ty: 0)
    for index in placed.clips.indices.dropFirst(firstClip) {
      placed.clips[index].path = placed.clips[index].path.transformed(by: mirroring)
    }
  }

  /// Turns, stretches or slants everything that `place` places; nodes stand where their images are.
  /// - Parameter origin: where the map counts places from.
  package func projected(by own: Projection, from origin: CGPoint, _ place: () -> Void) {
    let (x, y) = (Double(origin.x), Double(origin.y))
    let map = Projection(.translation(x: -x, y: -y)).then(own).then(Projection(.translation(x: x, y: y)))
    let (firstNode, firstClip) = (placed.nodes.count, placed.clips.count)
    withEffect(.projected(map), place)
    placed.project(by: map, fromNode: firstNode, fromClip: firstClip)
  }

  /// Makes one leaf of everything that `place` has painted, of which only what `placeMask` has painted is seen.
  func masked(by placeMask: () -> Void, _ place: () -> Void) {
    within(.masked) {
      within(.mask, placeMask)
      place()
    }
  }

  /// Makes one leaf of everything that `place` has painted, of which only what a path covers is seen.
  package func clipped(to path: PlaneGeometry.Path, _ style: DrawnShape.Style, frame: Rect, _ place: () -> Void) {
    let outer = clip
    placed.clips.append(PlacedClip(path: path, style: style, outer: outer))
    clip = placed.clips.count - 1
    group(.clip(path, style, frame: frame), place)
    clip = outer
  }

  /// Makes one leaf of everything that `place` has painted, changed or as it is; of nothing no leaf is made.
  func group(_ effect: DrawnLayer.Effect? = nil, _ place: () -> Void) {
    within(.group(effect), place)
  }
}

extension CGRect {
  /// The part that two rectangles have in common, or none; Foundation's own function ends the program at no number.
  package func common(with other: CGRect) -> CGRect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (width, height) = (min(maxX, other.maxX) - left, min(maxY, other.maxY) - top)
    return width >= 0 && height >= 0 ? CGRect(x: left, y: top, width: width, height: height) : .null
  }

  fileprivate mutating func mirror(in outer: CGRect) { origin.x = outer.minX + outer.maxX - maxX }
}

extension DrawnLayer.Effect {
  /// How far from its items the effect is seen, in points.
  fileprivate var reach: CGFloat {
    switch self {
    // A blur ends three radii from the edge at the latest.
    case .shadow(_, let radius, let offset): CGFloat(3 * radius + max(abs(offset.x), abs(offset.y)))
    // Anything may be mirrored into the screen.
    case .mirrored, .projected: .infinity
    case .blurred(let radius): CGFloat(3 * radius)
    default: 0
    }
  }
}
