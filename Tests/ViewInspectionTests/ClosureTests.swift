import DeclarativeUI
import Testing
import ViewInspection

private struct Salutation: View {
  var body: some View { Text("Hello") }
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View { HStack { content } }
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
