import ReducerStore
import ReducerStoreTesting
import Testing

private struct Feature: Reducer {
  struct State: Equatable {
    var count = 0
    var isLoading = false
  }
  enum Action: Equatable { case tap, answer(Int), reset, idle, wait, broken, end }
  struct Trouble: Error, CustomStringConvertible { var description: String { "trouble" } }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .tap:
      state.isLoading = true
      return .send(.answer(42))
    case .answer(let number):
      (state.count, state.isLoading) = (number, false)
    case .reset: state = State()
    case .idle: break
    case .wait: return .run { _ in try await Task.sleep(for: .seconds(3600)) }.cancellable(id: "wait")
    case .end: return .cancel(id: "wait")
    case .broken: return .run { _ in throw Trouble() }
    }
    return .none
  }
}

@MainActor
private func makeStore() -> TestStore<Feature.State, Feature.Action, Feature.State, Feature.Action, Void> {
  TestStore(initialState: Feature.State()) { Feature() }
}

/// What a test store fails on, and in which words.
@MainActor @Suite struct `A test store fails` {
  @Test func `where the state is another one than the test tells`() async {
    let store = makeStore()
    let messages = await failures {
      await store.send(.answer(7)) { $0.count = 8 }
    }
    #expect(
      messages == [
        """
        The state after .answer(7) is not the one that the test tells:

            Feature.State(
          -   count: 8,
          +   count: 7,
              isLoading: false
            )

        (told: -, actual: +)
        """
      ])
  }

  @Test func `where the state changes and the test tells no change`() async {
    let store = makeStore()
    let messages = await failures { await store.send(.answer(7)) }
    #expect(
      messages == [
        """
        .answer(7) has changed the state, which the test does not tell:

            Feature.State(
          -   count: 0,
          +   count: 7,
              isLoading: false
            )

        (before: -, after: +)
        """
      ])
  }

  @Test func `where a closure tells a change and there is none`() async {
    let store = makeStore()
    let messages = await failures { await store.send(.idle) { $0.count = 0 } }
    #expect(
      messages == [
        """
        .idle has not changed the state, and the closure that tells a change changes nothing. \
        Leave the closure out where no change is expected.
        """
      ])
  }

  @Test func `where the closure throws`() async {
    let store = makeStore()
    let messages = await failures { await store.send(.idle) { _ in throw Feature.Trouble() } }
    #expect(messages == ["The closure that tells the change threw trouble."])
  }

  @Test func `where an action is sent before those of effects are received`() async {
    let store = makeStore()
    let messages = await failures {
      await store.send(.tap) { $0.isLoading = true }
      await store.send(.idle)
    }
    #expect(
      messages == [
        """
        1 action of effects must be received before another action is sent:

          .answer(42)

        """
      ])
    await store.skipReceivedActions()
  }

  @Test func `where an action is to be received and none can come`() async {
    let store = makeStore()
    let messages = await failures { await store.receive(.answer(1)) }
    #expect(messages == [".answer(1) was to be received, but no effect has sent an action, and none is under way."])
  }

  @Test func `where an action is to be received and none comes in time`() async {
    let store = makeStore()
    await store.send(.wait)
    let messages = await failures { await store.receive(.answer(1), timeout: .zero) }
    #expect(
      messages == [
        """
        .answer(1) was to be received, but none has arrived within 0.0 seconds. Effects of .wait are still under way: \
        set the clock on that they wait for, or give receive a longer timeout.
        """
      ])
    await store.send(.end)
    await store.finish()
  }

  @Test func `where another action is received`() async {
    let store = makeStore()
    let messages = await failures {
      await store.send(.tap) { $0.isLoading = true }
      await store.receive(.answer(41)) { $0.count = 41 }
    }
    #expect(
      messages == [
        """
        The action that was received is another one:

          - Feature.Action.answer(41)
          + Feature.Action.answer(42)

        (told: -, received: +)
        """
      ])
  }

  @Test func `where the state is another one after an action is received`() async {
    let store = makeStore()
    let messages = await failures {
      await store.send(.tap) { $0.isLoading = true }
      await store.receive(.answer(42)) { $0.count = 42 }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("-   isLoading: true\n  +   isLoading: false") == true)
  }

  @Test func `where actions of effects are left over at the end`() async {
    let messages = await failures {
      let store = makeStore()
      await store.send(.tap) { $0.isLoading = true }
    }
    #expect(
      messages == [
        """
        The test has ended, and 1 action of effects was not received:

          .answer(42)

        Receive them, or leave them out with skipReceivedActions().
        """
      ])
  }

  @Test func `where an effect is still under way at the end, at the line that sent its action`() async {
    let messages = await failures {
      let store = makeStore()
      await store.send(.wait)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("The test has ended, and an effect of .wait is still under way.") == true)
  }

  @Test func `where effects do not end in time`() async {
    let store = makeStore()
    let task = await store.send(.wait)
    let messages = await failures {
      await store.finish(timeout: .zero)
      await task.finish(timeout: .zero)
    }
    #expect(messages.count == 2)
    #expect(messages.first?.hasPrefix("Effects of .wait have not ended within 0.0 seconds.") == true)
    #expect(messages.last?.hasPrefix("The effects of this action have not ended within 0.0 seconds.") == true)
    await task.cancel()
    await store.finish()
  }

  @Test func `where an effect throws what it does not catch`() async {
    let messages = await failures {
      let store = makeStore()
      await store.send(.broken)
      await store.finish()
    }
    #expect(
      messages == [
        "An effect threw trouble, which it does not catch. Give Effect.run a catch, or catch the error in its operation."
      ])
  }

  @Test func `where there is nothing to skip`() async {
    let store = makeStore()
    let messages = await failures {
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
      await store.skipReceivedActions(strict: false)
      await store.skipInFlightEffects(strict: false)
    }
    #expect(messages == ["There are no received actions to skip.", "There are no effects under way to skip."])
  }

  @Test func `where what is said of the state now is not so`() async {
    let store = makeStore()
    #expect(await failures { store.assert { $0.count = 1 } }.count == 1)
    store.assert { $0.count = 0 }
  }

  @Test func `at the line of the step`() async {
    let line = #line
    let found = await issues {
      let store = makeStore()
      await store.send(.answer(7)) { $0.count = 8 }
      await store.receive(.answer(1))
      store.assert { $0.count = 1 }
      await store.skipReceivedActions()
      let task = await store.send(.wait)
      await store.finish(timeout: .zero)
      await task.finish(timeout: .zero)
      await store.send(.broken)
      await store.finish()
    }
    #expect(found.compactMap { $0.sourceLocation.map { $0.line - line } } == [3, 4, 5, 6, 8, 9, 10])
  }
}

