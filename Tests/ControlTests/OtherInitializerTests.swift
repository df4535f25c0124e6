import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

/// Controls for dates, colours and shares, and groups of controls.
@MainActor @Suite struct `Another control made another way` {
  private let day = Date(timeIntervalSince1970: 86400 * 380)

  @Test func `is that picker of a date`() {
    let selection = Binding.constant(day)
    let label = { Text("Title") }
    let parts: DatePickerComponents = .date
    func isSameCalendar(_ view: some View, _ others: [any View]) -> Bool {
      isSame(
        view.datePickerStyle(.graphical).frame(height: 380),
        others.map { AnyView(AnyView($0).datePickerStyle(.graphical).frame(height: 380)) })
    }
    let all = DatePicker(selection: selection, displayedComponents: parts, label: label)
    #expect(
      isSame(
        all,
        [
          DatePicker("Title", selection: selection, displayedComponents: parts),
          DatePicker(unkeyedTitle, selection: selection, displayedComponents: parts),
        ]))
    let closed = (day.addingTimeInterval(-86400)...day.addingTimeInterval(86400))
    let within = DatePicker(selection: selection, in: closed, displayedComponents: parts, label: label)
    #expect(!isSameCalendar(within, [all]))
    #expect(
      isSameCalendar(
        within,
        [
          DatePicker("Title", selection: selection, in: closed, displayedComponents: parts),
          DatePicker(unkeyedTitle, selection: selection, in: closed, displayedComponents: parts),
        ]))
    let from = DatePicker(selection: selection, in: day..., displayedComponents: parts, label: label)
    #expect(!isSameCalendar(from, [all]))
    #expect(
      isSameCalendar(
        from,
        [
          DatePicker("Title", selection: selection, in: day..., displayedComponents: parts),
          DatePicker(unkeyedTitle, selection: selection, in: day..., displayedComponents: parts),
        ]))
    let until = DatePicker(selection: selection, in: ...day, displayedComponents: parts, label: label)
    #expect(!isSameCalendar(until, [all, from]))
    #expect(
      isSameCalendar(
        until,
        [
          DatePicker("Title", selection: selection, in: ...day, displayedComponents: parts),
          DatePicker(unkeyedTitle, selection: selection, in: ...day, displayedComponents: parts),
        ]))
  }

  @Test func `is that picker of several days`() {
    let selection = Binding.constant(Set<DateComponents>())
    let label = { Text("Title") }
    let week = day..<day.addingTimeInterval(7 * 86400)
    let all = MultiDatePicker(selection: selection, label: label)
    #expect(
      isSame(
        all, [MultiDatePicker("Title", selection: selection), MultiDatePicker(unkeyedTitle, selection: selection)]))
    #expect(
      isSame(
        MultiDatePicker(selection: selection, in: week, label: label),
        [
          MultiDatePicker("Title", selection: selection, in: week),
          MultiDatePicker(unkeyedTitle, selection: selection, in: week),
        ]))
    #expect(
      isSame(
        MultiDatePicker(selection: selection, in: day..., label: label),
        [
          MultiDatePicker("Title", selection: selection, in: day...),
          MultiDatePicker(unkeyedTitle, selection: selection, in: day...),
        ]))
    #expect(
      isSame(
        MultiDatePicker(selection: selection, in: ..<day, label: label),
        [
          MultiDatePicker("Title", selection: selection, in: ..<day),
          MultiDatePicker(unkeyedTitle, selection: selection, in: ..<day),
        ]))
  }

  @Test func `is that picker of a colour`() {
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(
      isSame(
        ColorPicker(selection: .constant(red)) { Text("Title") },
        [
          ColorPicker("Title", selection: .constant(red)), ColorPicker(unkeyedTitle, selection: .constant(red)),
          ColorPicker("Title", selection: .constant(red), supportsOpacity: false),
          ColorPicker(selection: .constant(CGColor(red: 1, green: 0, blue: 0, alpha: 1))) { Text("Title") },
          ColorPicker("Title", selection: .constant(CGColor(red: 1, green: 0, blue: 0, alpha: 1))),
          ColorPicker(unkeyedTitle, selection: .constant(CGColor(red: 1, green: 0, blue: 0, alpha: 1))),
        ]))
  }

  @Test func `is that progress`() {
    let label = { Text("Title") }
    #expect(
      isSame(
        ProgressView(label: label), [ProgressView("Title"), ProgressView(unkeyedTitle)]))
    #expect(
      isSame(
        ProgressView(value: 1, total: 4, label: label),
        [
          ProgressView("Title", value: 1, total: 4), ProgressView(unkeyedTitle, value: 1, total: 4),
          ProgressView(value: 0.25, label: label),
        ]))
    let half = Progress(totalUnitCount: 4)
    half.completedUnitCount = 1
    #expect(isSame(ProgressView(value: 0.25), [ProgressView(value: 1, total: 4)]))
    #expect(laidOut(ProgressView(half)).frames("Capsule") == laidOut(ProgressView(value: 0.25)).frames("Capsule"))
  }

  @Test func `is that menu`() throws {
    let rows = { Button("Row") {} }
    #expect(
      isSame(
        Menu(content: rows, label: { Text("Title") }),
        [Menu("Title", content: rows), Menu(unkeyedTitle, content: rows)]))
    let symbol = Menu(content: rows, label: { Label("Title", systemImage: "star") })
    #expect(
      isSame(
        symbol,
        [Menu("Title", systemImage: "star", content: rows), Menu(unkeyedTitle, systemImage: "star", content: rows)]))
    let pictured = Menu(content: rows, label: { Label("Title", image: missingPicture) })
    #expect(
      isSame(
        pictured,
        [Menu("Title", image: missingPicture, content: rows), Menu(unkeyedTitle, image: missingPicture, content: rows)])
    )
  }

  @Test func `is that menu with an action of its own`() throws {
    let log = TouchLog()
    let rows = { Button("Row") {} }
    let act = { log.note("act") }
    let menus: [any View] = [
      Menu(content: rows, label: { Text("Title") }, primaryAction: act),
      Menu("Title", content: rows, primaryAction: act),
      Menu(unkeyedTitle, content: rows, primaryAction: act),
      Menu("Title", systemImage: "star", content: rows, primaryAction: act),
      Menu(unkeyedTitle, systemImage: "star", content: rows, primaryAction: act),
      Menu("Title", image: missingPicture, content: rows, primaryAction: act),
      Menu(unkeyedTitle, image: missingPicture, content: rows, primaryAction: act),
    ]
    for menu in menus {
      let host = ViewHost(AnyView(menu), size: CGSize(width: 300, height: 300))
      try host.tap("Title")
      #expect(log.take() == ["act"] && !host.texts.contains("Row"))
      try host.longPress("Title")
      #expect(host.texts.contains("Row"))
    }
  }

  @Test func `is that group`() {
    let content = { Text("Content") }
    let label = { Text("Title") }
    #expect(
      isSame(
        GroupBox(content: content, label: label),
        [
          GroupBox(label: Text("Title"), content: content), GroupBox("Title", content: content),
          GroupBox(unkeyedTitle, content: content),
        ]
      ))
    #expect(laidOut(GroupBox(content: content)).frames("Content").count == 1)
    #expect(
      isSame(
        DisclosureGroup(isExpanded: .constant(true), content: content, label: label),
        [
          DisclosureGroup("Title", isExpanded: .constant(true), content: content),
          DisclosureGroup(unkeyedTitle, isExpanded: .constant(true), content: content),
        ]))
    #expect(
      isSame(
        DisclosureGroup(content: content, label: label),
        [DisclosureGroup("Title", content: content), DisclosureGroup(unkeyedTitle, content: content)]))
    func menu(_ group: some View) -> AnyView { AnyView(group.controlGroupStyle(.menu)) }
    #expect(
      isSame(
        menu(ControlGroup(content: content, label: label)),
        [menu(ControlGroup("Title", content: content)), menu(ControlGroup(unkeyedTitle, content: content))]))
    #expect(
      isSame(
        menu(ControlGroup(content: content, label: { Label("Title", systemImage: "star") })),
        [
          menu(ControlGroup("Title", systemImage: "star", content: content)),
          menu(ControlGroup(unkeyedTitle, systemImage: "star", content: content)),
        ]))
    #expect(
      isSame(
        menu(ControlGroup(content: content, label: { Label("Title", image: missingPicture) })),
        [
          menu(ControlGroup("Title", image: missingPicture, content: content)),
          menu(ControlGroup(unkeyedTitle, image: missingPicture, content: content)),
        ]))
    #expect(isSame(ControlGroup(content: content), [ControlGroup("Title", content: content)]))
  }

  @Test func `is that labelled content`() {
    let value = String("Value")
    #expect(
      isSame(
        LabeledContent(content: { Text("Value") }, label: { Text("Title") }),
        [
          LabeledContent("Title") { Text("Value") }, LabeledContent(unkeyedTitle) { Text("Value") },
          LabeledContent("Title", value: value), LabeledContent(unkeyedTitle, value: value),
        ]))
    let style = IntegerFormatStyle<Int>.number.locale(Locale(identifier: "en_US"))
    #expect(
      isSame(
        LabeledContent("Title") { Text("1,234") },
        [LabeledContent("Title", value: 1234, format: style), LabeledContent(unkeyedTitle, value: 1234, format: style)])
    )
  }

  @Test func `is that view of nothing`() {
    let text = Text("Text")
    #expect(
      isSame(
        ContentUnavailableView {
          Label("Title", systemImage: "star")
        } description: {
          text
        },
        [
          ContentUnavailableView("Title", systemImage: "star", description: text),
          ContentUnavailableView(unkeyedTitle, systemImage: "star", description: text),
        ]))
    #expect(
      isSame(
        ContentUnavailableView {
          Label("Title", image: missingPicture)
        } description: {
          text
        },
        [
          ContentUnavailableView("Title", image: "nowhere", description: text),
          ContentUnavailableView(unkeyedTitle, image: "nowhere", description: text),
          ContentUnavailableView("Title", image: missingPicture, description: text),
          ContentUnavailableView(unkeyedTitle, image: missingPicture, description: text),
        ]))
  }

  @Test func `is that section`() {
    func list(_ section: some View) -> AnyView { AnyView(List { section }) }
    let row = { Text("Row") }
    #expect(
      isSame(
        list(Section(content: row, header: { Text("Title") })),
        [
          list(Section("Title", content: row)), list(Section(unkeyedTitle, content: row)),
          list(Section(header: Text("Title"), content: row)),
        ]))
    #expect(
      isSame(
        list(Section(content: row, header: { Text("Title") }, footer: { Text("Foot") })),
        [list(Section(header: Text("Title"), footer: Text("Foot"), content: row))]))
    #expect(
      isSame(
        list(Section(content: row, footer: { Text("Foot") })), [list(Section(footer: Text("Foot"), content: row))]))
    func sidebar(_ section: some View) -> AnyView { AnyView(List { section }.listStyle(.sidebar)) }
    for isExpanded in [true, false] {
      let binding = Binding.constant(isExpanded)
      #expect(
        isSame(
          sidebar(Section(isExpanded: binding, content: row, header: { Text("Title") })),
          [
            sidebar(Section("Title", isExpanded: binding, content: row)),
            sidebar(Section(unkeyedTitle, isExpanded: binding, content: row)),
          ]))
    }
  }
}
