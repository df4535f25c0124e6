import Drawings
import Foundation
import PlaneGeometry

/// Collects the items of a drawing from back to front.
final class DrawingCanvas {
  private(set) var items: [DrawingItem] = []
  /// What happens to each leaf that is added, the outermost first.
  private var effects: [DrawnLayer.Effect] = []
  private(set) var buttons: [PlacedButton] = []
  private(set) var identifiedFrames: [IdentifiedFrame] = []
  /// The inside of the screen that its bars and corners leave free.
  let safeArea: CGRect
  /// The whole screen, into which backgrounds grow from the safe area.
  let bounds: CGRect
  /// How far outside of the screen something may be and still be seen by its shadow or mirrored, in points.
  private var effectReach: CGFloat = 0

  init(bounds: CGRect, safeArea: CGRect) {
    self.bounds = bounds
    self.safeArea = safeArea
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
  func add(_ item: DrawingItem) {
    add([item])
  }

  /// Adds items that the effects around them take for one leaf.
  private func add(_ leaf: [DrawingItem]) {
    items += effects.reversed().reduce(leaf) { items, effect in [.layer(DrawnLayer(effect, items: items))] }
  }

  func add(_ button: PlacedButton) {
    buttons.append(button)
  }

  func add(_ frame: IdentifiedFrame) {
    identifiedFrames.append(frame)
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

  /// Exchanges left and right of everything that `draw` adds, in a frame; views are found where their images are.
  func mirrored(in frame: CGRect, _ draw: () -> Void) {
    let (firstFrame, firstButton) = (identifiedFrames.count, buttons.count)
    withEffect(.mirrored(in: Rect(frame)), draw)
    for index in identifiedFrames.indices.dropFirst(firstFrame) { identifiedFrames[index].frame.mirror(in: frame) }
    for index in buttons.indices.dropFirst(firstButton) { buttons[index].frame.mirror(in: frame) }
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
