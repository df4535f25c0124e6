#if canImport(DeclarativeUI)
  public import DeclarativeUI
#else
  public import SwiftUI
#endif

/// The app: a list of jokes, and each joke on a screen of its own.
public struct CoordinatorView: View {
  private let coordinator: Coordinator
  private let client: any JokeListClient

  /// Creates the app.
  public init(_ coordinator: Coordinator, client: any JokeListClient) {
    self.coordinator = coordinator
    self.client = client
  }

  /// The screen that the coordinator wants.
  public var body: some View {
    switch coordinator.screen {
    case .jokes:
      JokeList(client: client, open: coordinator.open)
    case .joke(let joke):
      VStack(spacing: 0) {
        HStack {
          Button("All jokes") { coordinator.start() }
          Spacer()
        }
        .padding()
        Spacer()
        JokeScreen(joke: joke, client: client)
        Spacer()
      }
    }
  }
}

/// The set-ups of some jokes, each of which opens its joke.
struct JokeList: View {
  let client: any JokeListClient
  let open: @MainActor (Joke) -> Void
  @State private var jokes: [Joke]?
  @State private var hasFailed = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("Jokes").font(.largeTitle).bold().accessibilityIdentifier("title")
        if hasFailed {
          Text("There are no jokes today. 😢")
          Button("Try again") { hasFailed = false }
        } else if let jokes {
          ForEach(jokes, id: \.self) { joke in
            Button(joke.setup) { open(joke) }.lineLimit(1)
          }
        } else {
          Text("Looking for jokes…")
        }
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .task(id: hasFailed) { await load() }
  }

  private func load() async {
    guard jokes == nil, !hasFailed else { return }
    let found = try? await client.jokes()
    guard !Task.isCancelled else { return }
    jokes = found
    hasFailed = found == nil
  }
}
