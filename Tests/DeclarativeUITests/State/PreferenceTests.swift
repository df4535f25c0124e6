import DeclarativeUI
import Drawings
import LaidOutViews
import Testing

private enum Names: PreferenceKey {
  static var defaultValue: [String] { [] }

  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value += nextValue()
  }
}

private struct Name: View {
  let name: String
  @State private var isLoud = false

  var body: some View {
    Button(name) { isLoud = true }.preference(key: Names.self, value: [isLoud ? name.uppercased() : name])
  }
}

/// Shows what the views inside tell.
private struct Listening<Content: View>: View {
  let content: Content
  @State private var heard: [String] = []

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    VStack {
      content
      Text(heard.joined(separator: " "))
    }
    .onPreferenceChange(Names.self) { heard = $0 }
  }
}

@MainActor @Suite struct `What views tell the views around them` {
  @Test func `is combined in the order of the code`() {
    let screen = LivingScreen(
      Listening {
        Name(name: "a")
        HStack {
          Name(name: "b")
          Text("silent")
        }
      })
    #expect(screen.texts.last == "a b")
  }

  @Test func `is told again when it changes`() {
    let screen = LivingScreen(
      Listening {
        Name(name: "a")
        Name(name: "b")
      })
    screen.press(1)
    #expect(screen.texts.last == "a B")
  }

  @Test func `is replaced and changed on its way`() {
    #expect(LivingScreen(Listening { Name(name: "a").preference(key: Names.self, value: ["b"]) }).texts.last == "b")
    #expect(
      LivingScreen(Listening { Name(name: "a").transformPreference(Names.self) { $0.append("c") } }).texts.last == "a c"
    )
  }

  @Test func `is drawn over them or behind them, and follows them`() {
    let over = LivingScreen(
      Name(name: "a").overlayPreferenceValue(Names.self) { Text($0.joined()) })
    #expect(over.texts == ["a", "a"])
    over.press()
    #expect(over.texts == ["a", "A"])
    let behind = LivingScreen(Name(name: "a").backgroundPreferenceValue(Names.self) { Text("\($0.count)") })
    #expect(behind.texts == ["1", "a"])
  }

  @Test func `is the default where none tells anything`() {
    let screen = LivingScreen(Text("a").overlayPreferenceValue(Names.self) { Text("\($0.count)") })
    #expect(screen.texts == ["a", "0"])
  }
}
