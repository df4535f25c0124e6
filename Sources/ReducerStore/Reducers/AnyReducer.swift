/// A reducer made of a closure that is given an environment: what the work of effects needs from outside.
public struct AnyReducer<State, Action, Environment>: Sendable {
  private let change: @Sendable (inout State, Action, Environment) -> Effect<Action>

  /// Creates a reducer from what it does.
  public init(
    _ reduce: @escaping @Sendable (_ state: inout State, _ action: Action, _ environment: Environment) -> Effect<Action>
  ) {
    change = reduce
  }

  /// A reducer that does nothing.
  public static var empty: AnyReducer { AnyReducer { _, _, _ in .none } }

  /// One reducer of several, which run in the order in which they are given.
  public static func combine(_ reducers: AnyReducer...) -> AnyReducer {
    AnyReducer { state, action, environment in
      .merge(reducers.map { $0.run(&state, action, environment) })
    }
  }

  /// This reducer, and another one after it.
  public func combined(with other: AnyReducer) -> AnyReducer { .combine(self, other) }

  /// Changes the state for an action.
  /// - Returns: the work that begins.
  public func run(_ state: inout State, _ action: Action, _ environment: Environment) -> Effect<Action> {
    change(&state, action, environment)
  }

  /// Changes the state for an action.
  /// - Returns: the work that begins.
  public func callAsFunction(_ state: inout State, _ action: Action, _ environment: Environment) -> Effect<Action> {
    change(&state, action, environment)
  }

  /// This reducer at its place in a whole.
  /// - Parameters:
  ///   - state: the part of the whole's state.
  ///   - embed: the case of the whole's actions, as it is written: `AppAction.counter`.
  ///   - environment: what the part needs from outside.
  public func pullback<ParentState, ParentAction, ParentEnvironment>(
    state: any WritableKeyPath<ParentState, State> & Sendable,
    action embed: @escaping @Sendable (Action) -> ParentAction,
    environment: @escaping @Sendable (ParentEnvironment) -> Environment
  ) -> AnyReducer<ParentState, ParentAction, ParentEnvironment> {
    AnyReducer<ParentState, ParentAction, ParentEnvironment> { parent, action, surroundings in
      guard let part = part(of: action, embeddedBy: embed) else { return .none }
      return run(&parent[keyPath: state], part, environment(surroundings)).map(embed)
    }
  }

  /// The reducer in an environment.
  package func reducer(in environment: Environment) -> Reduce<State, Action> {
    Reduce { change(&$0, $1, environment) }
  }
}
