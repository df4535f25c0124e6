import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import Testing

/// The field by which people search.
@MainActor @Suite struct `A searchable screen` {
  struct Searched: View {
    @State private var text = ""
    var body: some View {
      NavigationStack {
        Results(text: text).searchable(text: $text, prompt: "Find").navigationTitle("Title")
      }
    }
  }

  struct Results: View {
    let text: String
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      VStack {
        Text("\(text) \(isSearching ? "searching" : "idle")")
        Button("End") { dismissSearch() }
      }
    }
  }

  private func laidOut(_ design: SystemDesign) -> LaidOut {
    LaidOut(
      Searched(), in: CGSize(width: 402, height: 874), scale: 3,
      insets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
    ) { $0.systemDesign = design }
  }

  // Measured: 16 from the edges, text 31.5 inside; the field is 52 below the large title.
  @Test func `has its field below the title in iOS 18`() throws {
    let prompt = try #require(laidOut(.iOS18).frame("Find"))
    #expect(abs(prompt.minX - 47.5) < 0.34)
    #expect(prompt.midY > 152 && prompt.midY < 204)
  }

  // Measured: 34.33 high with text of 16 at medium, 101.33 with text of 53 at accessibility5.
  @Test(arguments: [(DynamicTypeSize.medium, 34.33, 16.0), (.large, 36, 17), (.accessibility5, 101.33, 53)])
  func `has a field as high as the text size asks for in iOS 18`(
    size: DynamicTypeSize, height: Double, points: Double
  ) throws {
    let layout = LaidOut(
      Searched().environment(\.dynamicTypeSize, size), in: CGSize(width: 402, height: 874), scale: 3,
      insets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
    ) { $0.systemDesign = .iOS18 }
    let field = try #require(layout.frames("RoundedRectangle").first { abs($0.width - 370) < 1 })
    #expect(abs(Double(field.height) - height) < 0.02)
    #expect(layout.fontSize(of: "Find") == points)
  }

  // Measured: a capsule of 48, 28 from the sides and from the bottom, whose text begins 46.67 inside.
  @Test func `has its field at the bottom in iOS 26`() throws {
    let layout = laidOut(.iOS26)
    #expect(layout.frames("Capsule").contains { $0.isNear(rect(28, 798, 346, 48), within: 0.34) })
    #expect(abs(try #require(layout.frame("Find")).minX - 74.67) < 0.34)
  }

  @Test func `is searched`() throws {
    let host = ViewHost(
      Searched(), size: CGSize(width: 402, height: 874),
      safeAreaInsets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0))
    func texts() -> [String] { LaidOut.texts(of: host.layout(on: host.ownScreen)) }
    #expect(texts().contains(" idle"))
    try host.tap("Find")
    try host.type("word")
    #expect(texts().contains("word searching"))
    try host.tap("End")
    #expect(texts().contains(" idle"))
  }

  struct Fruit: Identifiable {
    let id: String
  }

  struct Offering: View {
    @State private var text = ""
    @State private var scope = "all"
    @State private var tokens: [Fruit] = []
    var body: some View {
      NavigationStack {
        List { Text("Results: \(text), \(scope), \(tokens.map(\.id).joined());") }
          .searchable(text: $text, tokens: $tokens, prompt: "Find") { Text($0.id) }
          .searchSuggestions {
            if text.count < 3 {
              Text("Apples").searchCompletion("Apple")
              Text("Only pears").searchCompletion(Fruit(id: "Pear"))
            }
          }
          .searchScopes($scope) {
            Text("Everywhere").tag("all")
            Text("Here").tag("here")
          }
          .navigationTitle("Title")
      }
    }
  }

  private func host(_ design: SystemDesign) -> ViewHost<Offering> {
    var environment = EnvironmentValues()
    environment.systemDesign = design
    return ViewHost(
      Offering(), size: CGSize(width: 402, height: 874),
      safeAreaInsets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0), environment: environment)
  }

  private func texts(_ host: ViewHost<Offering>) -> [String] { LaidOut.texts(of: host.layout(on: host.ownScreen)) }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `offers what people may search for`(design: SystemDesign) throws {
    let host = host(design)
    #expect(!texts(host).contains("Apples"))
    try host.tap("Find")
    #expect(texts(host).contains("Apples"))
    try host.tap("Apples")
    #expect(texts(host).contains("Results: Apple, all, ;") && !texts(host).contains("Apples"))
    try host.tap("Clear text")
    try host.tap("Find")
    try host.tap("Only pears")
    #expect(texts(host).contains("Results: , all, Pear;") && texts(host).contains("Pear"))
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `asks where is searched as long as people search`(design: SystemDesign) throws {
    let host = host(design)
    #expect(!texts(host).contains("Here"))
    try host.tap("Find")
    try host.type("word\n")
    try host.tap("Here")
    #expect(texts(host).contains("Results: word, here, ;"))
    try host.tap(design == .iOS18 ? "Cancel" : "Close")
    #expect(!texts(host).contains("Here") && texts(host).contains("Results: , here, ;"))
  }

  // Generally known: the field takes the place of the title and the buttons.
  @Test func `has its field in the place of the title in iOS 18`() throws {
    let host = host(.iOS18)
    try host.tap("Find")
    #expect(!texts(host).contains("Title"))
    let layout = LaidOut(host.layout(on: host.ownScreen))
    let field = try #require(layout.frames("RoundedRectangle").first { abs($0.height - 36) < 0.1 })
    #expect(field.minY < 62 && field.minY > 54)
    // Below it the segments, 16 from the edges.
    let here = try #require(layout.frame("Here"))
    #expect(here.midY > field.maxY && here.midY < field.maxY + 48)
  }

  private struct Tag: Identifiable {
    let id: Int
    var name: String
  }

  private struct Tagged: View {
    @State private var text = ""
    @State private var tags = [Tag(id: 1, name: "red"), Tag(id: 2, name: "green")]
    var body: some View {
      NavigationStack {
        VStack {
          Text(tags.map(\.name).joined(separator: " "))
          Text("\(text).")
        }
        .searchable(text: $text, editableTokens: $tags) { $tag in
          Button(tag.name) { tag.name += "!" }
        }
      }
    }
  }

  @Test func `has tokens that change themselves`() throws {
    let host = ViewHost(Tagged(), size: CGSize(width: 402, height: 874))
    try host.tap("green")
    #expect(LaidOut.texts(of: host.layout(on: host.ownScreen)).contains("red green!"))
  }

  @Test func `offers what an older form is given`() throws {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          List { Text("Contents") }.searchable(text: $text, prompt: "Things") {
            Text("Apples").searchCompletion("apples")
          }
        }
      }
    }
    let host = ViewHost(Screen(), size: CGSize(width: 402, height: 874))
    #expect(!LaidOut.texts(of: host.layout(on: host.ownScreen)).contains("Apples"))
    try host.tap("Things")
    #expect(LaidOut.texts(of: host.layout(on: host.ownScreen)).contains("Apples"))
  }
}

