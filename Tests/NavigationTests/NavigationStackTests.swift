import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

/// Screens that lie on each other.
@MainActor @Suite struct `A stack of screens` {
  private func texts(_ host: ViewHost<some View>) -> [String] {
    LaidOut.texts(of: host.layout(on: host.ownScreen))
  }

  private func host<V: View>(_ view: V) -> ViewHost<V> {
    ViewHost(
      view, size: CGSize(width: 402, height: 874),
      safeAreaInsets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0))
  }

  @Test func `goes to a screen and back`() throws {
    let host = host(
      NavigationStack {
        NavigationLink("Next") { Text("Second").navigationTitle("Two") }.navigationTitle("One")
      })
    try host.tap("Next")
    #expect(texts(host).contains("Second"))
    #expect(!texts(host).contains("Next"))
    try host.tap(id: "BackButton")
    #expect(texts(host).contains("Next"))
    #expect(!texts(host).contains("Second"))
  }

  @Test func `goes to the screen of a value`() throws {
    let host = host(
      NavigationStack {
        NavigationLink("Seven", value: 7).navigationDestination(for: Int.self) { Text("Number \($0)") }
      })
    try host.tap("Seven")
    #expect(texts(host).contains("Number 7"))
  }

  struct PathScreen: View {
    @State var path = [1, 2]
    var body: some View {
      NavigationStack(path: $path) {
        Text("Root").navigationDestination(for: Int.self) { number in
          VStack {
            Text("Number \(number)")
            Button("More") { path.append(number + 1) }
            Button("Home") { path = [] }
          }
        }
      }
    }
  }

  @Test func `follows a path`() throws {
    let host = host(PathScreen())
    #expect(texts(host).contains("Number 2"))
    try host.tap("More")
    #expect(texts(host).contains("Number 3"))
    try host.tap(id: "BackButton")
    try host.tap(id: "BackButton")
    #expect(texts(host).contains("Number 1"))
    try host.tap("Home")
    #expect(texts(host).contains("Root"))
  }

  struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Count \(name)") { count += 1 }
        Text("\(name) \(count)")
      }
    }
  }

  @Test func `keeps the state of screens below, and not of those above`() throws {
    let host = host(
      NavigationStack {
        VStack {
          Counter(name: "low")
          NavigationLink("Next") { Counter(name: "high") }
        }
      })
    try host.tap("Count low")
    try host.tap("Next")
    try host.tap("Count high")
    #expect(texts(host).contains("high 1"))
    try host.tap(id: "BackButton")
    #expect(texts(host).contains("low 1"))
    try host.tap("Next")
    #expect(texts(host).contains("high 0"))
  }

  @Test func `has screens appear and disappear`() throws {
    let log = TouchLog()
    let second = Text("Second").onAppear { log.note("second appears") }.onDisappear { log.note("second disappears") }
    let host = host(
      NavigationStack {
        NavigationLink("Next") { second }
          .onAppear { log.note("first appears") }.onDisappear { log.note("first disappears") }
      })
    try host.tap("Next")
    try host.tap(id: "BackButton")
    _ = texts(host)
    #expect(
      log.entries == [
        "first appears", "second appears", "first disappears", "first appears", "second disappears",
      ])
  }

  struct Dismissing: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Away") { dismiss() } }
  }

  @Test func `takes a screen away that dismisses itself`() throws {
    let host = host(NavigationStack { NavigationLink("Next") { Dismissing() } })
    try host.tap("Next")
    try host.tap("Away")
    #expect(texts(host).contains("Next"))
  }

  struct Bound: View {
    @State var isActive = false
    @State var item: String?
    var body: some View {
      NavigationStack {
        VStack {
          Button("Show") { isActive = true }
          Button("Item") { item = "it" }
        }
        .navigationDestination(isPresented: $isActive) { Text("Shown") }
        .navigationDestination(item: $item) { Text("Of \($0)") }
      }
    }
  }

  @Test func `goes where bindings say`() throws {
    let host = host(Bound())
    try host.tap("Show")
    #expect(texts(host).contains("Shown"))
    try host.tap(id: "BackButton")
    try host.tap("Item")
    #expect(texts(host).contains("Of it"))
    try host.tap(id: "BackButton")
    #expect(texts(host).contains("Item"))
  }

  struct Older: View {
    @State var selection: Int?
    @State var isActive = false
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("Tagged", destination: Text("By tag"), tag: 1, selection: $selection)
          NavigationLink("Active", destination: Text("By flag"), isActive: $isActive)
          Button("Code") { selection = 1 }
        }
      }
    }
  }

  /// Measured on a picture of an iPhone before iOS 26: a view without a title stands in the middle of the safe area.
  @Test func `has no bar where it would be empty, by its older name, too`() throws {
    for design in [SystemDesign.iOS18, .iOS26] {
      let screen = LaidOut(
        NavigationView { Text("Alone").padding() }, in: CGSize(width: 390, height: 844),
        insets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
      ) { $0.systemDesign = design }
      #expect(abs(try #require(screen.frame("Alone")).midY - 428.5) < 0.01)
    }
  }

  @Test func `knows the older links`() throws {
    let host = host(Older())
    try host.tap("Tagged")
    #expect(texts(host).contains("By tag"))
    try host.tap(id: "BackButton")
    try host.tap("Active")
    #expect(texts(host).contains("By flag"))
    try host.tap(id: "BackButton")
    try host.tap("Code")
    #expect(texts(host).contains("By tag"))
  }

  @Test func `disables a link that is in no stack`() {
    #expect(throws: TouchError.self) { try host(NavigationLink("Next") { Text("Second") }).tap("Next") }
  }

  @Test func `reports a value that leads nowhere`() throws {
    let host = host(NavigationStack { NavigationLink("Next", value: "word") })
    try host.tap("Next")
    #expect(
      host.layout(on: host.ownScreen).problems.contains { $0.contains("navigationDestination(for: String.self)") })
  }

  @Test func `keeps a path in a form that can be stored`() throws {
    var path = NavigationPath()
    path.append("word")
    path.append(3)
    let stored = try JSONEncoder().encode(#require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored)
    #expect(NavigationPath(read) == path)
    path.removeLast()
    #expect(path.count == 1)
  }
}
