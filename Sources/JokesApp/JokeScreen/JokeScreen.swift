#if canImport(DeclarativeUI)
  public import DeclarativeUI
#else
  public import SwiftUI
#endif

/// The joke screen at work: it asks for a joke when it appears without one, and for another at each tap.
public struct JokeScreen: View {
  @State private var model: JokeModel

  /// Creates the screen.
  /// - Parameters:
  ///   - joke: what is shown at first, or nil where it has to be asked for.
  ///   - client: where jokes come from.
  public init(joke: Joke? = nil, client: any JokeClient) {
    self.init(model: JokeModel(joke: joke, client: client))
  }

  /// Creates the screen over a memory that others hold, too.
  init(model: JokeModel) {
    _model = State(initialValue: model)
  }

  /// What is shown now; the request ends with the screen.
  public var body: some View {
    JokeView(state: model.state, tellAnother: model.tellAnother)
      .task(id: model.requests) { await model.fulfillRequest() }
  }
}
