import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

/// Addresses that lead into a program.
@MainActor @Suite struct `An address` {
  private struct Library: View {
    @State private var path: [String] = []
    @State private var tab = "books"
    @State private var isShown = false

    var body: some View {
      TabView(selection: $tab) {
        NavigationStack(path: $path) {
          Text("Shelves").navigationDestination(for: String.self) { Text("Book \($0)") }
        }
        .tabItem { Text("Books") }.tag("books")
        Text("Help").tabItem { Text("Help") }.tag("help")
      }
      .sheet(isPresented: $isShown) { Text("New book") }
      .onOpenURL { url in
        tab = url.host() == "help" ? "help" : "books"
        path = url.host() == "book" ? url.pathComponents.filter { $0 != "/" } : []
        isShown = url.host() == "new"
      }
    }
  }

  @Test func `leads to a tab, to a screen that lies on others, and to a sheet`() throws {
    let host = ViewHost(Library(), size: CGSize(width: 402, height: 874))
    #expect(texts(host).contains("Shelves"))
    try host.open(try #require(URL(string: "library://book/first/second")))
    #expect(texts(host).contains("Book second"))
    try host.tap(id: "BackButton")
    #expect(texts(host).contains("Book first"))
    try host.open(try #require(URL(string: "library://help")))
    #expect(texts(host).contains("Help") && !texts(host).contains("Book first"))
    try host.open(try #require(URL(string: "library://new")))
    #expect(texts(host).contains("New book"))
  }

  @Test func `is told to all who listen, those around first`() throws {
    let log = TouchLog()
    let view = Text("a").onOpenURL { log.note("inner \($0)") }.onOpenURL { log.note("outer \($0)") }
    try ViewHost(view).open(try #require(URL(string: "app:b")))
    #expect(log.entries == ["outer app:b", "inner app:b"])
  }

  @Test func `that nobody listens to is named`() throws {
    let url = try #require(URL(string: "app:b"))
    let error = #expect(throws: TouchError.self) { try ViewHost(Text("a")).open(url) }
    #expect(error?.code == .unheard)
    #expect(
      error?.description
        == "No view handles the URL \"app:b\": add onOpenURL(perform:) to one that is on the screen")
  }

  @Test func `is opened by an action, whether in the program or not`() throws {
    let url = try #require(URL(string: "https://example.com"))
    var opened: [URL] = []
    var answers: [Bool] = []
    let open = OpenURLAction { url in
      opened.append(url)
      return .handled
    }
    open(url, prefersInApp: true)
    open(url, prefersInApp: false)
    OpenURLAction { _ in .systemAction(prefersInApp: true) }(url) { answers.append($0) }
    #expect(opened == [url, url] && answers == [false])
  }
}
