import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

/// What is said of a search, in all of its forms.
@MainActor @Suite struct `What is said of a search` {
  private func host<V: View>(_ view: V, _ design: SystemDesign = .iOS18) -> ViewHost<V> {
    var environment = EnvironmentValues()
    environment.systemDesign = design
    return ViewHost(
      view, size: CGSize(width: 402, height: 874),
      safeAreaInsets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0), environment: environment)
  }

  private struct Presented: View {
    @State private var text = ""
    @State private var isSearching = false
    var body: some View {
      NavigationStack {
        VStack {
          Text(isSearching ? "searching" : "idle")
          Button("Begin") { isSearching = true }
          Button("End") { isSearching = false }
        }
        .navigationTitle("Title").searchable(text: $text, isPresented: $isSearching, prompt: "Find")
      }
    }
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `begins and ends it by a binding, which follows people`(design: SystemDesign) throws {
    let host = host(Presented(), design)
    #expect(texts(host).contains("idle"))
    try host.tap("Begin")
    #expect(texts(host).contains("searching"))
    try host.type("pear")
    try host.tap("End")
    #expect(texts(host).contains("idle") && texts(host).contains("Find"))
    try host.tap("Find")
    #expect(texts(host).contains("searching"))
    try host.tap(design == .iOS18 ? "Cancel" : "Close")
    #expect(texts(host).contains("idle"))
  }

  private struct Scoped: View {
    let activation: SearchScopeActivation
    @State private var text = ""
    @State private var scope = 1
    var body: some View {
      NavigationStack {
        Text("Contents").searchable(text: $text, prompt: "Find")
          .searchScopes($scope, activation: activation) {
            Text("Everywhere").tag(1)
            Text("Here").tag(2)
          }
      }
    }
  }

  @Test func `asks where is searched from the start, or when something is written`() throws {
    for activation in [SearchScopeActivation.automatic, .onSearchPresentation] {
      let host = host(Scoped(activation: activation))
      #expect(!texts(host).contains("Here"))
      try host.tap("Find")
      #expect(texts(host).contains("Here"))
    }
    let later = host(Scoped(activation: .onTextEntry))
    try later.tap("Find")
    #expect(!texts(later).contains("Here"))
    try later.type("a")
    #expect(texts(later).contains("Here"))
  }

  private struct Fruit: Identifiable {
    let id: String
  }

  private struct Offering: View {
    @State private var text = ""
    @State private var tokens: [Fruit] = []
    @State private var offered = [Fruit(id: "Pear"), Fruit(id: "Plum")]
    var body: some View {
      NavigationStack {
        Text("Tokens: \(tokens.map(\.id).joined(separator: " "));")
          .searchable(text: $text, tokens: $tokens, suggestedTokens: $offered, prompt: "Find") { Text("A \($0.id)") }
      }
    }
  }

  @Test func `offers tokens, of which a tap takes one`() throws {
    let host = host(Offering())
    #expect(!texts(host).contains("A Plum"))
    try host.tap("Find")
    #expect(texts(host).contains("A Pear"))
    try host.tap("A Plum")
    #expect(texts(host).contains("Tokens: Plum;") && texts(host).contains("A Plum") && !texts(host).contains("A Pear"))
  }

  @Test func `hides what is offered in the contents, and not in menus, which phones do not have`() throws {
    func offered(_ visibility: Visibility, _ places: SearchSuggestionsPlacement.Set) throws -> Bool {
      struct Screen: View {
        let visibility: Visibility
        let places: SearchSuggestionsPlacement.Set
        @State private var text = ""
        var body: some View {
          NavigationStack {
            Text("Contents").searchable(text: $text, prompt: "Find")
              .searchSuggestions(visibility, for: places)
              .searchSuggestions { Text("Apples").searchCompletion("Apple") }
          }
        }
      }
      let host = host(Screen(visibility: visibility, places: places))
      try host.tap("Find")
      return texts(host).contains("Apples")
    }
    #expect(try !offered(.hidden, .content) && offered(.hidden, .menu) && offered(.visible, .content))
  }
}
