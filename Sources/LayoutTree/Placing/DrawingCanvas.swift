package import Drawings
package import Foundation
package import PlaneGeometry

/// Collects what is drawn and where every node stands, from back to front.
package final class DrawingCanvas {
  package private(set) var items: [DrawingItem] = []
  package private(set) var placed = PlacedTree()
  /// Where to report what cannot be drawn as it was asked for.
  package let problems: ProblemLog
  /// What happens to each leaf that is added, the outermost first.
  private var effects: [DrawnLayer.Effect] = []
  /// The inside of the surface that bars and corners leave free.
  private var safeArea: CGRect
  /// The whole surface, into which backgrounds grow from the safe area: the screen, or what is presented on it.
  private var bounds: CGRect
  /// How far outside of the screen something may be and still be seen by its shadow or mirrored, in points.
  private var effectReach: CGFloat = 0
  /// The spaces with names around what is drawn, the outermost first.
  private var spaces: [NamedSpace] = []
  private var depth = 0
  private var clip: Int?

  package init(bounds: CGRect, safeArea: CGRect, problems: ProblemLog) {
    self.bounds = bounds
    self.safeArea = safeArea
    self.problems = problems
  }

  /// Places a root in the middle of the safe area, and draws it.
  package func draw(_ root: LayoutBox, proposal: ProposedViewSize) {
    placed.nodes.reserveCapacity(root.count)
    let size = root.size(for: proposal)
    root.draw(
      at: CGPoint(
        x: safeArea.minX + (safeArea.width - size.width) / 2, y: safeArea.minY + (safeArea.height - size.height) / 2),
      proposal: proposal, on: self)
  }

  /// A canvas for what takes its place here and is not seen.
  func unseen() -> DrawingCanvas {
    let canvas = DrawingCanvas(bounds: bounds, safeArea: safeArea, problems: ProblemLog())
    canvas.spaces = spaces
    return canvas
  }

  /// Draws on a surface in front of everything so far, of which only what a path covers is seen.
  /// - Parameters:
  ///   - node: stands for the surface.
  ///   - touchable: where touches get no farther than to the surface.
  package func withSurface(
    _ node: Node, touchable: CGRect, bounds: CGRect, safeArea: CGRect, clippedTo path: PlaneGeometry.Path,
    _ draw: () -> Void
  ) {
    let outer = (self.bounds, self.safeArea)
    enter(node, in: touchable)
    (self.bounds, self.safeArea) = (bounds, safeArea)
    clipped(to: path, .fill(.nonZero), frame: Rect(bounds), draw)
    (self.bounds, self.safeArea) = outer
    leave()
  }

  /// Places a node; what is placed before `leave` is inside of it.
  func enter(_ node: Node, in frame: CGRect) {
    placed.nodes.append(PlacedNode(node, in: frame, clip: clip, depth: depth))
    depth += 1
  }

  func leave() {
    depth -= 1
  }

  /// Draws what counts places from a space with a name.
  func withSpace(_ space: NamedSpace, _ draw: () -> Void) {
    spaces.append(space)
    draw()
    spaces.removeLast()
  }

  /// Where a view in a frame stands.
  func geometry(of frame: CGRect, isMirrored: Bool) -> PlacedGeometry {
    let larger = extendingIntoUnsafeArea(frame, sides: .all)
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
  func mayShow(_ frame: CGRect, reach: CGFloat) -> Bool {
    let far = reach + effectReach
    // Where a number is not one, nothing is sure.
    return
      !(frame.maxX + far < bounds.minX || frame.minX - far > bounds.maxX
      || frame.maxY + far < bounds.minY || frame.minY - far > bounds.maxY)
  }

  /// Adds a leaf.
  package func add(_ item: DrawingItem) {
    add([item])
  }

  /// Adds items that the effects around them take for one leaf.
  func add(_ leaf: [DrawingItem]) {
    items += effects.reversed().reduce(leaf) { items, effect in [.layer(DrawnLayer(effect, items: items))] }
  }

  /// Gives each leaf that `draw` adds an effect.
  func withEffect(_ effect: DrawnLayer.Effect, _ draw: () -> Void) {
    let outerReach = effectReach
    effects.append(effect)
    effectReach += effect.reach
    draw()
    effectReach = outerReach
    effects.removeLast()
  }

  /// Exchanges left and right of everything that `draw` adds, in a frame; nodes stand where their images are.
  func mirrored(in frame: CGRect, _ draw: () -> Void) {
    let (firstNode, firstClip) = (placed.nodes.count, placed.clips.count)
    withEffect(.mirrored(in: Rect(frame)), draw)
    for index in placed.nodes.indices.dropFirst(firstNode) { placed.nodes[index].frame.mirror(in: frame) }
    let mirroring = Transform(a: -1, b: 0, c: 0, d: 1, tx: Double(frame.minX + frame.maxX), ty: 0)
    for index in placed.clips.indices.dropFirst(firstClip) {
      placed.clips[index].path = placed.clips[index].path.transformed(by: mirroring)
    }
  }

  /// Makes one leaf of everything that `draw` adds, of which only what a path covers is seen.
  func clipped(to path: PlaneGeometry.Path, _ style: DrawnShape.Style, frame: Rect, _ draw: () -> Void) {
    let outer = clip
    placed.clips.append(PlacedClip(path: path, style: style, outer: outer))
    clip = placed.clips.count - 1
    group(.clip(path, style, frame: frame), draw)
    clip = outer
  }

  /// Makes one leaf of everything that `draw` adds, clipped or as it is; of nothing no leaf is made.
  func group(_ clip: DrawnLayer.Effect? = nil, _ draw: () -> Void) {
    let (below, outer) = (items, effects)
    (items, effects) = ([], [])
    draw()
    let inside = items
    (items, effects) = (below, outer)
    guard !inside.isEmpty else { return }
    add(clip.map { [.layer(DrawnLayer($0, items: inside))] } ?? inside)
  }

  /// The frame with those of its sides moved to the screen's edge that lie on the safe area's.
  ///
  /// The screen itself has no reading direction: leading stands for left.
  func extendingIntoUnsafeArea(_ frame: CGRect, sides: Edge.Set) -> CGRect {
    // Sums of doubles: edges that should meet may miss each other by a rounding error.
    func meet(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }
    var (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    if sides.contains(.leading), meet(left, safeArea.minX) { left = bounds.minX }
    if sides.contains(.top), meet(top, safeArea.minY) { top = bounds.minY }
    if sides.contains(.trailing), meet(right, safeArea.maxX) { right = bounds.maxX }
    if sides.contains(.bottom), meet(bottom, safeArea.maxY) { bottom = bounds.maxY }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGRect {
  fileprivate mutating func mirror(in outer: CGRect) { origin.x = outer.minX + outer.maxX - maxX }
}

extension DrawnLayer.Effect {
  /// How far from its items the effect is seen, in points.
  fileprivate var reach: CGFloat {
    switch self {
    // A blur ends three radii from the edge at the latest.
    case .shadow(_, let radius, let offset): CGFloat(3 * radius + max(abs(offset.x), abs(offset.y)))
    // Anything may be mirrored into the screen.
    case .mirrored: .infinity
    default: 0
    }
  }
}
