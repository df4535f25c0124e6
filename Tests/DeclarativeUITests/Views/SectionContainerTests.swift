import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

/// Each section in a column, with what tells its parts apart.
private struct Columns<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack(spacing: 0) {
      ForEach(sections: content) { section in
        Text("[\(section.containerValues.rank)")
        section.header
        Text(":")
        ForEach(section.content) { $0 }
        Text(":")
        section.footer
        Text("]")
      }
    }
  }
}

@MainActor @Suite struct `The sections of a view` {
  private func names(_ view: some View) -> String {
    LaidOut(view, in: CGSize(width: 300, height: 800)).items.map(\.name).joined()
  }

  @Test func `are told apart, and so are their parts`() {
    let view = Columns {
      DeclarativeUI.Section("head") {
        Text("a")
        Group {
          Text("b")
          Text("c")
        }
      }
      DeclarativeUI.Section {
        Text("d")
      } header: {
        Text("x")
        Text("y")
      } footer: {
        Text("foot")
      }
    }
    #expect(names(view) == "[0head:abc:][0xy:d:foot]")
  }

  // Documented: what stands outside of sections is one with what stands beside it.
  @Test func `are those of what stands between sections, too`() {
    let view = Columns {
      Text("a")
      Text("b")
      DeclarativeUI.Section { Text("c") }
      DeclarativeUI.Section { Text("d") }
      ForEach(["e", "f"], id: \.self) { Text($0) }
    }
    #expect(names(view) == "[0:ab:][0:c:][0:d:][0:ef:]")
    // Documented: there is one at least.
    #expect(names(Columns { EmptyView() }) == "[0::]")
  }

  @Test func `say what they are asked to say to the container`() {
    let view = Columns {
      DeclarativeUI.Section("head") { Text("a") }.containerValue(\.rank, 2)
      DeclarativeUI.Section { Text("c").containerValue(\.rank, 5) }
      Group {
        DeclarativeUI.Section { Text("d").containerValue(\.rank, 6) }.containerValue(\.rank, 3)
      }
      Text("b").containerValue(\.rank, 7)
    }
    #expect(names(view) == "[2head:a:][0:c:][3:d:][0:b:]")
  }

  @Test func `within each other are the innermost, and what is around them on either side`() {
    let content = DeclarativeUI.Section("out") {
      Text("a")
      DeclarativeUI.Section("in") { Text("b") }
      Text("c")
    }
    #expect(names(Columns { content }) == "[0out:a:][0in:b:][0:c:]")
    let ids = VStack { Group(sections: content) { sections in Text("\(Set(sections.map(\.id)).count)") } }
    #expect(names(ids) == "3")
  }

  @Test func `can be had at once, and each has an identity`() {
    let content = Group {
      DeclarativeUI.Section { Text("a") }
      Text("b")
      DeclarativeUI.Section { Text("c") }
    }
    let view = VStack {
      Group(sections: content) { sections in
        Text("\(sections.count)\(Set(sections.map(\.id)).count)")
        ForEach(sections.reversed()) { $0.content }
      }
    }
    #expect(names(view) == "33cba")
  }

  @Test func `change with what a view shows, and keep its state`() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("n\(count)") { count += 1 } }
    }
    struct Growing: View {
      @State private var hasMore = false
      var body: some View {
        VStack {
          Button("more") { hasMore.toggle() }
          Columns {
            if hasMore { DeclarativeUI.Section("new") { Text("z") } }
            DeclarativeUI.Section("old") { Counter() }
          }
        }
      }
    }
    let host = ViewHost(Growing(), size: CGSize(width: 300, height: 800))
    func names() -> String { LaidOut(host.layout(on: host.ownScreen)).items.map(\.name).joined() }
    try host.tap("n0")
    #expect(names() == "Backgroundmore[0old:n1:]")
    try host.tap("more")
    #expect(names() == "Backgroundmore[0new:z:][0old:n1:]")
  }
}
