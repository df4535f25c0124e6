import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import Testing

/// What views say while they have the focus.
@MainActor @Suite struct `A value that is said by the view with the focus` {
  struct Reader: View {
    @FocusedValue(\.note) private var note
    @FocusedBinding(\.draft) private var draft
    @FocusedValue(Library.self) private var library

    var body: some View {
      Text("Note \(note ?? "none"), draft \(draft ?? "none"), \(library?.name ?? "no library")")
      Button("Clear") { draft = "" }
    }
  }

  struct Notes: View {
    @State private var first = "a"
    @State private var second = "b"
    let library = Library(name: "Books")

    var body: some View {
      VStack {
        Reader()
        TextField("First", text: $first).focusedValue(\.note, "first").focusedValue(\.draft, $first)
        VStack { TextField("Second", text: $second) }.focusedValue(\.note, "second").focusedValue(library)
        TextField("Third", text: $second)
      }
    }
  }

  private func host<V: View>(_ view: V) -> ViewHost<V> { ViewHost(view, size: CGSize(width: 402, height: 400)) }

  private func text(_ host: ViewHost<some View>) -> String? {
    LaidOut.texts(of: host.layout(on: host.ownScreen)).first { $0.hasPrefix("Note") }
  }

  @Test func `is known while a field in the view has the focus`() throws {
    let host = host(Notes())
    #expect(text(host) == "Note none, draft none, no library")
    try host.tap("First")
    #expect(text(host) == "Note first, draft a, no library")
    try host.tap("Second")
    #expect(text(host) == "Note second, draft none, Books")
    try host.tap("Third")
    #expect(text(host) == "Note none, draft none, no library")
  }

  @Test func `is written by a binding, and followed where it changes`() throws {
    let host = host(Notes())
    try host.tap("First")
    try host.type("bc")
    #expect(text(host) == "Note first, draft abc, no library")
    try host.tap("Clear")
    #expect(text(host) == "Note first, draft , no library")
  }

  struct Scene: View {
    @State private var isThere = true
    @State private var count = 0

    var body: some View {
      VStack {
        Reader()
        if isThere {
          VStack {
            Text("Inner").focusedSceneValue(\.note, "inner \(count)")
            Button("Count") { count += 1 }
          }
          .focusedSceneValue(\.note, "outer")
        }
        Button("Remove") { isThere = false }
      }
    }
  }

  @Test func `of the scene is always known, as the innermost view says it`() throws {
    let host = host(Scene())
    #expect(text(host) == "Note inner 0, draft none, no library")
    try host.tap("Count")
    #expect(text(host) == "Note inner 1, draft none, no library")
    try host.tap("Remove")
    #expect(text(host) == "Note none, draft none, no library")
  }

  @Test func `is known in a picture, too`() {
    #expect(
      LaidOut.texts(of: LaidOut(Scene(), in: CGSize(width: 402, height: 400)).layout).contains {
        $0.hasPrefix("Note inner 0")
      })
  }
}

@Observable
final class Library {
  let name: String

  init(name: String) {
    self.name = name
  }
}

private struct NoteKey: FocusedValueKey {
  typealias Value = String
}

private struct DraftKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var note: String? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }

  fileprivate var draft: Binding<String>? {
    get { self[DraftKey.self] }
    set { self[DraftKey.self] = newValue }
  }
}
