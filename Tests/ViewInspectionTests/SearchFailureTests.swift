import DeclarativeUI
import Testing
import ViewInspection

@MainActor @Suite struct `A search that finds nothing` {
  /// What a search says.
  private func message(
    _ view: some View, _ search: (InspectableView<ViewType.ClassifiedView>) throws -> Any
  ) throws -> String {
    let error = #expect(throws: InspectionError.self) { _ = try search(view.inspect()) }
    return try #require(error).description
  }

  @Test func `says what it looked for, what is like it, and what there is`() throws {
    let message = try message(Greeting()) { try $0.find(text: "Hello, Eda!") }
    #expect(
      message == """
        No Text "Hello, Eda!" was found. Did you mean "Hello, Ada!"?

        The search saw:
          Greeting
            VStack(alignment: .leading, spacing: 12).padding(16)
              Text("Hello, Ada!").font(.title).id("greeting")
              Text("Tapped 0 times").accessibilityIdentifier("count")
              Button
                Text("Tap me")
        """)
  }

  @Test func `compares what can be compared`() throws {
    let view = VStack {
      Text("Save").id("save").accessibilityIdentifier("save-button").accessibilityLabel("Save all")
      Button("Cancel") {}
    }
    func first(_ search: (InspectableView<ViewType.ClassifiedView>) throws -> Any) throws -> String {
      String(try message(view, search).prefix { $0 != "\n" })
    }
    #expect(try first { try $0.find(button: "Cancle") } == #"No Button "Cancle" was found. Did you mean "Cancel"?"#)
    #expect(try first { try $0.find(button: "Save") } == #"No Button "Save" was found."#)
    #expect(
      try first { try $0.find(viewWithId: "safe") }
        == #"No view with the id "safe" was found. Did you mean "save"?"#)
    #expect(try first { try $0.find(viewWithId: 12) } == "No view with the id 12 was found.")
    #expect(
      try first { try $0.find(viewWithAccessibilityIdentifier: "savebutton") }
        == #"No view with the accessibility identifier "savebutton" was found. Did you mean "save-button"?"#)
    #expect(
      try first { try $0.find(viewWithAccessibilityLabel: "save") }
        == #"No view with the accessibility label "save" was found. Did you mean "Save all"?"#)
    #expect(try first { try $0.find(ViewType.HStack.self) } == "No HStack was found. Did you mean VStack?")
    #expect(try first { try $0.find(Greeting.self) } == "No Greeting was found.")
    #expect(try first { try $0.find(where: { _ in false }) } == "No view that satisfies the condition was found.")
    #expect(
      try first { try $0.find(ViewType.Text.self, skipFound: 5) } == "No Text was found after 2 others.")
    #expect(
      try first { try $0.vStack().button(1).find(text: "x") } == #"No Text "x" was found in vStack().button(1)."#)
  }

  @Test func `shows the views around where it went outwards`() throws {
    let view = VStack { HStack { Text("a") } }
    #expect(
      try message(view) { try $0.find(text: "a").find(ViewType.ZStack.self, relation: .parent) } == """
        No ZStack was found in vStack().hStack(0).text(0).

        The search saw:
          HStack
          VStack
        """)
  }

  @Test func `shows no more than people read`() throws {
    let view = VStack { ForEach(0..<100, id: \.self) { Text("\($0)") } }
    let lines = try message(view) { try $0.find(text: "x") }.split(separator: "\n")
    #expect(lines.count == 63)
    #expect(lines.last == "  ... and 42 more lines")
    let long = Text(String(repeating: "word ", count: 50))
    #expect(try message(long) { try $0.find(text: "x") }.split(separator: "\n").allSatisfy { $0.count <= 102 })
  }

  @Test func `writes what a view is cut off by, and not how smooth its edges are`() throws {
    let view = VStack {
      Text("a").clipped().cornerRadius(2, antialiased: false)
      Text("b").clipShape(Circle(), style: FillStyle(eoFill: true))
    }
    let message = try message(view) { try $0.find(text: "x") }
    #expect(message.contains("Text(\"a\").clipShape(Rectangle).clipShape(RoundedRectangle(cornerRadius: 2))\n"))
    #expect(message.hasSuffix("Text(\"b\").clipShape(Circle, style: FillStyle)"))
  }
}