/// What is offered to people who search, and where the field gets the focus from.
@MainActor @Suite struct `A field to search by` {
  private func host<V: View>(_ view: V, _ design: SystemDesign) -> ViewHost<V> {
    var environment = EnvironmentValues()
    environment.systemDesign = design
    return ViewHost(
      view, size: CGSize(width: 402, height: 874),
      safeAreaInsets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0), environment: environment)
  }

  struct Small: View {
    @State private var text = ""
    @FocusState private var isSearching: Bool

    var body: some View {
      NavigationStack {
        VStack {
          Text("Content").frame(width: 80, height: 40).searchable(text: $text, prompt: "Find")
            .searchSuggestions { Text("Apples").searchCompletion("Apple") }
            .searchFocused($isSearching)
          Text("Text: \(text), \(isSearching)")
          Button("Search") { isSearching = true }
        }
        .navigationTitle("Title")
      }
    }
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `has its suggestions in front of all that is below the bar`(design: SystemDesign) throws {
    let host = host(Small(), design)
    try host.tap("Find")
    let layout = LaidOut(host.layout(on: host.ownScreen))
    let apples = try #require(layout.frame("Apples"))
    #expect(apples.minX == (design == .iOS18 ? 20 : 16))
    // The list's background lies in front of the whole screen, and the bar in front of it.
    let names = layout.items.map(\.name)
    let background = try #require(
      layout.items.lastIndex { $0.name == "Background" && $0.frame.map(CGRect.init) == rect(0, 0, 402, 874) })
    #expect(background > names.firstIndex(of: "Search") ?? .max && background < names.firstIndex(of: "Find") ?? 0)
    #expect(apples.maxY < 250)
    #expect(throws: TouchError.self) { try host.tap("Search") }
    try host.tap("Apples")
    #expect(LaidOut.texts(of: host.layout(on: host.ownScreen)).contains("Text: Apple, false"))
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `gets the focus where a property says so, and tells it`(design: SystemDesign) throws {
    let host = host(Small(), design)
    try host.tap("Search")
    try host.type("pea")
    #expect(LaidOut.texts(of: host.layout(on: host.ownScreen)).contains("Text: pea, true"))
  }
}
