import DeclarativeUI
import Testing
import ViewInspection

private struct Salutation: View {
  var body: some View { Text("Hello") }
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View { HStack { content } }
}

private struct Salute: View {
  @Binding var isFormal: Bool

  var body: some View {
    VStack {
      Text(isFormal ? "Good day" : "Hi")
      Button("Switch") { isFormal.toggle() }
    }
    .onAppear { isFormal = false }
  }
}

private struct Doubting: ViewModifier {
  @Binding var isSure: Bool

  func body(content: Content) -> some View { content.padding(isSure ? 0 : 9).onTapGesture { isSure = true } }
}

/// Views of one kind have the body of an extension, as SwiftUI lets them.
private protocol Shelved {}

extension View where Self: Shelved {
  fileprivate var body: some View { Text("shelved") }
}

private final class Shelf: Shelved, View {}

/// No host keeps it up to date.
@MainActor @Suite struct `A view by itself` {
  @Test func `is evaluated anew after an action`() throws {
    let view = try Salute(isFormal: Binding(wrappedValue: false)).inspect()
    let before = try view.find(ViewType.Text.self)
    try view.find(button: "Switch").tap()
    #expect(try view.find(ViewType.Text.self).string() == "Good day")
    // What was found before is as it was.
    #expect(try before.string() == "Hi")
    try view.vStack().callOnAppear()
    #expect(try view.find(ViewType.Text.self).string() == "Hi")
  }

  @Test func `may have the body of an extension`() throws {
    #expect(try Shelf().inspect().text().string() == "shelved")
  }

  @Test func `is so in a closure, and what a modifier makes of it too`() throws {
    var seen: [String] = []
    Salute(isFormal: Binding(wrappedValue: false)).inspect { view in
      try view.vStack().button(1).tap()
      seen.append(try view.vStack().text(0).string())
    }
    #expect(seen == ["Good day"])
    let doubting = try Doubting(isSure: Binding(wrappedValue: false)).inspect()
    #expect(try doubting.viewModifierContent().padding().top == 9)
    try doubting.viewModifierContent().callOnTapGesture()
    #expect(try doubting.viewModifierContent().padding().top == 0)
  }
}

/// What a closure finds out about a view, or about what a modifier makes of one.
@MainActor @Suite struct `A closure that looks into a view` {
  @Test func `is given the view as one of its type`() {
    var seen: [String] = []
    Salutation().inspect { seen.append(try $0.text().string()) }
    Framed().inspect { seen.append(try $0.hStack().pathToRoot) }
    #expect(seen == ["Hello", "emptyView().modifier(Framed.self).hStack()"])
  }

  @Test func `fails the test where it throws`() {
    withKnownIssue {
      Salutation().inspect { _ = try $0.find(text: "Goodbye") }
    } matching: { issue in
      issue.description.contains("No Text \"Goodbye\" was found")
        && issue.sourceLocation?.fileName == "ClosureTests.swift"
    }
    withKnownIssue {
      Framed().inspect { _ = try $0.vStack() }
    } matching: { issue in
      issue.description.contains("found HStack instead of VStack")
    }
  }
}
