package import Foundation

/// A gesture as a view was given it.
package struct AddedGesture {
  /// The gesture, with everything that it does around it.
  package let gesture: any Gesture
  /// Which gestures of the view and of those inside it lets through.
  package let mask: GestureMask
}

/// What a gesture does when its time comes: the closure as the code gives it.
package enum GestureAction {
  case ended(Any)
  case changed(Any)
  case updating(Any)
}

/// A gesture that is another one with something to do, or under another type.
@MainActor
package protocol GestureWrapping {
  var wrapped: any Gesture { get }
  var gestureAction: GestureAction? { get }
}

/// A gesture that is made of two.
@MainActor
package protocol GestureCombining<First, Second> {
  associatedtype First: Gesture
  associatedtype Second: Gesture
  var first: First { get }
  var second: Second { get }
}

extension ExclusiveGesture: GestureCombining {}
extension SequenceGesture: GestureCombining {}
extension SimultaneousGesture: GestureCombining {}

extension Gesture {
  /// The name of the gesture's type without what it does: what it is made of has none of it either.
  package var plainName: String {
    if let wrapping = self as? any GestureWrapping { return wrapping.wrapped.plainName }
    guard let two = self as? any GestureCombining else { return "\(Self.self)" }
    return "\(nameInCode(of: Self.self))<\(two.first.plainName), \(two.second.plainName)>"
  }
}

extension AnyGesture: GestureWrapping {
  package var wrapped: any Gesture { gesture }
  package var gestureAction: GestureAction? { nil }
}

extension AddedGesture {
  /// The gesture without what it does.
  @MainActor package var core: any Gesture {
    var core = gesture
    while let wrapping = core as? any GestureWrapping { core = wrapping.wrapped }
    return core
  }

  /// What the gesture does, the innermost first.
  @MainActor package var actions: [GestureAction] {
    var (rest, actions): (any Gesture, [GestureAction]) = (gesture, [])
    while let wrapping = rest as? any GestureWrapping {
      if let action = wrapping.gestureAction { actions.append(action) }
      rest = wrapping.wrapped
    }
    return actions.reversed()
  }

  /// The two gestures that this one is made of; nil where it is made of one.
  @MainActor package var parts: [AddedGesture]? {
    (core as? any GestureCombining).map { combining in
      [combining.first as any Gesture, combining.second].map { AddedGesture(gesture: $0, mask: mask) }
    }
  }
}

// What a finger has done, for tests that do not move one.

extension DragGesture.Value {
  package init(at location: CGPoint, from start: CGPoint, on time: Date, velocity: CGSize) {
    self.init(time: time, location: location, startLocation: start, velocity: velocity)
  }
}

extension SpatialTapGesture.Value {
  package init(at location: CGPoint) { self.init(location: location) }
}

extension SimultaneousGesture.Value {
  package init(of first: First.Value?, and second: Second.Value?) { self.init(first: first, second: second) }
}
