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

  // CONTROLS 3.6: 16 from the edges, text 31.5 inside; the field is 52 below the large title.
  @Test func `has its field below the title in iOS 18`() throws {
    let prompt = try #require(laidOut(.iOS18).frame("Find"))
    #expect(abs(prompt.minX - 47.5) < 0.34)
    #expect(prompt.midY > 152 && prompt.midY < 204)
  }

  // BARS 2: a capsule of 48, 28 from the sides and from the bottom.
  @Test func `has its field at the bottom in iOS 26`() throws {
    let layout = laidOut(.iOS26)
    #expect(layout.frames("Capsule").contains { $0.isNear(rect(28, 798, 346, 48), within: 0.34) })
    #expect(abs(try #require(layout.frame("Find")).minX - 67.67) < 0.34)
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
}
