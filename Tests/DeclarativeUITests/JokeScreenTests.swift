import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import PlaneGeometry
import Testing
import Typesetting

private struct Joke {
  let setup: String
  let punchline: String
}

private enum JokeState {
  case loading
  case loaded(joke: Joke)
  case failure
}

/// The joke screen as its author wrote it for SwiftUI; the header is a box of the picture's size.
private struct JokeView: View {
  let state: JokeState

  init(state: JokeState) {
    self.state = state
  }

  var body: some View {
    VStack {
      Image(Bitmap(width: 573, height: 630), scale: 3)

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
      }.multilineTextAlignment(.center)
        .frame(height: 180)
        .padding(.horizontal, 64)
        .padding(.top, 16)

      Button(action: { print("Button tapped") }) {
        Text("Tell me another!")
          .tint(.black)
          .padding(.vertical, 10)
      }.frame(maxWidth: .infinity)
        .background(Color(.displayP3, red: 166 / 255, green: 192 / 255, blue: 241 / 255))
        .clipShape(Capsule())
        .overlay(Capsule().stroke(style: StrokeStyle(lineWidth: 3)))
        .padding(.horizontal, 32)
        .padding(.top, 16)
    }
  }
}

@MainActor @Suite struct `The joke screen on an iPhone 13 Pro` {
  private func layOut(_ state: JokeState) -> LaidOut {
    LaidOut(
      JokeView(state: state), in: CGSize(width: 390, height: 844), scale: 3,
      insets: EdgeInsets(top: 0, leading: 0, bottom: 26, trailing: 0))
  }

  private let joke = Joke(
    setup: "The punchline often arrives before the set-up.", punchline: "Do you know the problem with UDP jokes?")

  /// The rows of pixels on which the lines of all texts stand, as the renderer rounds them.
  private func baselines(_ screen: LaidOut) -> [Int] {
    screen.items.flatMap { item -> [Int] in
      guard case .text(let text) = item else { return [] }
      let top = (text.frame.minY * 3 + 0.5).rounded(.down)
      return text.layout.lines.map { Int(top + ($0.baseline * 3).rounded()) }
    }
  }

  @Test func `has its parts where a real iPhone has them`() throws {
    let screen = layOut(.loaded(joke: joke))
    let header = try #require(screen.frame("bitmap"))
    #expect(header.isNear(CGRect(x: 99.5, y: 509.5 / 3, width: 191, height: 210), within: 0.001))
    let button = try #require(screen.frame("Capsule"))
    #expect(button.isNear(CGRect(x: 32, y: 607.8333, width: 326, height: 40.3333), within: 0.001))
    #expect(try #require(screen.frame("Background")).isNear(button))
    #expect(screen.layout.problems == [])
  }

  @Test func `breaks its lines where a real iPhone does, on the same rows of pixels`() {
    let screen = layOut(.loaded(joke: joke))
    let lines = screen.items.flatMap { item -> [String] in
      guard case .text(let text) = item else { return [] }
      return text.layout.lines.map(\.text)
    }
    #expect(
      lines == [
        "The punchline often arrives before", "the set-up.", "⤵️", "Do you know the problem with", "UDP jokes?",
        "Tell me another!",
      ])
    let rows = baselines(screen)
    #expect(rows.prefix(2) == [1367, 1433])
    #expect(rows.suffix(3) == [1567, 1633, 1903])
  }

  @Test(arguments: [JokeState.loading, .failure])
  fileprivate func `centres its text where the joke was`(state: JokeState) throws {
    let screen = layOut(state)
    let text = try #require(screen.frames.dropFirst().first)
    #expect(abs(text.midY - 493.8333) < 0.001)
    #expect(abs(text.midX - 195) < 0.001)
    #expect(
      try #require(screen.frame("Capsule")).isNear(
        CGRect(x: 32, y: 607.8333, width: 326, height: 40.3333), within: 0.001))
  }

  @Test func `draws its label black and its button in the right blue`() {
    let colors = layOut(.loading).colors.map(\.description)
    #expect(colors.suffix(3) == ["#9FC1F5", "#000000", "#000000"])
  }
}
