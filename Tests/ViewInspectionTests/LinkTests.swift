import DeclarativeUI
import Foundation
import Testing
import ViewInspection

private struct Page: View {
  let title: String

  var body: some View { Text(title) }
}

/// Two screens that lead to each other.
private struct There: View {
  var body: some View { NavigationLink(destination: Back()) { Text("There to back") } }
}

private struct Back: View {
  var body: some View { NavigationLink(destination: There()) { Text("Back to there") } }
}

@MainActor @Suite struct `A link to a screen` {
  @Test func `contains the screen beside its label`() throws {
    let view = NavigationStack {
      NavigationLink(destination: Page(title: "Screen")) { Text("Label") }
      NavigationLink {
        Text("a")
        Text("b")
      } label: {
        Text("Two")
      }
    }
    let found = try view.inspect()
    #expect(
      try found.find(text: "Screen").pathToRoot == "navigationStack().navigationLink(0).view(Page.self).text()")
    #expect(try found.find(text: "Label").pathToRoot == "navigationStack().navigationLink(0).labelView().text()")
    #expect(try found.find(navigationLink: "Two").text(1).string() == "b")
  }

  @Test func `shows screens that lead to each other once`() throws {
    let texts = try There().inspect().findAll(ViewType.Text.self).map { try $0.string() }
    #expect(Set(texts) == ["There to back", "Back to there"])
  }

  @Test func `is followed and left by its binding`() throws {
    var selection: String?
    let binding = Binding {
      selection
    } set: {
      selection = $0
    }
    let view = NavigationLink(destination: Page(title: "Screen"), tag: "a", selection: binding) { Text("Label") }
    #expect(try !view.inspect().navigationLink().isActive())
    #expect(throws: InspectionError.self) { try view.inspect().find(text: "Screen") }
    try view.inspect().navigationLink().activate()
    #expect(selection == "a")
    #expect(try view.inspect().navigationLink().isActive())
    #expect(try view.inspect().navigationLink().view(Page.self).text().string() == "Screen")
    try view.inspect().navigationLink().deactivate()
    #expect(selection == nil)
  }

  @Test func `says that only a host can follow one without a binding`() throws {
    let link = try NavigationLink(destination: Page(title: "Screen")) { Text("Label") }.inspect().navigationLink()
    #expect(throws: InspectionError.self) { try link.activate() }
    #expect(throws: InspectionError.self) { try link.isActive() }
    let stack = NavigationStack { NavigationLink(destination: Page(title: "Screen")) { Text("Label") } }
    let host = ViewHost(stack, size: CGSize(width: 300, height: 200))
    #expect(throws: InspectionError.self) { try host.inspect().find(text: "Screen") }
    try host.inspect().find(navigationLink: "Label").activate()
    let refusal = #expect(throws: TouchError.self) { try host.tap("Screen") }
    #expect(refusal?.description.contains("handles no touches") == true)
  }

  @Test func `knows the value that it leads to the screen of`() throws {
    #expect(try NavigationLink("Label", value: 42).inspect().navigationLink().value() == 42)
    let link = try NavigationLink("Label", value: 42).inspect().navigationLink()
    #expect(throws: InspectionError.self) { try link.value(String.self) }
  }
}

@MainActor @Suite struct `A control that the system completes` {
  @Test func `shares things with texts beside them`() throws {
    let link = ShareLink("Title", item: "Thing", subject: Text("About"), message: Text("Read"))
    let found = try link.inspect().shareLink()
    #expect(try found.labelView().text().string() == "Title")
    #expect(try found.subjectView().string() == "About")
    #expect(try found.messageView().pathToRoot == "shareLink().messageView()")
    #expect(try found.item(type: String.self) == "Thing")
    #expect(throws: InspectionError.self) { try found.item(type: Int.self) }
    let urls = ["https://a.example", "https://b.example"].compactMap(URL.init(string:))
    let several = try ShareLink(items: urls).inspect().shareLink()
    #expect(try several.items() as? [URL] == urls)
    #expect(throws: InspectionError.self) { try several.item(type: URL.self) }
    let shown = ShareLink(item: "Thing", preview: SharePreview("Name", image: "image", icon: "icon"))
    let preview = try shown.inspect().shareLink()
      .sharePreview(for: "Thing", imageType: String.self, iconType: String.self)
    #expect(try preview.title().string() == "Name")
    #expect(try [preview.image(), preview.icon()] == ["image", "icon"])
  }

  @Test func `lets people choose days`() throws {
    var chosen: Set<DateComponents> = []
    let binding = Binding {
      chosen
    } set: {
      chosen = $0
    }
    let first = Date(timeIntervalSinceReferenceDate: 0)
    let picker = MultiDatePicker(selection: binding, in: first...) { Text("Days") }
    let found = try picker.inspect().multiDatePicker()
    #expect(try found.labelView().text().string() == "Days")
    #expect(try found.minimumDate() == first)
    #expect(throws: InspectionError.self) { try found.maximumDate() }
    try found.select(dateComponents: [DateComponents(day: 3)])
    #expect(chosen == [DateComponents(day: 3)])
    let disabled = try picker.disabled(true).inspect().multiDatePicker()
    #expect(throws: InspectionError.self) { try disabled.select(dateComponents: []) }
  }

  @Test func `does something where it does not open its menu`() throws {
    var count = 0
    try Menu("Menu") {
      Text("Row")
    } primaryAction: {
      count += 1
    }.inspect().menu().callPrimaryAction()
    #expect(count == 1)
    let menu = try Menu("Menu") { Text("Row") }.inspect().menu()
    #expect(throws: InspectionError.self) { try menu.callPrimaryAction() }
  }

  @Test func `switches a list to editing`() throws {
    let button = EditButton().environment(\.editMode, .constant(.active))
    #expect(try button.inspect().editButton().editMode()?.wrappedValue == .active)
    #expect(try EditButton().inspect().editButton().editMode() == nil)
  }
}