/// What a test store lets pass.
@MainActor @Suite struct `A test store passes` {
  @Test func `where everything is told`() async {
    let store = makeStore()
    await store.send(.tap) { $0.isLoading = true }
    await store.receive(.answer(42)) { $0 = .init(count: 42) }
    await store.send(.reset) { $0.count = 0 }
    await store.send(.idle)
    let task = await store.send(.wait)
    await task.cancel()
    await store.finish()
    #expect(store.state == Feature.State())
  }

  @Test func `where received actions and effects are left out`() async {
    let store = makeStore()
    await store.send(.tap) { $0.isLoading = true }
    #expect(store.state.isLoading)
    await store.skipReceivedActions()
    #expect(store.state == Feature.State(count: 42))
    await store.send(.wait)
    await store.skipInFlightEffects()
  }

  @Test func `what is not told where the test is not exhaustive`() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.tap)
    await store.send(.reset)
    await store.send(.tap) { $0.isLoading = true }
    await store.receive(.answer(42)) { $0.count = 42 }
    await store.send(.wait)
    await store.send(.answer(1))
    #expect(store.state.count == 1)
  }

  @Test func `an action that comes after others where the test is not exhaustive`() async {
    let store = TestStore(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        return action == 0 ? .merge(.send(1), .run { send in await send(2) }, .run { send in await send(3) }) : .none
      }
    }
    store.exhaustivity = .off
    await store.send(0)
    await store.receive(3)
    #expect(store.state == [0, 1, 2, 3])
    let messages = await failures { await store.receive(4) }
    #expect(messages == ["4 was to be received, but no effect has sent an action, and none is under way."])
  }

  @Test func `nothing that is told and not so, even where the test is not exhaustive`() async {
    let store = makeStore()
    store.exhaustivity = .off
    let messages = await failures {
      await store.send(.answer(1)) { $0.count = 2 }
      await store.receive(.answer(3))
    }
    #expect(messages.count == 2)
  }

  @Test func `what is not told with a warning where the test asks for it`() async {
    let store = makeStore()
    store.exhaustivity = .off(showSkippedAssertions: true)
    let messages = await failures {
      await store.send(.tap)
      await store.send(.idle)
    }
    #expect(messages.count == 2)
    #expect(messages.first?.hasPrefix(".tap has changed the state further than the test tells:") == true)
    #expect(messages.last == "1 action of effects was skipped:\n\n  .answer(42)\n")
  }

  @Test func `a part of the state, and an action by what it is`() async {
    let store = makeStore()
    let count = store.scope(state: \.count, action: { (number: Int) in .answer(number) })
    await count.send(5) { $0 = 5 }
    await store.send(.tap) { $0.isLoading = true }
    await count.receive({ $0 == .answer(42) }) { $0 = 42 }
    #expect(store.state.count == 42)
  }
}
