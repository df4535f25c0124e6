import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

private struct Item: Identifiable {
  let id: Int
}

private struct Failure: LocalizedError {
  var errorDescription: String? { "It failed" }
}

/// A dialog that is there at first, and what became of it.
private struct Asking: View {
  @State private var isAsked = true
  @State private var answer = "none"

  var body: some View {
    Text(isAsked ? "asked" : answer)
      .alert("Delete?", isPresented: $isAsked) {
        Button("Delete", role: .destructive) { answer = "deleted" }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("For ever.")
      }
  }
}

@MainActor private func laidOut(_ view: some View) -> LaidOut {
  LaidOut(view, in: CGSize(width: 390, height: 844), insets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)) {
    $0.systemDesign = .iOS18
  }
}

@MainActor private func host<Content: View>(_ view: Content) -> ViewHost<Content> {
  ViewHost(view, size: CGSize(width: 390, height: 844))
}

@MainActor private func texts(_ view: some View) -> [String] {
  laidOut(view).items.map(\.name).filter { !["Dimming", "Background", "Color"].contains($0) }
}

@MainActor @Suite struct `An alert` {
  private let shown = Binding.constant(true)

  @Test func `is closed by each of its buttons, which do what they say`() throws {
    let host = host(Asking())
    try host.tap("Delete")
    #expect(throws: TouchError.self) { try host.tap("Delete") }
    let screen = LivingScreen(Asking())
    #expect(screen.everyText == ["asked", "Delete?", "For ever.", "Cancel", "Delete"])
    screen.press(1)
    #expect(screen.everyText == ["deleted"])
  }

  @Test func `is about data, whatever its title is made of`() {
    let name = "Title"
    let read = Text("a").alert(name, isPresented: shown, presenting: 5) { Button("\($0)") {} }
    #expect(texts(read) == ["a", "Title", "5"])
    let bold = Text("a").alert(Text("Bold").bold(), isPresented: shown, presenting: 5) {
      Button("\($0)") {}
    } message: {
      Text("m\($0)")
    }
    #expect(texts(bold) == ["a", "Bold", "m5", "5"])
    #expect(texts(Text("a").alert(name, isPresented: shown, presenting: Int?.none) { Button("\($0)") {} }) == ["a"])
  }

  @Test func `has its default action in bold`() throws {
    func width(_ shortcut: KeyboardShortcut?) throws -> CGFloat {
      let view = Text("a").alert("Sure?", isPresented: shown) {
        Button("Continue") {}.keyboardShortcut(shortcut)
        Button("Cancel", role: .cancel) {}
      }
      return try #require(laidOut(view).frame("Continue")).width
    }
    #expect(try width(.defaultAction) > width(nil))
    #expect(try width(.cancelAction) == width(nil))
  }

  @Test func `stands in the middle of a dimmed screen, two short buttons side by side`() throws {
    let layout = laidOut(Asking())
    #expect(layout.frame("Dimming") == rect(0, 0, 390, 844))
    let (cancel, delete) = (try #require(layout.frame("Cancel")), try #require(layout.frame("Delete")))
    #expect(cancel.midX < 195 && delete.midX > 195)
    #expect(abs(cancel.midY - delete.midY) < 0.5)
    #expect(abs(cancel.midX + delete.midX - 390) < 0.5)
    #expect(layout.layout.problems == [])
  }

  @Test func `has long or many buttons below each other, the cancelling one last`() throws {
    let layout = laidOut(
      Text("a").alert("Title", isPresented: shown) {
        Button("Cancel", role: .cancel) {}
        Button("One") {}
        Button("Two") {}
      })
    let frames = ["One", "Two", "Cancel"].compactMap { layout.frame($0) }
    #expect(frames.map(\.minY) == frames.map(\.minY).sorted() && frames.count == 3)
    #expect(frames[1].midY - frames[0].midY == 45)
    let long = laidOut(
      Text("a").alert("Title", isPresented: shown) {
        Button("Something quite long") {}
        Button("Other") {}
      })
    #expect(long.frame("Something quite long")?.midX == long.frame("Other")?.midX)
  }

  @Test func `without buttons has one`() {
    #expect(texts(Text("a").alert("Title", isPresented: shown) {}) == ["a", "Title", "OK"])
  }

  @Test func `says text, data and errors`() {
    let name = "Title"
    #expect(texts(Text("a").alert(name, isPresented: shown) { Button("b") {} }) == ["a", "Title", "b"])
    #expect(
      texts(
        Text("a").alert(Text("Title"), isPresented: shown) {
        } message: {
          Text("m")
        }
      ).contains("m"))
    #expect(
      texts(
        Text("a").alert(name, isPresented: shown) {
        } message: {
          Text("m")
        }
      ).contains("m"))
    #expect(texts(Text("a").alert(Text("Title"), isPresented: shown) {}) == ["a", "Title", "OK"])
    let data = Text("a").alert("Title", isPresented: shown, presenting: 5) { Button("\($0)") {} }
    #expect(texts(data) == ["a", "Title", "5"])
    let told = Text("a").alert("Title", isPresented: shown, presenting: 5) {
      Button("\($0)") {}
    } message: {
      Text("m\($0)")
    }
    #expect(texts(told) == ["a", "Title", "m5", "5"])
    #expect(texts(Text("a").alert("Title", isPresented: shown, presenting: nil as Int?) { _ in }) == ["a"])
    #expect(texts(Text("a").alert(isPresented: shown, error: Failure()) {}) == ["a", "It failed", "OK"])
    #expect(texts(Text("a").alert(isPresented: shown, error: nil as Failure?) {}) == ["a"])
    let failure = Text("a").alert(isPresented: shown, error: Failure()) { _ in
      Button("b") {}
    } message: { _ in
      Text("m")
    }
    #expect(texts(failure) == ["a", "It failed", "m", "b"])
  }

  @Test func `may be data itself`() throws {
    var answers: [String] = []
    var isShown = true
    let binding = Binding(get: { isShown }, set: { isShown = $0 })
    let view = Text("a").alert(isPresented: binding) {
      Alert(
        title: Text("Title"), message: Text("m"), primaryButton: .destructive(Text("yes")) { answers.append("yes") },
        secondaryButton: .cancel())
    }
    #expect(texts(view) == ["a", "Title", "m", "Cancel", "yes"])
    try host(view).tap("yes")
    #expect(answers == ["yes"] && !isShown)
    var item: Item? = Item(id: 3)
    let ofItem = Text("a").alert(item: Binding(get: { item }, set: { item = $0 })) {
      Alert(title: Text("\($0.id)"), dismissButton: .default(Text("fine")))
    }
    #expect(texts(ofItem) == ["a", "3", "fine"])
    try host(ofItem).tap("fine")
    #expect(item == nil)
    #expect(texts(Text("a").alert(isPresented: shown) { Alert(title: Text("t")) }) == ["a", "t", "OK"])
  }
}

