import JokesApp
import ReducerStore
import ReducerStoreTesting
import Testing
import ViewSnapshotTesting

/// The joke screen's memory as a reducer.
private struct JokeFeature: Reducer {
  enum Action: Equatable { case tellMeAnother, arrived(Joke), failed }
  let client: any JokeClient

  func reduce(into state: inout JokeState, action: Action) -> Effect<Action> {
    switch action {
    case .tellMeAnother:
      guard state != .loading else { return .none }
      state = .loading
      return .run { [client] send in
        await send(.arrived(try await client.randomJoke()))
      } catch: { _, send in
        await send(.failed)
      }
    case .arrived(let joke): state = .loaded(joke: joke)
    case .failed: state = .failure
    }
    return .none
  }
}

private struct JokeStoreView: View {
  let store: Store<JokeState, JokeFeature.Action>

  var body: some View {
    JokeView(state: store.state) { store.send(.tellMeAnother) }
  }
}

private struct NoJokes: JokeClient {
  func randomJoke() async throws -> Joke { throw JokeError.timedOut }
}

@MainActor @Suite struct `The joke screen with a store` {
  private let joke = Joke(setup: "What did the snapshot say?", punchline: "You've changed.")

  @Test func `is seen at each step`() async {
    let small = UITraitCollection(displayScale: 1)
    let store = TestStore(initialState: .failure) { JokeFeature(client: BundledJokes([joke])) }
    await store.send(
      .tellMeAnother, view: JokeStoreView.init, as: .image(layout: .fixed(width: 390, height: 520), traits: small)
    ) {
      $0 = .loading
    }
    await store.receive(
      .arrived(joke), view: JokeStoreView.init, as: .image(layout: .fixed(width: 390, height: 520), traits: small)
    ) {
      $0 = .loaded(joke: joke)
    }
  }

  @Test func `starts no second request while it loads, and says where nothing came`() async {
    let store = TestStore(initialState: .loaded(joke: joke)) { JokeFeature(client: NoJokes()) }
    await store.send(.tellMeAnother) { $0 = .loading }
    await store.receive(.failed) { $0 = .failure }
    await store.finish()
  }

  @Test func `is driven by taps`() async throws {
    let store = Store(initialState: JokeState.failure) { JokeFeature(client: BundledJokes([joke])) }
    let host = ViewHost(JokeStoreView(store: store), size: CGSize(width: 390, height: 520))
    try host.tap("Tell me another!")
    #expect(store.state == .loading)
    try await host.settled(within: .seconds(300)) { store.state != .loading }
    #expect(store.state == .loaded(joke: joke))
  }
}
