import Drawings
import Foundation
import JokesApp
import PlaneGeometry
import Testing
import ViewSnapshotTesting

/// Jokes that nobody thought of when the screen was designed.
@MainActor @Suite struct `Absurd jokes` {
  private static let jokes: [(name: String, joke: Joke)] = [
    ("long", Joke(setup: String(repeating: "Why did it take so long? ", count: 20), punchline: "It never ended.")),
    ("one word", Joke(setup: String(repeating: "ha", count: 300), punchline: String(repeating: "M", count: 90))),
    ("lines", Joke(setup: String(repeating: "line\n", count: 30), punchline: "\n\n\nend")),
    ("emoji", Joke(setup: String(repeating: "🤣👩‍👩‍👧‍👦🏳️‍🌈", count: 15), punchline: "😐")),
    ("right to left", Joke(setup: "למה המחשב הלך לרופא?", punchline: "كان لديه فيروس 😷 (a virus)")),
    ("empty", Joke(setup: "", punchline: "")),
  ]

  /// The frames of what is drawn before the background: the header, the texts, and the parts of the button.
  private func frames(_ joke: Joke) -> [Rect] {
    let screen = HostedScreen(.fixed(CGSize(width: 390, height: 844)))
    return screen.layout(JokeView(state: .loaded(joke: joke))).drawing.items.dropFirst().compactMap { item in
      switch item {
      case .shape(let shape): shape.frame
      case .text(let text): text.frame
      case .image(let image): image.frame
      case .layer: nil
      }
    }
  }

  @Test func `leave the header and the button where they are, and stay between them`() throws {
    let usual = frames(Joke(setup: "a", punchline: "b"))
    let header = try #require(usual.first)
    for (name, joke) in Self.jokes {
      let absurd = frames(joke)
      #expect(absurd.first == header && absurd.last == usual.last, "\(name)")
      for text in absurd.dropFirst().prefix(3) {
        #expect(text.minX >= 0 && text.maxX <= 390 && text.minY >= header.maxY && text.maxY <= 607.9, "\(name)")
      }
    }
  }

  @Test func `are cut at the end where they find no room`() {
    let sheet = HStack(spacing: 0) {
      ForEach(Self.jokes, id: \.name) { JokeView(state: .loaded(joke: $0.joke)).frame(width: 390, height: 520) }
    }
    assertSnapshot(of: sheet, as: .image(traits: UITraitCollection(displayScale: 1)))
  }
}
