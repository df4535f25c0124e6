public import Foundation
package import LayoutTree

/// Which of the gestures of a view and of what is inside of it can be recognized.
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// One bit a part.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// None of them.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// Those of what is inside.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// The view with a gesture, which is recognized where those of what is inside are not.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .afterInside, mask: mask))
  }

  /// The view with a gesture that can be switched off.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// The view with a gesture that has a name, and can be switched off.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// The view with a gesture that is recognized before those of what is inside.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .beforeInside, mask: mask))
  }

  /// The view with a gesture that is recognized before those of what is inside, and can be switched off.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// The view with a gesture that has a name, comes before those of what is inside, and can be switched off.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// The view with a gesture that is recognized together with those of what is inside.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .withInside, mask: mask))
  }

  /// The view with a gesture that is recognized together with those of what is inside, and can be switched off.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// The view with a gesture that has a name, goes together with those of what is inside, and can be switched off.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }

  /// The view with something to do when it is tapped a number of times.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// The view with something to do when it is tapped a number of times; it is given the place, in points.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// The view with something to do when it is tapped a number of times; it is given the place, in points.
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// The view with something to do when a finger stays on it.
  ///
  /// Whether SwiftUI says that the pressing is over before or after the action is not known: here it is before.
  /// - Parameters:
  ///   - minimumDuration: how long the finger has to stay, in seconds.
  ///   - maximumDistance: how far the finger may move, in points.
  ///   - action: what to do.
  ///   - onPressingChanged: what to do when the finger comes down, and when it goes up or has stayed long enough.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(PressingGesture(base: press, pressing: onPressingChanged).onEnded { _ in action() })
  }

  /// The view with something to do when a finger stays on it.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}

/// A view's gesture, as an attribute of its node.
package struct GestureAttachment {
  /// When the gesture is recognized beside those of what is inside.
  package enum Priority {
    case afterInside, beforeInside, withInside
  }

  package let gesture: any Gesture
  package let priority: Priority
  package let mask: GestureMask
  /// Whether the environment allows to use the view.
  package let isEnabled: Bool

  package init(gesture: any Gesture, priority: Priority, mask: GestureMask, isEnabled: Bool) {
    self.gesture = gesture
    self.priority = priority
    self.mask = mask
    self.isEnabled = isEnabled
  }
}

extension GestureAttachment {
  /// The gesture of a control that is pressed.
  package init(
    pressing action: @escaping () -> Void, isEnabled: Bool,
    whilePressed pressing: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      gesture: PressGesture(pressing: pressing).onEnded(action), priority: .afterInside, mask: .all,
      isEnabled: isEnabled)
  }
}

/// What a node is whose view has a gesture.
package protocol GestureReceiver: TouchReceiver {
  var attachment: GestureAttachment { get }
}

private struct GestureModifier<Added: Gesture>: LayoutModifier {
  let gesture: Added
  let priority: GestureAttachment.Priority
  let mask: GestureMask

  var call: ModifierCall {
    var call = (gesture as? any CallDescribing)?.call ?? ModifierCall(name, ["": Added.self])
    call.gesture = (name, AddedGesture(gesture: gesture, mask: mask))
    return call
  }

  private var name: String {
    switch priority {
    case .afterInside: "gesture"
    case .beforeInside: "highPriorityGesture"
    case .withInside: "simultaneousGesture"
    }
  }

  func rule(in context: ResolveContext) -> some UnaryRule {
    GestureRule(
      attachment: GestureAttachment(
        gesture: gesture, priority: priority, mask: mask, isEnabled: context.environment.isEnabled))
  }
}

/// The child is where it would be; touches of what is seen of it are heard.
private struct GestureRule: UnaryRule, GestureReceiver {
  let attachment: GestureAttachment

  var takesWholeFrame: Bool { false }
}
