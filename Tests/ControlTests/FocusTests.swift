import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import Testing

/// Which field has the focus at first, and which object a view says that has it.
@MainActor @Suite struct `The focus` {
  private enum Field: Hashable { case first, second }

  private struct Form: View {
    let isLate: Bool
    @State private var text = ""
    @State private var isThere: Bool
    @FocusState private var field: Field?

    init(isLate: Bool = false) {
      self.isLate = isLate
      isThere = !isLate
    }

    var body: some View {
      VStack {
        Text("Focus \(field.map { "\($0)" } ?? "none")")
        Button("Show") { isThere = true }
        if isThere {
          VStack {
            TextField("First", text: $text).focused($field, equals: .first)
            TextField("Second", text: $text).focused($field, equals: .second)
          }
          .defaultFocus($field, .second)
        }
      }
    }
  }

  private func host<V: View>(_ view: V) -> ViewHost<V> { ViewHost(view, size: CGSize(width: 402, height: 400)) }

  private func text(_ host: ViewHost<some View>) -> String? {
    LaidOut.texts(of: host.layout(on: host.ownScreen)).first
  }

  @Test func `is in the field that a view prefers, and moves from it`() throws {
    let host = host(Form())
    #expect(text(host) == "Focus second")
    try host.type("a")
    try host.tap("First")
    #expect(text(host) == "Focus first")
    try host.type("\n")
    #expect(text(host) == "Focus none")
  }

  @Test func `is in the field that is preferred where the view comes later`() throws {
    let host = host(Form(isLate: true))
    #expect(text(host) == "Focus none")
    try host.tap("Show")
    #expect(text(host) == "Focus second")
  }

  @Test func `stays where it is when a view appears that prefers another field`() throws {
    let host = host(Keeping())
    try host.tap("Outside")
    try host.type("a")
    #expect(text(host) == "Focus none")
  }

  /// A field that has fields appear when something is written into it.
  private struct Keeping: View {
    @State private var outside = ""
    @State private var text = ""
    @FocusState private var isInside: Bool

    var body: some View {
      Text("Focus \(isInside ? "inside" : "none")")
      TextField("Outside", text: $outside)
      if !outside.isEmpty { TextField("Inside", text: $text).focused($isInside).defaultFocus($isInside, true) }
    }
  }

  private final class Draft: ObservableObject {
    @Published var title = "Untitled"
  }

  private struct Reader: View {
    @FocusedObject private var draft: Draft?

    init() {}

    var body: some View {
      Text("Draft \(draft?.title ?? "none")")
      Button("Rename") { if let title = $draft?.title { title.wrappedValue = "Named" } }
    }
  }

  private struct Writer: View {
    let draft: Draft
    @State private var text = ""

    init(draft: Draft) {
      self.draft = draft
    }

    var body: some View {
      Reader()
      TextField("Title", text: $text).focusedObject(draft)
      TextField("Other", text: $text)
    }
  }

  @Test func `says an object that is followed`() throws {
    let draft = Draft()
    let host = host(Writer(draft: draft))
    #expect(text(host) == "Draft none")
    try host.tap("Title")
    #expect(text(host) == "Draft Untitled")
    draft.title = "Changed"
    #expect(text(host) == "Draft Changed")
    try host.tap("Rename")
    #expect(draft.title == "Named" && text(host) == "Draft Named")
    try host.tap("Other")
    #expect(text(host) == "Draft none")
  }

  @Test func `of a scene says an object always`() {
    let host = host(Reader().focusedSceneObject(Draft()))
    #expect(text(host) == "Draft Untitled")
  }
}
