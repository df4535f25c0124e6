import DeclarativeUI
import Testing
import ViewInspection

@MainActor @Suite struct `A search` {
  @Test func `finds a text by its characters, with the way to it`() throws {
    let text = try Greeting().inspect().find(text: "Hello, Ada!")
    #expect(try text.string() == "Hello, Ada!")
    #expect(text.pathToRoot == "view(Greeting.self).vStack().text(0)")
  }

  @Test func `finds a text by its look`() throws {
    let view = HStack {
      Text("a")
      Text("b").italic()
    }
    #expect(try view.inspect().find(textWhere: { _, look in try look.isItalic() }).string() == "b")
  }

  @Test func `finds a button by a text in its label`() throws {
    let view = VStack {
      Text("Save")
      Button("Cancel") {}
      Button {
      } label: {
        HStack {
          Image("disk")
          Text("Save")
        }
      }
    }
    #expect(try view.inspect().find(button: "Save").pathToRoot == "vStack().button(2)")
  }

  @Test func `finds a view by its identity, of any type`() throws {
    let view = VStack {
      Text("a").id(7)
      Text("b").id("seven")
      ForEach([1, 2], id: \.self) { Text("\($0)") }
    }
    #expect(try view.inspect().find(viewWithId: 7).text().string() == "a")
    #expect(try view.inspect().find(viewWithId: "seven").text().string() == "b")
    #expect(throws: InspectionError.self) { try view.inspect().find(viewWithId: 8) }
  }

  @Test func `finds a view by its accessibility identifier and label`() throws {
    let view = VStack {
      Text("a").accessibilityLabel("first")
      Text("b").accessibilityIdentifier("second")
    }
    #expect(try view.inspect().find(viewWithAccessibilityLabel: "first").text().string() == "a")
    #expect(try view.inspect().find(viewWithAccessibilityIdentifier: "second").text().string() == "b")
  }

  @Test func `finds a view by its kind, its condition and its number`() throws {
    let view = VStack {
      HStack { Text("a") }
      HStack { Text("b") }
    }
    #expect(try view.inspect().find(ViewType.HStack.self).text(0).string() == "a")
    #expect(try view.inspect().find(ViewType.HStack.self, skipFound: 1).text(0).string() == "b")
    let second = try view.inspect().find(ViewType.HStack.self, where: { try $0.text(0).string() == "b" })
    #expect(second.pathToRoot == "vStack().hStack(1)")
    #expect(
      try view.inspect().find(where: { try $0.text().string() == "b" }).pathToRoot == "vStack().hStack(1).text(0)")
  }

  @Test func `goes by depth, or by the order of the code`() throws {
    let view = VStack {
      HStack { Text("deep") }
      Text("flat")
    }
    #expect(try view.inspect().find(ViewType.Text.self).string() == "flat")
    #expect(try view.inspect().find(ViewType.Text.self, traversal: .depthFirst).string() == "deep")
    #expect(try view.inspect().findAll(ViewType.Text.self).map { try $0.string() } == ["deep", "flat"])
  }

  @Test func `finds a view of the user's, with its value`() throws {
    let view = VStack {
      Greeting(name: "Ada")
      Greeting(name: "Bob")
    }
    #expect(try view.inspect().find(Greeting.self).actualView().name == "Ada")
    #expect(try view.inspect().find(Greeting.self, containing: "Hello, Bob!").actualView().name == "Bob")
    #expect(
      try view.inspect().find(Greeting.self, where: { try $0.actualView().name == "Bob" }).pathToRoot
        == "vStack().view(Greeting.self, 1)")
    #expect(try view.inspect().findAll(Greeting.self).map { try $0.actualView().name } == ["Ada", "Bob"])
  }

  @Test func `goes outwards, too`() throws {
    let text = try VStack { HStack { Greeting() } }.inspect().find(text: "Hello, Ada!")
    #expect(try text.find(ViewType.HStack.self, relation: .parent).pathToRoot == "vStack().hStack(0)")
    #expect(try text.find(ViewType.VStack.self, relation: .parent, skipFound: 1).pathToRoot == "vStack()")
    #expect(try text.find(Greeting.self, relation: .parent).actualView().name == "Ada")
    #expect(try text.find(relation: .parent, where: { $0.pathToRoot == "vStack()" }).vStack().pathToRoot == "vStack()")
  }

  @Test func `looks into labels, layers, modifiers and styles, each view once`() throws {
    let view = Group {
      Button("label") {}.buttonStyle(Arrow())
      Text("modified").modifier(Badge(text: "badge"))
      Text("plain").background { Text("behind") }.overlay { Text("above") }
      Color.red.border(.blue)
    }
    let texts = try view.inspect().findAll(ViewType.Text.self).map { try $0.string() }
    #expect(texts == ["label", "→", "modified", "badge", "plain", "behind", "above"])
    let paths = try view.inspect().findAll(ViewType.Text.self).map(\.pathToRoot)
    #expect(
      paths == [
        "group().button(0).labelView().text()", "group().button(0).styleBody().hStack().text(1)", "group().text(1)",
        "group().text(1).modifier(Badge.self).hStack().text(1)", "group().text(2)",
        "group().text(2).background().text()", "group().text(2).overlay().text()",
      ])
    #expect(try view.inspect().findAll(ViewType.Shape.self).map(\.pathToRoot) == ["group().color(3).border().shape()"])
  }

  @Test func `takes an error of its condition for no match, and finds all or none`() throws {
    let view = VStack { Text("a") }
    #expect(try view.inspect().findAll(where: { try $0.text().string() == "a" }).count == 1)
    #expect(try view.inspect().findAll(ViewType.HStack.self).isEmpty)
  }
}
