#if canImport(DeclarativeUI)
  public import DeclarativeUI
#else
  public import SwiftUI
#endif

/// The one screen of the app: a header, a joke or what stands in its place, and a button for another one.
public struct JokeView: View {
  private let state: JokeState
  private let tellAnother: @MainActor () -> Void

  /// Creates the screen in a state.
  /// - Parameters:
  ///   - state: what is shown between the header and the button.
  ///   - tellAnother: what a tap on the button does.
  public init(state: JokeState, tellAnother: @escaping @MainActor () -> Void = {}) {
    self.state = state
    self.tellAnother = tellAnother
  }

  /// The header over the text over the button.
  public var body: some View {
    VStack {
      Image("header", bundle: .module)
      text
      button
    }
  }

  private var text: some View {
    VStack(alignment: .center) {
      switch state {
      case .loading:
        Text("Making up a joke 🤭")
      case .loaded(let joke):
        Text(joke.setup)
        Text("⤵️")
        Text(joke.punchline)
      case .failure:
        Text("I couldn't come up with a good joke. Can I get another try? 🤔")
      }
    }
    .multilineTextAlignment(.center)
    .frame(height: 180)
    .padding(.horizontal, 64)
    .padding(.top, 16)
  }

  private var button: some View {
    Button(action: tellAnother) {
      Text("Tell me another!")
        .tint(.black)
        .padding(.vertical, 10)
    }
    .frame(maxWidth: .infinity)
    .background(Color("ButtonBackground", bundle: .module))
    .clipShape(Capsule())
    .overlay(Capsule().stroke(style: StrokeStyle(lineWidth: 3)))
    .padding(.horizontal, 32)
    .padding(.top, 16)
  }
}