@MainActor @Suite struct `A confirmation dialog` {
  private let shown = Binding.constant(true)

  @Test func `stands at the bottom, what gives up on a card of its own`() throws {
    let layout = laidOut(
      Text("a").confirmationDialog("Title", isPresented: shown) {
        Button("Cancel", role: .cancel) {}
        Button("One") {}
        Button("Two", role: .destructive) {}
      })
    let (one, two) = (try #require(layout.frame("One")), try #require(layout.frame("Two")))
    let cancel = try #require(layout.frame("Cancel"))
    #expect(cancel.midY == 781.5, "Half of its height of 57 above the screen's safe area, 844 - 34.")
    #expect(abs(cancel.midY - two.midY - 57 - 8) < 1e-6)
    #expect(abs(two.midY - one.midY - 58) < 1e-6)
    #expect(layout.frames("Title") == [])
    #expect(layout.layout.problems == [])
  }

  @Test func `says its title where that is asked for, and its message`() {
    let actions = { Button("b") {} }
    #expect(
      texts(Text("a").confirmationDialog("Title", isPresented: shown, titleVisibility: .visible, actions: actions))
        == ["a", "Title", "b", "Cancel"])
    let name = "Title"
    #expect(texts(Text("a").confirmationDialog(name, isPresented: shown, actions: actions)) == ["a", "b", "Cancel"])
    let told = Text("a").confirmationDialog(
      name, isPresented: shown, titleVisibility: .visible, actions: actions, message: { Text("m") })
    #expect(texts(told) == ["a", "Title", "m", "b", "Cancel"])
    #expect(
      texts(Text("a").confirmationDialog("Title", isPresented: shown, actions: actions, message: { Text("m") }))
        == ["a", "m", "b", "Cancel"])
    #expect(
      texts(Text("a").confirmationDialog("Title", isPresented: shown, presenting: 5) { Button("\($0)") {} })
        == ["a", "5", "Cancel"])
    let data = Text("a").confirmationDialog("Title", isPresented: shown, presenting: 5) {
      Button("\($0)") {}
    } message: {
      Text("m\($0)")
    }
    #expect(texts(data) == ["a", "m5", "5", "Cancel"])
    let read = Text("a").confirmationDialog(
      name, isPresented: shown, titleVisibility: .visible, presenting: 5, actions: { Button("\($0)") {} })
    #expect(texts(read) == ["a", "Title", "5", "Cancel"])
    let bold = Text("Bold").bold()
    #expect(
      texts(Text("a").confirmationDialog(bold, isPresented: shown, titleVisibility: .visible, actions: actions))
        == ["a", "Bold", "b", "Cancel"])
    let all = Text("a").confirmationDialog(bold, isPresented: shown, titleVisibility: .visible, presenting: 5) {
      Button("\($0)") {}
    } message: {
      Text("m\($0)")
    }
    #expect(texts(all) == ["a", "Bold", "m5", "5", "Cancel"])
    let none = Text("a").confirmationDialog(bold, isPresented: shown, presenting: Int?.none) { Button("\($0)") {} }
    #expect(texts(none) == ["a"])
  }

  @Test func `may be data itself`() throws {
    var answers: [String] = []
    var isShown = true
    let view = Text("a").actionSheet(isPresented: Binding(get: { isShown }, set: { isShown = $0 })) {
      ActionSheet(
        title: Text("Title"), message: Text("m"),
        buttons: [.default(Text("one")) { answers.append("one") }, .cancel(Text("no"))])
    }
    #expect(texts(view) == ["a", "Title", "m", "one", "no"])
    try host(view).tap("one")
    #expect(answers == ["one"] && !isShown)
    #expect(
      texts(Text("a").actionSheet(item: .constant(Item(id: 3) as Item?)) { ActionSheet(title: Text("\($0.id)")) })
        == ["a", "3", "Cancel"])
  }
}
