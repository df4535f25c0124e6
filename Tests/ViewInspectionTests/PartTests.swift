import DeclarativeUI
import Foundation
import Testing
import ViewInspection

private struct Framed<Content: View>: View {
  let content: Content
  var body: some View { content.padding() }
}

private struct Stacked: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon.padding(3)
      configuration.title
    }
  }
}

private struct Red: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.title.foregroundColor(.red) }
}

@MainActor @Suite struct `The parts of a view` {
  private let url = URL(filePath: "/test")

  @Test func `are a label's title and picture`() throws {
    let view = HStack {
      Label {
        HStack { Text("abc") }
      } icon: {
        Image(systemName: "star")
      }
    }
    let label = try view.inspect().hStack().label(0)
    #expect(try label.title().hStack(0).text(0).string() == "abc")
    #expect(try label.icon().image().pathToRoot == "hStack().label(0).icon().image()")
    #expect(try view.inspect().find(text: "abc").pathToRoot == "hStack().label(0).title().hStack().text(0)")
    #expect(try view.inspect().findAll(ViewType.Text.self).count == 1)
  }

  @Test func `are found by a text wherever a control has its label`() throws {
    let picker = Picker(selection: .constant(1), label: Text("tea")) {
      Text("green")
      Text("black")
    }
    #expect(try picker.inspect().find(text: "tea").pathToRoot == "picker().labelView().text()")
    #expect(try picker.inspect().find(text: "green").pathToRoot == "picker().text(0)")
    let date = DatePicker("day", selection: .constant(Date(timeIntervalSince1970: 0)))
    #expect(try date.inspect().find(text: "day").pathToRoot == "datePicker().labelView().text()")
    let menu = Menu {
      Text("one")
    } label: {
      VStack { Text("more") }
    }
    #expect(try menu.inspect().find(text: "more").pathToRoot == "menu().labelView().vStack().text(0)")
    #expect(try menu.inspect().findAll(ViewType.Text.self).count == 2)
  }

  @Test(arguments: [true, false]) func `are what is in a group that is open or closed, but for a host`(isOpen: Bool)
    throws
  {
    let group = DisclosureGroup("tea", isExpanded: .constant(isOpen)) {
      Text("green")
      Text("black")
    }
    #expect(try group.inspect().disclosureGroup().text(1).string() == "black")
    #expect(try group.inspect().find(text: "green").pathToRoot == "disclosureGroup().text(0)")
    #expect(try group.inspect().findAll(ViewType.Text.self).count == 3)
    let host = ViewHost(group, size: CGSize(width: 200, height: 200))
    #expect(try host.inspect().findAll(ViewType.Text.self).count == (isOpen ? 3 : 1))
  }

  @Test func `are what a label's style arranges`() throws {
    let view = Label("abc", systemImage: "star").labelStyle(Stacked())
    #expect(try view.inspect().labelStyle() is Stacked)
    #expect(try view.inspect().find(ViewType.StyleConfiguration.Icon.self).padding(.top) == 3)
    // The title is as the code gives it, in what is around the label.
    let title = try VStack { Label("abc", systemImage: "star").labelStyle(Red()) }.foregroundColor(.blue).inspect()
      .vStack().label(0).title().text()
    #expect(try title.attributes().foregroundColor() == .blue)
    #expect(try view.inspect().findAll(ViewType.Text.self).count == 1)
  }

  @Test func `are a section's header, footer and views`() throws {
    let view = AnyView(
      Section {
        Text("c")
      } header: {
        Text("h")
      } footer: {
        Text("f")
      })
    let section = try view.inspect().anyView().section()
    #expect(try section.text(0).string() == "c" && section.count == 1)
    #expect(try section.header().text().string() == "h")
    let paths = try ["c", "h", "f"].map { try view.inspect().find(text: $0).pathToRoot }
    #expect(
      paths == [
        "anyView().section().text(0)", "anyView().section().header().text()", "anyView().section().footer().text()",
      ])
    let plain = Section("Title") {
      Text("a")
      Text("b")
    }
    #expect(try plain.inspect().section().text(1).string() == "b")
    #expect(try plain.inspect().section().header().text().string() == "Title")
    #expect(throws: InspectionError.self) { try plain.inspect().section().text(2) }
  }

  @Test func `are what a mask leaves`() throws {
    let view = Color.red.mask { Text("hole").padding(2) }
    #expect(try view.inspect().color().mask().text().string() == "hole")
    #expect(try view.inspect().find(text: "hole").pathToRoot == "color().mask().text()")
    #expect(throws: InspectionError.self) { try view.inspect().color().mask(1) }
  }

  @Test func `are a link's label and address`() throws {
    let view = HStack { Link(destination: url) { HStack { Text("xyz") } } }
    #expect(try view.inspect().hStack().link(0).url() == url)
    #expect(try view.inspect().hStack().link(0).labelView().hStack().text(0).string() == "xyz")
    #expect(try view.inspect().find(link: url).pathToRoot == "hStack().link(0)")
    #expect(try view.inspect().find(link: "xyz").pathToRoot == "hStack().link(0)")
  }

  @Test func `are the views that may fit`() throws {
    let view = ViewThatFits {
      Text("long")
      AnyView(Text("short"))
    }
    #expect(try view.inspect().viewThatFits().text(0).string() == "long")
    #expect(try view.inspect().find(text: "short").pathToRoot == "viewThatFits().anyView(1).text()")
  }

  @Test func `are layers of views that show nothing, too`() throws {
    let view = EmptyView().overlay(Text("over")).background { Text("below") }.mask { Text("mask") }
    #expect(try view.inspect().emptyView().overlay().text().string() == "over")
    #expect(try view.inspect().emptyView().background().text().string() == "below")
    #expect(try view.inspect().emptyView().mask().text().string() == "mask")
    #expect(try view.inspect().find(text: "mask").pathToRoot == "emptyView().mask().text()")
  }

  @Test func `go through generic views whatever they are generic over`() throws {
    let path = try Framed(content: Text("a")).inspect().find(text: "a").pathToRoot
    #expect(path == "view(Framed<EmptyView>.self).text()")
    #expect(try Framed(content: Text("a")).inspect().view(Framed<EmptyView>.self).text().string() == "a")
  }
}

