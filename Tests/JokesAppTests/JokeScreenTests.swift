import Foundation
import Testing
import ViewSnapshotTesting

@testable import JokesApp

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the app has to do, a test for each sentence of its requirements.
///
/// What is seen is compared with the screens of `JokeViewSnapshotTests` item by item, so no picture is kept twice.
@MainActor @Suite struct `The joke screen at work` {
  private let first = Joke(
    setup: "The punchline often arrives before the set-up.", punchline: "Do you know the problem with UDP jokes?")
  private let second = Joke(setup: "Why did the green test blush?", punchline: "It saw the red one.")
  private let client = ScriptedJokes()

  private func host(_ screen: some View) -> ViewHost<some View> {
    ViewHost(screen, size: CGSize(width: 390, height: 844))
  }

  private func expect(
    _ host: ViewHost<some View>, shows state: JokeState, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = host.ownScreen.layout(JokeView(state: state)).drawing
    #expect(host.layout(on: host.ownScreen).drawing == expected, sourceLocation: sourceLocation)
  }

  /// Waits for what is begun outside of the view, such as a request, without a clock.
  private func until(_ isDone: () -> Bool) async {
    for _ in 0..<100_000 where !isDone() { await Task.yield() }
    #expect(isDone())
  }

  // MARK: As a user I can see a joke

  @Test func `shows a joke under a header and over a button`() {
    let host = host(JokeScreen(joke: first, client: client))
    assertSnapshot(of: host, as: .accessibility, named: "joke")
    expect(host, shows: .loaded(joke: first))
    #expect(client.requestCount == 0)
  }

  @Test func `asks for a joke when it appears without one`() async throws {
    let host = host(JokeScreen(client: client))
    expect(host, shows: .loading)
    await until { client.requestCount == 1 }
    client.answer(.success(first))
    try await host.settled(within: .seconds(300))
    expect(host, shows: .loaded(joke: first))
  }

  @Test func `of a state alone does nothing where its button is tapped`() throws {
    let host = host(JokeView(state: .failure))
    try host.tap("Tell me another!")
    expect(host, shows: .failure)
  }

  // MARK: As a user I can get a new joke

  @Test func `is walked through by taps`() async throws {
    let small = UITraitCollection(displayScale: 1)
    let host = host(JokeScreen(joke: first, client: client))
    try host.tap("Tell me another!")
    assertSnapshot(of: host, as: .image(on: .iPhone13Pro, traits: small), named: "loading")
    await until { client.requestCount == 1 }
    client.answer(.success(second))
    try await host.settled(within: .seconds(300))
    assertSnapshot(of: host, as: .image(on: .iPhone13Pro, traits: small), named: "next-joke")
    try host.tap("Tell me another!")
    await until { client.requestCount == 2 }
    client.answer(.failure(JokeError.timedOut))
    try await host.settled(within: .seconds(300))
    assertSnapshot(of: host, as: .image(on: .iPhone13Pro, traits: small), named: "failure")
    try host.tap("Tell me another!")
    expect(host, shows: .loading)
    await until { client.requestCount == 3 }
    client.answer(.success(first))
    try await host.settled(within: .seconds(300))
    expect(host, shows: .loaded(joke: first))
  }

  @Test func `asks the Official Joke API by one GET when the button is tapped`() async throws {
    let session = AnsweringSession { _ in
      (200, #"{"type":"programming","setup":"Why?","punchline":"Because.","id":73}"#)
    }
    let host = host(JokeScreen(joke: first, client: RemoteJokes(session: session)))
    expect(host, shows: .loaded(joke: first))
    try host.tap("Tell me another!")
    try await host.settled(within: .seconds(300))
    #expect(session.requests.map(\.url?.absoluteString) == ["https://official-joke-api.appspot.com/random_joke"])
    #expect(session.requests.map(\.httpMethod) == ["GET"])
    expect(host, shows: .loaded(joke: Joke(setup: "Why?", punchline: "Because.")))
  }

  @Test(arguments: Trouble.all)
  fileprivate func `says that it has no joke where`(_ trouble: Trouble) async throws {
    let jokes = RemoteJokes(session: AnsweringSession(trouble.answer))
    let host = host(JokeScreen(joke: first, client: jokes))
    expect(host, shows: .loaded(joke: first))
    try host.tap("Tell me another!")
    expect(host, shows: .loading)
    try await host.settled(within: .seconds(300))
    expect(host, shows: .failure)
  }

  @Test func `says that it has no joke where the answer takes too long`() async throws {
    struct NeverAnswering: URLSessionProtocol {
      func data(for request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        try await Task.sleep(for: .seconds(3600))
        throw JokeError.notHTTP
      }
    }
    let jokes = RemoteJokes(session: NeverAnswering(), clock: ImpatientClock())
    await #expect(throws: JokeError.timedOut) { try await jokes.randomJoke() }
    let host = host(JokeScreen(client: jokes))
    expect(host, shows: .loading)
    try await host.settled(within: .seconds(300))
    expect(host, shows: .failure)
  }

  @Test func `starts no second request by taps while a joke is on its way`() async throws {
    let host = host(JokeScreen(joke: first, client: client))
    for _ in 0..<3 { try host.tap("Tell me another!") }
    await until { client.requestCount == 1 }
    try host.tap("Tell me another!", count: 2)
    client.answer(.success(second))
    try await host.settled(within: .seconds(300))
    #expect(client.requestCount == 1)
    expect(host, shows: .loaded(joke: second))
  }

  @Test func `changes nothing by an answer that arrives after the screen has gone`() async throws {
    struct Pages: View {
      let model: JokeModel
      let isOnJokes: Bool

      var body: some View {
        if isOnJokes { JokeScreen(model: model) } else { Text("Settings") }
      }
    }
    let model = JokeModel(client: client)
    let host = ViewHost(Pages(model: model, isOnJokes: true), size: CGSize(width: 390, height: 844))
    expect(host, shows: .loading)
    await until { client.requestCount == 1 }
    host.rootView = Pages(model: model, isOnJokes: false)
    let other = host.layout(on: host.ownScreen).drawing
    #expect(client.cancelledCount == 1)
    client.answer(.success(second))
    try await host.settled(within: .seconds(300))
    #expect(model.state == .loading)
    #expect(host.layout(on: host.ownScreen).drawing == other)
    // The screen comes back, and asks anew.
    host.rootView = Pages(model: model, isOnJokes: true)
    expect(host, shows: .loading)
    await until { client.requestCount == 2 }
    client.answer(.success(first))
    try await host.settled(within: .seconds(300))
    expect(host, shows: .loaded(joke: first))
  }
}

/// An answer that brings no joke.
private struct Trouble: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let answer: @Sendable (URLRequest) throws -> (status: Int, body: String)

  static let all = [
    Trouble(testDescription: "the server is out of order") { _ in (500, #"{"setup":"a","punchline":"b"}"#) },
    Trouble(testDescription: "there is no such address") { _ in (404, "Not found") },
    Trouble(testDescription: "the answer is broken") { _ in (200, #"{"setup":"a","punch"#) },
    Trouble(testDescription: "the answer is empty") { _ in (200, "") },
    Trouble(testDescription: "the punchline is missing") { _ in (200, #"{"setup":"a"}"#) },
    Trouble(testDescription: "the setup is no text") { _ in (200, #"{"setup":1,"punchline":"b"}"#) },
    Trouble(testDescription: "there is no network") { _ in throw URLError(.notConnectedToInternet) },
  ]
}
