import DeclarativeUI
import ReducerStore
import Testing

/// A store whose actions do what the test gives them as effects, and which remembers what was sent.
@MainActor
private func store(_ effects: @escaping (Int) -> Effect<Int>) -> Store<[Int], Int> {
  Store(initialState: []) {
    Reduce<[Int], Int> { state, action in
      state.append(action)
      return effects(action)
    }
  }
}

@MainActor @Suite struct `Effects` {
  @Test func `of none do nothing`() async {
    let store = store { _ in .none }
    await store.send(1).finish()
    #expect(store.state == [1])
  }

  @Test func `send an action at once, after the one that has begun them`() {
    let store = store { $0 == 1 ? .send(2) : $0 == 2 ? Effect(value: 3) : .none }
    store.send(1)
    #expect(store.state == [1, 2, 3])
  }

  @Test func `run until they have ended, with all that they send`() async {
    let store = store { action in
      switch action {
      case 1: .run { send in for number in 2...4 { await send(number) } }
      case 4: .task { 5 }
      default: .none
      }
    }
    await store.send(1).finish()
    #expect(store.state == [1, 2, 3, 4, 5])
  }

  @Test func `send an action for an error`() async {
    struct Trouble: Error {}
    let store = store { action in
      switch action {
      case 1:
        .run { _ in
          throw Trouble()
        } catch: { error, send in
          await send(error is Trouble ? 2 : 3)
        }
      case 2:
        .task {
          throw Trouble()
        } catch: { error in
          error is Trouble ? 4 : 5
        }
      default: .fireAndForget { throw Trouble() }
      }
    }
    await store.send(1).finish()
    #expect(store.state == [1, 2, 4])
  }

  @Test func `of a merger go on at once`() async {
    let gate = Gate()
    let store = store { action in
      action == 1
        ? .merge(
          .run { send in
            await gate.wait(); await send(2)
          },
          .run { send in
            await send(3); gate.open()
          })
        : .none
    }
    await store.send(1).finish()
    #expect(store.state == [1, 3, 2])
  }

  @Test func `of a concatenation go on one after the other`() async {
    let store = store { action in
      action == 1
        ? .concatenate(
          .send(2),
          .run { send in
            await Task.yield(); await send(3)
          }, .none, .send(4), .run { send in await send(5) })
        : .none
    }
    let task = store.send(1)
    #expect(store.state == [1, 2])
    await task.finish()
    #expect(store.state == [1, 2, 3, 4, 5])
  }

  @Test func `are cancelled by their identifier, and send nothing from then on`() async {
    let gate = Gate()
    let store = store { action in
      switch action {
      case 1:
        .run { send in
          await gate.wait(); await send(10)
        }.cancellable(id: "work")
      case 2: .cancel(id: "other")
      case 3: .cancel(id: "work")
      default: .none
      }
    }
    let task = store.send(1)
    store.send(2)
    #expect(!task.isCancelled)
    store.send(3)
    gate.open()
    await task.finish()
    #expect(store.state == [1, 2, 3])
  }

  @Test func `of one identifier take the place of each other where they ask for that`() async {
    let gate = Gate()
    let store = store { action in
      action < 10
        ? .run { send in
          await gate.wait(); await send(action * 10)
        }.cancellable(id: "work", cancelInFlight: true)
        : .none
    }
    let tasks = [store.send(1), store.send(2), store.send(3)]
    gate.open()
    for task in tasks { await task.finish() }
    #expect(store.state == [1, 2, 3, 30])
  }

  @Test func `of a concatenation that is cancelled do not go on with the next one`() async {
    let gate = Gate()
    let store = store { action in
      switch action {
      case 1: .concatenate(.run { _ in await gate.wait() }, .send(10)).cancellable(id: 1)
      case 2: .cancel(id: 1)
      default: .none
      }
    }
    let task = store.send(1)
    store.send(2)
    gate.open()
    await task.finish()
    #expect(store.state == [1, 2])
  }

  @Test func `end with the task that send returns`() async {
    let gate = Gate()
    let store = store { action in
      action == 1
        ? .run { send in
          await gate.wait(); await send(2)
        } : .none
    }
    let task = store.send(1)
    #expect(!task.isCancelled)
    gate.open()
    await task.cancel()
    #expect(task.isCancelled)
    #expect(store.state == [1])
  }

  @Test func `go on where nobody keeps the task that send returns`() async {
    let gate = Gate()
    let store = store { action in
      action == 1
        ? .run { send in
          await gate.wait(); await send(2)
        } : .none
    }
    store.send(1)
    gate.open()
    for _ in 0..<100 where store.state.count < 2 { await Task.yield() }
    #expect(store.state == [1, 2])
  }

  @Test func `end with the store`() async {
    let gate = Gate()
    weak var released: Store<[Int], Int>?
    var wasCancelled = false
    do {
      let store = store { _ in
        .run { _ in
          await gate.wait()
          wasCancelled = Task.isCancelled
          gate.open()
        }
      }
      released = store
      store.send(1)
    }
    #expect(released == nil)
    gate.open()
    for _ in 0..<100 where !wasCancelled { await Task.yield() }
    #expect(wasCancelled)
  }

  @Test func `are those of another action by map`() async {
    enum Outer { case inner(Int) }
    let effect = Effect<Int>.merge(
      .send(1), .concatenate(.run { send in await send(2) }, .send(3)), .task { 4 }.cancellable(id: 1), .cancel(id: 2))
    let store = Store<[Int], Outer?>(initialState: []) {
      Reduce { state, action in
        guard case .inner(let number)? = action else { return effect.map { Outer.inner($0) } }
        state.append(number)
        return .none
      }
    }
    await store.send(nil).finish()
    #expect(store.state.sorted() == [1, 2, 3, 4])
  }
}

/// Lets work wait until a test lets it go on.
@MainActor
private final class Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  func wait() async {
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}
