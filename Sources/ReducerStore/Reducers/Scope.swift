/// The reducer of a part, at its place in the whole.
///
/// Give the case of the whole's actions that holds those of the part as it is written: `action: AppAction.counter`.
public struct Scope<ParentState, ParentAction>: Reducer {
  /// It reduces by itself.
  public typealias Body = Never

  private let change: (inout ParentState, ParentAction) -> Effect<ParentAction>

  /// Runs a reducer on a part that is always there.
  public init<ChildState, ChildAction>(
    state: WritableKeyPath<ParentState, ChildState>, action embed: @escaping (ChildAction) -> ParentAction,
    @ReducerBuilder<ChildState, ChildAction> child: () -> some Reducer<ChildState, ChildAction>
  ) {
    let child = child()
    change = { parent, action in
      guard let part = part(of: action, embeddedBy: embed) else { return .none }
      return child.reduce(into: &parent[keyPath: state], action: part).map(embed)
    }
  }

  /// Changes the part for an action of the part.
  public func reduce(into state: inout ParentState, action: ParentAction) -> Effect<ParentAction> {
    change(&state, action)
  }
}

extension Reducer {
  /// Runs a reducer on a part that may be missing, before this one; an action of a missing part does nothing.
  public func ifLet<ChildState, ChildAction>(
    _ state: WritableKeyPath<State, ChildState?>, action embed: @escaping (ChildAction) -> Action,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> some Reducer<ChildState, ChildAction>
  ) -> some Reducer<State, Action> {
    let child = child()
    return Reduce<State, Action> { parent, action in
      var effects: [Effect<Action>] = []
      if let part = part(of: action, embeddedBy: embed), var value = parent[keyPath: state] {
        effects.append(child.reduce(into: &value, action: part).map(embed))
        parent[keyPath: state] = value
      }
      return .merge(effects + [reduce(into: &parent, action: action)])
    }
  }

  /// Runs a reducer on the element of an action's identifier, before this one; for a missing element nothing is done.
  public func forEach<ChildState: Identifiable, ChildAction>(
    _ elements: WritableKeyPath<State, [ChildState]>,
    action embed: @escaping (ChildState.ID, ChildAction) -> Action,
    @ReducerBuilder<ChildState, ChildAction> element child: () -> some Reducer<ChildState, ChildAction>
  ) -> some Reducer<State, Action> {
    typealias Part = (ChildState.ID, ChildAction)
    let child = child()
    let embedPart: (Part) -> Action = { embed($0.0, $0.1) }
    return Reduce<State, Action> { parent, action in
      var effects: [Effect<Action>] = []
      if let (id, part) = part(of: action, embeddedBy: embedPart),
        let index = parent[keyPath: elements].firstIndex(where: { $0.id == id })
      {
        effects.append(child.reduce(into: &parent[keyPath: elements][index], action: part).map { embed(id, $0) })
      }
      return .merge(effects + [reduce(into: &parent, action: action)])
    }
  }
}

/// What an enumeration's case holds, or nil where a value is another case.
/// - Parameter embed: the case, as a function from what it holds.
func part<Whole, Part>(of whole: Whole, embeddedBy embed: (Part) -> Whole) -> Part? {
  if let whole = whole as? Part, Whole.self == Part.self { return whole }
  guard let child = Mirror(reflecting: whole).children.first, let part = value(child.value, as: Part.self),
    Mirror(reflecting: embed(part)).children.first?.label == child.label
  else { return nil }
  return part
}

/// A value as a type; a case with labelled values reflects them with their labels, which a cast does not forget.
private func value<Part>(_ value: Any, as type: Part.Type) -> Part? {
  if let part = value as? Part { return part }
  let mirror = Mirror(reflecting: value)
  // A single labelled value.
  guard mirror.displayStyle == .tuple, mirror.children.count == 1 else { return nil }
  return mirror.children.first?.value as? Part
}
