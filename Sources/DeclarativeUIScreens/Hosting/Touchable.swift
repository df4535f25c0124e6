public import Foundation
import LayoutTree

/// What shows a view that tests can touch.
///
/// A touch takes the way that a finger's takes: to what is in front at its place. Between the touches of a gesture all that
/// has changed is evaluated, and each method returns when nothing is left to do. A view that is named is touched in the
/// middle of what is seen of its frame, a toggle on its switch. The screen is that of the latest picture, before the
/// first one the host's own.
@MainActor @preconcurrency
public protocol Touchable {
  /// The kind of view.
  associatedtype Content: View

  /// What keeps the view alive.
  var host: ViewHost<Content> { get }
}

extension Touchable {
  /// Taps what says a text.
  /// - Parameters:
  ///   - label: the accessibility label, or the text that is seen, of what takes the tap or of a part of it.
  ///   - count: how often, one soon after the other.
  /// - Throws: `TouchError` where the tap does not reach it, or nothing hears it.
  public func tap(_ label: String, count: Int = 1) throws {
    try touch(.label(label), .taps(count))
  }

  /// Taps a view with an identifier, given by `id(_:)` or `accessibilityIdentifier(_:)`.
  public func tap(id: String, count: Int = 1) throws {
    try touch(.identifier(id), .taps(count))
  }

  /// Taps a place, in points from the screen's top left corner.
  public func tap(at point: CGPoint, count: Int = 1) throws {
    try touch(.point(point), .taps(count))
  }

  /// Presses what says a text for some time.
  public func longPress(_ label: String, for duration: Duration = .seconds(1)) throws {
    try touch(.label(label), .press(duration))
  }

  /// Presses a view with an identifier for some time.
  public func longPress(id: String, for duration: Duration = .seconds(1)) throws {
    try touch(.identifier(id), .press(duration))
  }

  /// Presses a place for some time, in points from the screen's top left corner.
  public func longPress(at point: CGPoint, for duration: Duration = .seconds(1)) throws {
    try touch(.point(point), .press(duration))
  }

  /// Keeps a finger on what says a text while something is done, such as taking a picture.
  public func hold(_ label: String, while body: () throws -> Void) throws {
    try hold(.label(label), while: body)
  }

  /// Keeps a finger on a view with an identifier while something is done, such as taking a picture.
  public func hold(id: String, while body: () throws -> Void) throws {
    try hold(.identifier(id), while: body)
  }

  private func hold(_ target: TouchTarget, while body: () throws -> Void) throws {
    let aim = try TouchAim(at: target, in: host.currentLayout())
    let finger = Finger { [host] in host.currentLayout() }
    finger.perform([Touch(kind: .began, location: aim.point, time: 0)])
    try body()
    finger.perform([Touch(kind: .ended, location: aim.point, time: 1)])
    if !finger.wasHeard { throw TouchError.unheard("press", at: aim.point, on: aim.description) }
  }

  /// Drags from one place to another, in points from the screen's top left corner.
  /// - Parameters:
  ///   - start: where the finger comes down.
  ///   - end: where it goes up.
  ///   - duration: how long the finger stays before it moves.
  public func drag(from start: CGPoint, to end: CGPoint, after duration: Duration = .zero) throws {
    let distance = CGSize(width: end.x - start.x, height: end.y - start.y)
    try touch(.point(start), .drag(distance, after: duration))
  }

  /// Drags what says a text by a distance in points.
  public func drag(_ label: String, by distance: CGSize, after duration: Duration = .zero) throws {
    try touch(.label(label), .drag(distance, after: duration))
  }

  /// Drags a view with an identifier by a distance in points.
  public func drag(id: String, by distance: CGSize, after duration: Duration = .zero) throws {
    try touch(.identifier(id), .drag(distance, after: duration))
  }

  /// Drags what says a text by 200 points, or nil for what is in the middle of the screen.
  public func swipe(_ direction: SwipeDirection, on label: String? = nil) throws {
    try touch(label.map(TouchTarget.label) ?? .middle, .drag(direction.distance, after: .zero))
  }

  /// Drags a view with an identifier by 200 points.
  public func swipe(_ direction: SwipeDirection, onID id: String) throws {
    try touch(.identifier(id), .drag(direction.distance, after: .zero))
  }

  /// Taps the switch of a toggle that says a text.
  public func toggle(_ label: String) throws {
    try touch(.toggle(label), .taps(1))
  }