@MainActor @Suite struct `A dialog that is inspected` {
  @Test func `has a title, a message and buttons`() throws {
    var presses = 0
    let isShown = Binding(wrappedValue: true)
    let view = EmptyView().alert(isPresented: isShown) {
      Alert(
        title: Text("abc"), message: Text("123"), primaryButton: .cancel(Text("no")),
        secondaryButton: .destructive(Text("yes")) { presses += 1 })
    }
    let alert = try view.inspect().emptyView().alert()
    #expect(try alert.title().string() == "abc")
    #expect(try alert.message().text().string() == "123")
    #expect(try alert.primaryButton().labelView().string() == "no" && alert.primaryButton().style() == .cancel)
    #expect(try alert.secondaryButton().style() == .destructive)
    #expect(try view.inspect().find(text: "abc").pathToRoot == "emptyView().alert().title()")
    try alert.secondaryButton().tap()
    #expect(presses == 1)
  }

  @Test func `has no message where the code gives none`() throws {
    let view = EmptyView().alert("abc", isPresented: .constant(true)) { Button("OK") {} }
    #expect(throws: InspectionError.self) { try view.inspect().emptyView().alert().message() }
    #expect(throws: InspectionError.self) { try view.inspect().emptyView().alert().secondaryButton() }
    #expect(try view.inspect().find(ViewType.Alert.self).title().string() == "abc")
  }

  @Test func `shows each of its choices once`() throws {
    let view = EmptyView().confirmationDialog("abc", isPresented: .constant(true), titleVisibility: .visible) {
      Button("one") {}
      Button("two", role: .cancel) {}
    } message: {
      Text("Which?")
    }
    let dialog = try view.inspect().emptyView().confirmationDialog()
    #expect(try dialog.title().string() == "abc" && dialog.message().text().string() == "Which?")
    #expect(dialog.findAll(ViewType.Button.self).count == 2)
    #expect(throws: InspectionError.self) { try view.inspect().find(ViewType.Alert.self) }
  }
}

@MainActor @Suite struct `What is read of a view` {
  @Test func `is how a shape is changed`() throws {
    let shape = Ellipse().rotation(.degrees(20)).offset(CGSize(width: 10, height: 30)).trim(from: 0.2, to: 0.7)
    let sut = try shape.inspect().shape()
    #expect(try sut.offset() == CGSize(width: 10, height: 30))
    #expect(try sut.rotation().angle == .degrees(20))
    #expect(try sut.trim() == (0.2, 0.7))
    #expect(try Circle().size(width: 3, height: 4).fill(.red).inspect().shape().size() == CGSize(width: 3, height: 4))
    let scale = try Circle().scale(x: 2, y: 3, anchor: .top).inspect().shape().scale()
    #expect(scale.x == 2 && scale.y == 3 && scale.anchor == .top)
    #expect(
      "\(try #require(#expect(throws: InspectionError.self) { try sut.size() }))"
        == "Ellipse does not have 'size' attribute")
  }

  @Test func `is a colour's light or name`() throws {
    #expect(
      try Color(.sRGBLinear, red: 0.1, green: 0.2, blue: 0.3, opacity: 0.9).inspect().color().rgba()
        == (0.1, 0.2, 0.3, 0.9))
    #expect(try Color(red: 1, green: 0.5, blue: 0).inspect().color().rgba().green < 0.22)
    #expect(try Color("abc").inspect().color().name() == "abc")
    #expect(throws: InspectionError.self) { try Color.accentColor.inspect().color().rgba() }
  }

  @Test func `is what a field tells`() throws {
    var heard: [String] = []
    let view = TextField("a", text: .constant(""), onEditingChanged: { heard.append("\($0)") }) {
      heard.append("commit")
    }
    try view.inspect().textField().callOnCommit()
    try view.inspect().textField().callOnEditingChanged(true)
    #expect(heard == ["commit", "true"])
    let disabled = try view.disabled(true).inspect().textField()
    #expect(throws: InspectionError.self) { try disabled.callOnCommit() }
    #expect(throws: InspectionError.self) { try disabled.callOnEditingChanged(true) }
    #expect(throws: InspectionError.self) {
      try TextField("a", text: .constant("")).inspect().textField().callOnCommit()
    }
  }

  @Test func `is a style`() throws {
    let view = VStack {
      Toggle("a", isOn: .constant(true)).toggleStyle(.button)
      TextField("b", text: .constant("")).textFieldStyle(.roundedBorder)
      ProgressView().progressViewStyle(.linear)
    }
    let column = try view.inspect().vStack()
    #expect(try column.toggle(0).toggleStyle() is ButtonToggleStyle)
    #expect(try column.textField(1).textFieldStyle() is RoundedBorderTextFieldStyle)
    #expect(
      try column.find(ViewType.ClassifiedView.self, where: { try $0.progressViewStyle() is LinearProgressViewStyle })
        .pathToRoot.hasPrefix("vStack().progressView(2)"))
  }
}
