import DeclarativeUI

extension InspectableView {
  /// The first call of a name on the view, from the view outwards, that satisfies a condition.
  func call(_ name: String, where condition: (ModifierCall) -> Bool = { _ in true }) -> ModifierCall? {
    element.calls.first { $0.name == name && condition($0) }
  }

  /// What a modifier of the view was given for a label.
  /// - Parameter spelling: how messages write the modifier; its name where nothing is given.
  func argument<Value>(_ label: String = "", of name: String, as spelling: String? = nil) throws -> Value {
    for call in element.calls where call.name == name {
      if let value = call.argument(label, as: Value.self) { return value }
    }
    throw missing(spelling ?? name)
  }

  /// What a modifier of the view, or the nearest one of the views around it, was given.
  func inherited<Value>(_ name: String) throws -> Value {
    for call in element.callsAround where call.name == name {
      if let value = call.argument(as: Value.self) { return value }
    }
    throw missing(name)
  }

  /// The closure that a modifier of the view was given, which the test is about to call.
  func action<Action>(of name: String, index: Int = 0) throws -> Action {
    let actions = element.calls.filter { $0.name == name }.compactMap { $0.action as? Action }
    guard actions.indices.contains(index) else { throw missing(index == 0 ? name : "\(name) (number \(index))") }
    InspectionActions.willAct()
    return actions[index]
  }

  /// The error about a modifier that the view does not have.
  func missing(_ name: String) -> InspectionError {
    InspectionError.modifierNotFound(
      parent: element.describedType, modifier: name, present: element.calls.map(\.inCode))
  }

  /// A style as one of a type.
  func style<S: ShapeStyle>(_ style: any ShapeStyle, as type: S.Type) throws -> S {
    let hidden = (style as? AnyShapeStyle)?.style ?? style
    guard let wanted = hidden as? S else {
      throw InspectionError.typeMismatch(
        factual: nameInCode(of: Swift.type(of: hidden)), expected: nameInCode(of: S.self))
    }
    return wanted
  }
}
