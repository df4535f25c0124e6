#if canImport(DeclarativeUI)
  public import DeclarativeUI
#else
  public import SwiftUI
#endif

/// What one view reads of a store.
///
/// With `WithViewStore`, in `@ObservedObject` or in a test.
@MainActor @preconcurrency @dynamicMemberLookup
public final class ViewStore<ViewState, ViewAction>: ObservableObject {
  /// Publishes before views are evaluated again.
  public nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()

  private let sendAction: (ViewAction) -> StoreTask
  private let revision = Revision()
  private var latest: ViewState
  private var observer: AnyObject?

  /// Creates the view's part of a store.
  /// - Parameters:
  ///   - store: the store.
  ///   - toViewState: what the view reads.
  ///   - fromViewAction: what the view's actions are for the store.
  ///   - isDuplicate: whether two states look the same, so that the view need not be evaluated again.
  public init<State, Action>(
    _ store: Store<State, Action>, observe toViewState: @escaping (State) -> ViewState,
    send fromViewAction: @escaping (ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (ViewState, ViewState) -> Bool
  ) {
    latest = toViewState(store.stateNow)
    sendAction = { store.send(fromViewAction($0)) }
    let observer = StateObserver<State> { [weak self] _, state in
      guard let self else { return }
      let state = toViewState(state)
      guard !isDuplicate(latest, state) else { return }
      objectWillChange.send()
      latest = state
      revision.number += 1
    }
    self.observer = observer
    store.add(observer)
  }

  /// Creates a view's part that is the whole store.
  public convenience init(
    _ store: Store<ViewState, ViewAction>, removeDuplicates isDuplicate: @escaping (ViewState, ViewState) -> Bool
  ) {
    self.init(store, observe: { $0 }, send: { $0 }, removeDuplicates: isDuplicate)
  }

  /// Creates a view's part of a store.
  public convenience init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (State) -> ViewState
  ) where ViewState: Equatable {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: { $0 == $1 })
  }

  /// Creates a view's part that is the whole store.
  public convenience init(_ store: Store<ViewState, ViewAction>) where ViewState: Equatable {
    self.init(store, removeDuplicates: { $0 == $1 })
  }

  /// What the view reads.
  public var state: ViewState {
    _ = revision.number
    return latest
  }

  /// A part of what the view reads.
  public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value { state[keyPath: keyPath] }

  /// Sends an action; the state has changed when this returns.
  @discardableResult
  public func send(_ action: ViewAction) -> StoreTask { sendAction(action) }

  /// A binding that reads the state and sends an action for each value that is written.
  public func binding<Value>(
    get: @escaping (ViewState) -> Value, send valueToAction: @escaping (Value) -> ViewAction
  ) -> Binding<Value> {
    Binding(
      get: { get(self.state) }, set: { self.send(valueToAction($0)) })
  }

  /// A binding that reads the state and sends the same action whatever is written.
  public func binding<Value>(get: @escaping (ViewState) -> Value, send action: ViewAction) -> Binding<Value> {
    binding(get: get, send: { _ in action })
  }
}

/// A view of what it reads of a store.
@MainActor @preconcurrency
public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
  private let viewStore: ViewStore<ViewState, ViewAction>
  private let content: (ViewStore<ViewState, ViewAction>) -> Content

  /// Creates the view of a part of a store.
  public init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (State) -> ViewState,
    @ViewBuilder content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewState: Equatable {
    viewStore = ViewStore(store, observe: toViewState)
    self.content = content
  }

  /// Creates the view of a whole store.
  public init(
    _ store: Store<ViewState, ViewAction>, removeDuplicates isDuplicate: @escaping (ViewState, ViewState) -> Bool,
    @ViewBuilder content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
  ) {
    viewStore = ViewStore(store, removeDuplicates: isDuplicate)
    self.content = content
  }

  /// Creates the view of a whole store.
  public init(
    _ store: Store<ViewState, ViewAction>, @ViewBuilder content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewState: Equatable {
    self.init(store, removeDuplicates: { $0 == $1 }, content: content)
  }

  /// What is made of the state now.
  public var body: Content { content(viewStore) }
}
