import DeclarativeUI
import Testing
import ViewInspection
import ViewSnapshotTesting

@MainActor @Suite struct `A hosted view` {
  @Test func `shows after a tap what the tap has changed`() throws {
    let host = ViewHost(Greeting())
    #expect(try host.inspect().find(Greeting.self).actualView().count == 0)
    try host.inspect().find(button: "Tap me").tap()
    try host.inspect().find(button: "Tap me").tap()
    #expect(try host.inspect().find(viewWithAccessibilityIdentifier: "count").text().string() == "Tapped 2 times")
    #expect(try host.inspect().find(Greeting.self).actualView().count == 2)
  }

  @Test func `may be a screen of UIKit's name`() throws {
    let screen = UIHostingController(rootView: Greeting())
    try screen.inspect().find(button: "Tap me").tap()
    #expect(try screen.inspect().find(text: "Tapped 1 times").pathToRoot == "view(Greeting.self).vStack().text(1)")
    try screen.tap("Tap me")
    #expect(try screen.inspect().find(Greeting.self).actualView().count == 2)
  }

  @Test func `lends its state to a copy of it that a test looks into`() throws {
    let host = ViewHost(Greeting())
    let living = try host.inspect().find(Greeting.self).actualView()
    try living.inspect().find(button: "Tap me").tap()
    #expect(try living.inspect().find(viewWithAccessibilityIdentifier: "count").text().string() == "Tapped 1 times")
    #expect(try host.inspect().find(viewWithAccessibilityIdentifier: "count").text().string() == "Tapped 1 times")
  }

  @Test func `has appeared, and what that changed is there`() throws {
    struct Loading: View {
      @State private var title = "Loading"
      var body: some View { Text(title).onAppear { title = "Loaded" } }
    }
    #expect(try Loading().inspect().text().string() == "Loading")
    #expect(try ViewHost(Loading()).inspect().text().string() == "Loaded")
  }

  @Test func `keeps the views that a test looks at, even those that are not there any more`() throws {
    struct Page: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { HStack { Text("old").padding(2) } }
          Button("hide") { isShown = false }
        }
      }
    }
    let host = ViewHost(Page())
    let old = try host.inspect().find(text: "old")
    try host.inspect().find(button: "hide").tap()
    #expect(try host.inspect().findAll(ViewType.Text.self).map { try $0.string() } == ["hide"])
    #expect(try old.padding(.top) == 2)
    #expect(try old.parent().hStack().pathToRoot == "view(Page.self).vStack().hStack(0)")
  }
}
