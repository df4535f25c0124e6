/// What an action does to a state, and what work it begins.
///
/// A type has either `reduce(into:action:)`, or a `body` of other reducers, which run one after the other.
public protocol Reducer<State, Action> {
  /// What is remembered.
  associatedtype State
  /// What can happen.
  associatedtype Action
  /// The kind of reducer that this one consists of.
  associatedtype Body

  /// Changes the state for an action.
  /// - Returns: the work that begins.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that this one consists of.
  @ReducerBuilder<State, Action> var body: Body { get }
}

extension Reducer where Body == Never {
  /// Never called: the reducer has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body to ask for")
  }
}

extension Reducer where Body: Reducer<State, Action> {
  /// Changes the state as the body does.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}

/// A reducer made of a closure.
public struct Reduce<State, Action>: Reducer {
  /// A closure has no body of reducers.
  public typealias Body = Never

  private let change: (inout State, Action) -> Effect<Action>

  /// Creates a reducer from what it does.
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    change = reduce
  }

  /// Creates a reducer from another one, whose type is forgotten.
  public init(_ reducer: some Reducer<State, Action>) {
    change = { reducer.reduce(into: &$0, action: $1) }
  }

  /// Changes the state for an action.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    change(&state, action)
  }
}

/// A reducer that does nothing.
public struct EmptyReducer<State, Action>: Reducer {
  /// Nothing has no body.
  public typealias Body = Never

  /// Creates a reducer that does nothing.
  public init() {}

  /// Leaves the state as it is.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

/// Several reducers, which run one after the other for each action; the work of all of them goes on at once.
public struct CombineReducers<State, Action>: Reducer {
  /// It reduces by itself.
  public typealias Body = Never

  private let reducers: [Reduce<State, Action>]

  init(_ reducers: [Reduce<State, Action>]) {
    self.reducers = reducers
  }

  /// Creates one reducer from those of a closure.
  public init(@ReducerBuilder<State, Action> _ build: () -> some Reducer<State, Action>) {
    self.init([Reduce(build())])
  }

  /// Changes the state by each of them in turn.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    .merge(reducers.map { $0.reduce(into: &state, action: action) })
  }
}

/// One reducer of several, in the order in which they are given.
public func combine<State, Action>(_ reducers: any Reducer<State, Action>...) -> CombineReducers<State, Action> {
  func erased(_ reducer: some Reducer<State, Action>) -> Reduce<State, Action> { Reduce(reducer) }
  return CombineReducers(reducers.map { erased($0) })
}

/// Makes one reducer from the statements of a closure.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// The reducer of a statement.
  public static func buildExpression(_ reducer: some Reducer<State, Action>) -> Reduce<State, Action> {
    Reduce(reducer)
  }

  /// The reducer of several statements.
  public static func buildBlock(_ reducers: Reduce<State, Action>...) -> CombineReducers<State, Action> {
    CombineReducers(reducers)
  }

  /// The reducer of an `if` without an `else`.
  public static func buildOptional(_ reducer: CombineReducers<State, Action>?) -> Reduce<State, Action> {
    reducer.map { Reduce($0) } ?? Reduce(EmptyReducer())
  }

  /// The reducer of an `if` that holds.
  public static func buildEither(first reducer: CombineReducers<State, Action>) -> Reduce<State, Action> {
    Reduce(reducer)
  }

  /// The reducer of an `else`.
  public static func buildEither(second reducer: CombineReducers<State, Action>) -> Reduce<State, Action> {
    Reduce(reducer)
  }

  /// The reducer of a loop.
  public static func buildArray(_ reducers: [CombineReducers<State, Action>]) -> Reduce<State, Action> {
    Reduce(CombineReducers(reducers.map { Reduce($0) }))
  }
}
