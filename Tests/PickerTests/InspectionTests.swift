import DeclarativeUI
import Foundation
import Testing
import ViewInspection

private struct Screen: View {
  @State private var fruit = "apple"
  @State private var isOpen = false
  var onPick: (String) -> Void = { _ in }

  var body: some View {
    VStack {
      Picker(
        "Fruit",
        selection: Binding(
          get: { fruit },
          set: {
            fruit = $0; onPick($0)
          })
      ) {
        Text("Apple").tag("apple")
        Text("Pear").tag("pear")
      }
      Menu("More") {
        Button("Copy") { onPick("copy") }
        Button("Move") { onPick("move") }
      }
      GroupBox("Box") { Text("in the box") }
      LabeledContent("Name") { Text("Ann") }
    }
  }
}

@MainActor @Suite struct `Who looks into a view` {
  @Test func `finds a picker with its label and options, and chooses`() throws {
    var picked: [String] = []
    let picker = try Screen { picked.append($0) }.inspect().find(ViewType.Picker.self)
    #expect(try picker.labelView().text().string() == "Fruit")
    #expect(try picker.text(1).string() == "Pear")
    #expect(try picker.selectedValue() == "apple")
    try picker.select(value: "pear")
    #expect(picked == ["pear"])
  }

  @Test func `finds what is in a menu, and taps it`() throws {
    var picked: [String] = []
    let menu = try Screen { picked.append($0) }.inspect().find(ViewType.Menu.self)
    #expect(try menu.labelView().text().string() == "More")
    try menu.button(1).tap()
    try menu.find(button: "Copy").tap()
    #expect(picked == ["move", "copy"])
  }

  @Test func `finds labels and contents of groups`() throws {
    let screen = try Screen().inspect()
    #expect(try screen.find(ViewType.GroupBox.self).labelView().text().string() == "Box")
    #expect(try screen.find(ViewType.GroupBox.self).text().string() == "in the box")
    #expect(try screen.find(ViewType.LabeledContent.self).text().string() == "Ann")
    #expect(try screen.find(text: "in the box").string() == "in the box")
  }

  @Test func `opens a group`() throws {
    var isOpen = false
    let group = try DisclosureGroup("More", isExpanded: Binding(get: { isOpen }, set: { isOpen = $0 })) { Text("in") }
      .inspect().disclosureGroup()
    #expect(try !group.isExpanded())
    try group.expand()
    #expect(isOpen)
  }

  @Test func `chooses a date`() throws {
    var date = Date(timeIntervalSince1970: 0)
    let picker = try DatePicker("Due", selection: Binding(get: { date }, set: { date = $0 })).inspect().datePicker()
    #expect(try picker.labelView().text().string() == "Due")
    try picker.select(date: Date(timeIntervalSince1970: 60))
    #expect(date == Date(timeIntervalSince1970: 60))
  }
}