  /// Writes into the field that has the focus, one character after the other.
  ///
  /// A new line submits the field, which then loses the focus, unless the field has several lines; `"\u{8}"` deletes.
  public func type(_ text: String) throws {
    for character in text {
      _ = host.currentLayout()
      guard let field = host.focus.field else { throw TouchError.unfocused(text, host.currentLayout()) }
      let content = field.content
      switch character {
      case "\u{8}": content.text.wrappedValue = String(content.text.wrappedValue.dropLast())
      case _ where character.isNewline && !content.takesNewlines: submit(field.node, content)
      default: content.text.wrappedValue.append(character)
      }
    }
    _ = host.currentLayout()
  }

  /// Has a field lose the focus, and then those hear of it that may give the focus to another one.
  private func submit(_ node: Node, _ content: FieldContent) {
    let actions = node.submitActions
    content.commit?()
    host.focus.giveUp()
    _ = host.currentLayout()
    for action in actions { action() }
  }

  private func touch(_ target: TouchTarget, _ movement: FingerMovement) throws(TouchError) {
    if case .drag(let distance, _) = movement, !(distance.width.isFinite && distance.height.isFinite) {
      throw .impossible(movement.name, by: distance)
    }
    let layout = host.currentLayout()
    let swipes = ContainerSwipes(layout: layout, isMirrored: host.isMirrored)
    if case .drag(let distance, _) = movement, case .point(let start) = target,
      swipes.popped(byDragAt: start, of: distance)
    {
      return
    }
    do throws(TouchError) {
      let aim = try TouchAim(at: target, in: layout)
      let finger = Finger { [host] in host.currentLayout() }
      finger.perform(movement.touches(from: aim.point))
      if !finger.wasHeard { throw .unheard(movement.name, at: aim.point, on: aim.description) }
    } catch {
      if case .taps = movement, case .point(let point) = target, swipes.dismissed(byTapAt: point) { return }
      guard case .drag(let distance, _) = movement, error.code == .unheard,
        let point = TouchAim.point(of: target, in: layout),
        scroll(byDragAt: point, of: distance) || swipes.turned(byDragAt: point, of: distance)
          || swipes.rested(byDragAt: point, of: distance) || swipes.dismissed(byDragAt: point, of: distance)
      else { throw error }
    }
  }
}

/// Where a finger moves to when it swipes.
public enum SwipeDirection: CaseIterable, Hashable, Sendable {
  case up, down, left, right

  /// In points.
  fileprivate var distance: CGSize {
    switch self {
    case .up: CGSize(width: 0, height: -200)
    case .down: CGSize(width: 0, height: 200)
    case .left: CGSize(width: -200, height: 0)
    case .right: CGSize(width: 200, height: 0)
    }
  }
}

/// What a finger does after it has come down somewhere.
enum FingerMovement {
  case taps(Int)
  case press(Duration)
  case drag(CGSize, after: Duration)

  var name: String {
    switch self {
    case .taps: "tap"
    case .press: "press"
    case .drag: "drag"
    }
  }

  /// The touches of a finger that comes down at a point of the screen; at last it is gone for good.
  func touches(from start: CGPoint) -> [Touch] {
    let touches: [Touch]
    switch self {
    case .taps(let count):
      touches = (0..<max(count, 1)).flatMap { index in
        let time = Double(index) * 0.2
        return [
          Touch(kind: .began, location: start, time: time), Touch(kind: .ended, location: start, time: time + 0.1),
        ]
      }
    case .press(let duration): touches = Self.drag(from: start, by: .zero, after: duration, steps: 0)
    case .drag(let distance, let duration): touches = Self.drag(from: start, by: distance, after: duration, steps: 10)
    }
    return touches + [Touch(kind: .waited, location: touches[touches.count - 1].location, time: .infinity)]
  }

  /// A finger that waits, moves in a number of steps, and goes up.
  private static func drag(from start: CGPoint, by distance: CGSize, after duration: Duration, steps: Int) -> [Touch] {
    let wait = max(duration / .seconds(1), 0)
    let end = CGPoint(x: start.x + distance.width, y: start.y + distance.height)
    var touches = [Touch(kind: .began, location: start, time: 0)]
    if wait > 0 { touches.append(Touch(kind: .waited, location: start, time: wait)) }
    // A picture each sixtieth of a second, as phones draw.
    for step in 0..<steps {
      let part = CGFloat(step + 1) / CGFloat(steps)
      let place = CGPoint(x: start.x + distance.width * part, y: start.y + distance.height * part)
      touches.append(Touch(kind: .moved, location: place, time: wait + Double(step + 1) / 60))
    }
    return touches + [Touch(kind: .ended, location: end, time: wait + Double(steps) / 60)]
  }
}
