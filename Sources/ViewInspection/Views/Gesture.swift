public import DeclarativeUI

/// A kind whose elements are gestures of one type.
public protocol GestureViewType {
  /// The type.
  associatedtype T: DeclarativeUI.Gesture
}

extension ViewType {
  /// A gesture of a view.
  public struct Gesture<T: DeclarativeUI.Gesture>: ViewMatching, GestureViewType {
    /// The name of the type.
    public static var typePrefix: String { String(describing: T.self) }

    static func matches(_ element: ViewElement) -> Bool { element.value is AddedGesture }
  }
}

extension InspectableView {
  /// One of the gestures that the view listens to after those inside.
  /// - Parameters:
  ///   - type: the kind of gesture, which tells what can be asked of it.
  ///   - index: which one of the view's, counted outwards; nil is the first.
  public func gesture<T: Gesture>(
    _ type: T.Type, _ index: Int? = nil
  ) throws -> InspectableView<ViewType.Gesture<T>> { try added("gesture", type, index) }

  /// One of the gestures that the view listens to before those inside.
  /// - Parameters:
  ///   - type: the kind of gesture, which tells what can be asked of it.
  ///   - index: which one of the view's, counted outwards; nil is the first.
  public func highPriorityGesture<T: Gesture>(
    _ type: T.Type, _ index: Int? = nil
  ) throws -> InspectableView<ViewType.Gesture<T>> { try added("highPriorityGesture", type, index) }

  /// One of the gestures that the view listens to at the same time as to those inside.
  /// - Parameters:
  ///   - type: the kind of gesture, which tells what can be asked of it.
  ///   - index: which one of the view's, counted outwards; nil is the first.
  public func simultaneousGesture<T: Gesture>(
    _ type: T.Type, _ index: Int? = nil
  ) throws -> InspectableView<ViewType.Gesture<T>> { try added("simultaneousGesture", type, index) }

  private func added<T: Gesture>(
    _ name: String, _ type: T.Type, _ index: Int?
  ) throws -> InspectableView<ViewType.Gesture<T>> {
    let gestures = element.calls.compactMap(\.gesture).filter { $0.modifier == name }
    let place = index.map { ", \($0)" } ?? ""
    guard gestures.indices.contains(index ?? 0) else { throw missing("\(name)(\(T.self).self\(place))") }
    return try of(gestures[index ?? 0].added, by: "\(name)(\(T.self).self\(place))")
  }

  fileprivate func of<T: Gesture>(
    _ gesture: AddedGesture, by call: String
  ) throws -> InspectableView<ViewType.Gesture<T>> {
    let factual = gesture.core.plainName
    guard factual == "\(T.self)" || gesture.core is T else {
      throw InspectionError.typeMismatch(factual: factual, expected: "\(T.self)")
    }
    return try InspectableView<ViewType.Gesture<T>>(ViewElement(gesture, by: call, below: element))
  }
}

extension InspectableView where View: GestureViewType {
  /// Which one of the two gestures that another one is made of.
  public enum GestureOrder: String, Hashable, Sendable {
    case first, second
  }

  /// The first of the two gestures that this one is made of.
  public func first<G: Gesture>(_ type: G.Type) throws -> InspectableView<ViewType.Gesture<G>> {
    try part(.first, type)
  }

  /// The second of the two gestures that this one is made of.
  public func second<G: Gesture>(_ type: G.Type) throws -> InspectableView<ViewType.Gesture<G>> {
    try part(.second, type)
  }

  /// One of the two gestures that this one is made of.
  public func part<G: Gesture>(
    _ order: GestureOrder, _ type: G.Type
  ) throws -> InspectableView<ViewType.Gesture<G>> {
    guard let parts = try gesture.parts else {
      throw InspectionError.typeMismatch(
        factual: "\(View.T.self)", expected: "ExclusiveGesture, SequenceGesture, or SimultaneousGesture")
    }
    return try of(parts[order == .first ? 0 : 1], by: "\(order)(\(G.self).self)")
  }

  /// The gesture itself, without what it does.
  public func actualGesture() throws -> View.T {
    let core = try gesture.core
    guard let wanted = core as? View.T else {
      throw InspectionError.typeMismatch(factual: "\(Swift.type(of: core))", expected: "\(View.T.self)")
    }
    return wanted
  }

  /// Which gestures of the view and of those inside it lets through.
  public func gestureMask() throws -> GestureMask { try gesture.mask }

  /// Does what the gesture does when it is over.
  /// - Parameter value: what is known of the touches.
  public func callOnEnded<Value>(value: Value) throws {
    try call("onEnded") { if case .ended(let action) = $0 { action as? (Value) -> Void } else { nil } }
      .forEach { $0(value) }
  }

  /// Does what the gesture does when its value changes.
  /// - Parameter value: what is known of the touches.
  public func callOnChanged<Value>(value: Value) throws {
    try call("onChanged") { if case .changed(let action) = $0 { action as? (Value) -> Void } else { nil } }
      .forEach { $0(value) }
  }

  /// Does what the gesture does to a property that follows it.
  /// - Parameters:
  ///   - value: what is known of the touches.
  ///   - state: the property's value.
  ///   - transaction: how the change is animated.
  public func callUpdating<Value, State>(
    value: Value, state: inout State, transaction: inout Transaction
  ) throws {
    let actions = try call("updating") { action in
      if case .updating(let action) = action { action as? (Value, inout State, inout Transaction) -> Void } else { nil }
    }
    for action in actions { action(value, &state, &transaction) }
  }

  private var gesture: AddedGesture { get throws { try value(of: AddedGesture.self) } }

  /// The gesture's closures of a name, the innermost first.
  private func call<Action>(_ name: String, _ action: (GestureAction) -> Action?) throws -> [Action] {
    let actions = try gesture.actions.compactMap(action)
    if actions.isEmpty { throw InspectionError.callbackNotFound(parent: "\(View.T.self)", callback: name) }
    InspectionActions.willAct()
    return actions
  }
}
