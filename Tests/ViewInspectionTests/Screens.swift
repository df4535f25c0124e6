import DeclarativeUI
import Foundation

/// A view of the user's with a parameter and state.
struct Greeting: View {
  var name = "Ada"
  @State private(set) var count = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Hello, \(name)!").font(.title).id("greeting")
      Text("Tapped \(count) times").accessibilityIdentifier("count")
      Button("Tap me") { count += 1 }
    }
    .padding(16)
  }
}

/// A modifier of the user's that adds a view.
struct Badge: ViewModifier {
  var text = "new"

  func body(content: Content) -> some View {
    HStack {
      content.padding(3)
      Text(text)
    }
  }
}

/// A style of the user's that adds a view.
struct Arrow: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label.opacity(0.5)
      Text("→")
    }
  }
}

/// A view that wants an object.
struct Lost: View {
  @Environment(Trace.self) private var trace

  var body: some View { Text(trace.marks.joined()) }
}

/// Something that closures leave traces in.
@MainActor @Observable final class Trace {
  var marks: [String] = []

  func mark(_ mark: String) { marks.append(mark) }
}
