import DeclarativeUI
import Foundation
import HeadlessApp

/// A small app besides the jokes, for tests of launching apps: it greets, and it crashes and hangs where it is told to.
@main
struct GreeterApp {
  static func main() async {
    print("The greeter begins with \(CommandLine.arguments.dropFirst())")
    if CommandLine.arguments.contains("--fail") { exit(3) }
    await HeadlessApp.run(size: CGSize(width: 320, height: 240)) {
      if CommandLine.arguments.contains("--values") { ValuesView() } else { GreeterView() }
    }
  }
}

private struct GreeterView: View {
  @State private var name = ""
  @State private var greeting = "Who are you?"
  @State private var isLoud = false
  @State private var offset = CGSize.zero

  var body: some View {
    VStack(spacing: 8) {
      Text(greeting).accessibilityIdentifier("greeting")
      TextField("Name", text: $name)
      Toggle("Loud", isOn: $isLoud)
      HStack {
        Button("Greet") { greet() }
        Button("Later") { Task { await greetLater() } }
        Button("Nobody") {}.disabled(true)
      }
      Button("Hang") {
        print("The greeter hangs")
        while true {}
      }
      Button("Crash") { fatalError("The greeter has had enough") }
      Color.blue.frame(width: 40, height: 20).offset(offset)
        .gesture(DragGesture().onEnded { offset = $0.translation })
        .id("handle")
    }
    .padding()
  }

  private func greet() {
    let text = "Hello, \(name)!"
    greeting = isLoud ? text.uppercased() : text
    print("The greeter says \(greeting)")
  }

  private func greetLater() async {
    try? await Task.sleep(for: .milliseconds(20))
    greet()
  }
}

/// Values that are moved.
private struct ValuesView: View {
  @State private var volume = 0.5
  @State private var guests = 2

  var body: some View {
    VStack {
      Slider(value: $volume) { Text("Volume") }
      Stepper("Guests", value: $guests, in: 1...3)
      Text("\(Int((volume * 100).rounded())) for \(guests)").accessibilityIdentifier("values")
    }
    .padding()
  }
}
