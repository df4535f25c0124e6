import DeclarativeUI
import Foundation
import LayoutValues
import TestSupport
import Testing
import ViewInspection

private struct Marked: ViewModifier {
  let mark: Int

  func body(content: Content) -> some View {
    HStack {
      Text("\(mark)")
      content
    }
  }
}

/// What tests of ViewInspector's users call, each by the rule that it stands for.
@MainActor @Suite struct `A name that tests bring along` {
  @Test func `is that of one of several modifiers of a type, and of the modifier itself`() throws {
    let view = Divider().modifier(Marked(mark: 1)).padding().modifier(Marked(mark: 2))
    let divider = try view.inspect().divider()
    #expect(try divider.modifier(Marked.self).actualView().mark == 1)
    let second = try divider.modifier(Marked.self, 1)
    #expect(try second.actualView().mark == 2)
    #expect(try second.hStack().text(0).pathToRoot == "divider().modifier(Marked.self, 1).hStack().text(0)")
    #expect(throws: InspectionError.self) { try divider.modifier(Marked.self, 2) }
  }

  @Test func `is that of how far a shape is smaller, whatever is done with it`() throws {
    #expect(try Ellipse().inset(by: 10).inspect().shape().inset() == 10)
    let turned = try Circle().rotation(.degrees(20)).offset(x: 3).inset(by: 5).inspect().shape()
    #expect(try turned.inset() == 5 && turned.rotation().angle == .degrees(20))
    #expect(throws: InspectionError.self) { try Circle().inspect().shape().inset() }
    let style = StrokeStyle(lineWidth: 5, dash: [3, 2])
    #expect(try Ellipse().stroke(style: style).offset(x: 1).inspect().shape().strokeStyle() == style)
  }

  @Test func `is that of what a colour picker and a picture say`() throws {
    var color = Color.red
    let picker = ColorPicker(selection: Binding(get: { color }, set: { color = $0 })) { HStack { Text("abc") } }
    #expect(try picker.inspect().colorPicker().labelView().hStack().text(0).string() == "abc")
    #expect(try picker.inspect().find(text: "abc").pathToRoot == "colorPicker().labelView().hStack().text(0)")
    #expect(try picker.inspect().findAll(ViewType.Text.self).count == 1)
    try picker.inspect().colorPicker().select(color: CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(color.cgColor == CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(try Image(systemName: "star").inspect().image().labelView().string() == "star")
    let named = try Image("cover", label: Text("Blue in Green")).inspect().image().labelView()
    #expect(try named.string() == "Blue in Green")
    #expect(named.pathToRoot == "image().labelView()")
    #expect(throws: InspectionError.self) { try Image(decorative: "cover").inspect().image().labelView() }
  }

  @Test func `is that of a view by its tag, and of a text in a language`() throws {
    let view = HStack {
      Text("a").tag(1)
      Text("b").tag("two")
      Text("\(1234.5, format: .number)")
    }
    #expect(try view.inspect().find(viewWithTag: "two").text().string() == "b")
    #expect(throws: InspectionError.self) { try view.inspect().find(viewWithTag: 2) }
    let german = Locale(identifier: "de_DE")
    #expect(try view.inspect().hStack().text(2).string(locale: german) == "1.234,5")
    #expect(try view.inspect().find(text: "1.234,5", locale: german).pathToRoot == "hStack().text(2)")
    let stack = try view.inspect().find(ViewType.HStack.self, containing: "1.234,5", locale: german)
    #expect(stack.pathToRoot == "hStack()")
    #expect(throws: InspectionError.self) { try view.inspect().find(textWhere: { text, _ in text == "1.234,5" }) }
    let button = Button(action: {}, label: { Text("\(1234.5, format: .number)") })
    #expect(try button.inspect().find(button: "1.234,5", locale: german).pathToRoot == "button()")
  }

  @Test(.prompt) func `is that of a text in the language that all tests ask for`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let view = HStack { Text("\(1234.5, format: .number)") }
        #expect(Locale.testsDefault == Locale(identifier: "en"))
        Locale.testsDefault = Locale(identifier: "de_DE")
        let string = try view.inspect().hStack().text(0).string()
        let path = try view.inspect().find(text: "1.234,5").pathToRoot
        #expect(string == "1.234,5" && path == "hStack().text(0)")
      }
    }
  }

  @Test func `is that of what is presented, by its kind`() throws {
    let view = Divider().sheet(isPresented: .constant(true)) { Text("sheet") }
      .fullScreenCover(isPresented: .constant(true)) { Text("cover") }
      .popover(isPresented: .constant(true)) { Text("popover") }
    #expect(try view.inspect().find(ViewType.Sheet.self).text().string() == "sheet")
    #expect(try view.inspect().find(ViewType.FullScreenCover.self).text().string() == "cover")
    #expect(try view.inspect().find(ViewType.Popover.self).text().string() == "popover")
  }

  @Test func `is that of the message and the buttons of a sheet of actions`() throws {
    var pressed = ""
    let view = Divider().actionSheet(isPresented: .constant(true)) {
      ActionSheet(
        title: Text("abc"), message: Text("123"),
        buttons: [.default(Text("b1")) { pressed = "b1" }, .destructive(Text("b2")), .cancel(Text("b3"))])
    }
    let sheet = try view.inspect().divider().actionSheet()
    #expect(try sheet.message().string() == "123")
    #expect(try (0..<3).map { try sheet.button($0).labelView().string() } == ["b1", "b2", "b3"])
    #expect(try (0..<3).map { try sheet.button($0).style() } == [.default, .destructive, .cancel])
    try sheet.button(0).tap()
    #expect(pressed == "b1")
    #expect(throws: InspectionError.self) { try sheet.button(3) }
  }

  @Test func `is that of a column and of a moment`() throws {
    let split = NavigationSplitView {
      Text("first")
    } detail: {
      Text("last")
    }
    #expect(try split.inspect().navigationSplitView().sidebarView().text().string() == "first")
    let last = try split.inspect().navigationSplitView().detailView().text()
    #expect(try last.string() == "last")
    #expect(last.pathToRoot == "navigationSplitView().detailView().text()")
    let three = NavigationSplitView {
      Text("1")
    } content: {
      Text("2")
      Text("22")
    } detail: {
      Text("3")
      Text("33")
    }
    let columns = try AnyView(three).inspect()
    let paths = try ["1", "2", "22", "3", "33"].map { try columns.find(text: $0).pathToRoot }
    #expect(
      paths.map { $0.replacing("anyView().navigationSplitView().", with: "") } == [
        "sidebarView().text()", "text(0)", "text(1)", "detailView().text(0)", "detailView().text(1)",
      ])
    #expect(try columns.anyView().navigationSplitView().text(1).string() == "22")
    #expect(try columns.anyView().navigationSplitView().detailView().text(1).string() == "33")
    #expect(columns.findAll(ViewType.Text.self).count == 5)
    let timeline = TimelineView(.everyMinute) { Text("\(Int($0.date.timeIntervalSince1970))") }
    let context = ViewType.TimelineView.Context(date: Date(timeIntervalSince1970: 120), cadence: .live)
    #expect(try timeline.inspect().timelineView().contentView(context).text().string() == "120")
  }

  @Test func `finds on a host the columns that it shows`() throws {
    let split = NavigationSplitView {
      Text("first")
    } content: {
      Text("middle")
    } detail: {
      Text("last")
    }
    let host = ViewHost(split, size: CGSize(width: 390, height: 844))
    let phone = try host.inspect().find(ViewType.NavigationSplitView.self)
    #expect(try phone.findAll(ViewType.Text.self).map { try $0.string() } == ["first"])
    #expect(try phone.find(text: "first").pathToRoot == "navigationSplitView().sidebarView().text()")
    #expect(throws: InspectionError.self) { try phone.text(0) }
    // By its name a column is there all the same.
    #expect(try phone.detailView().text().string() == "last")
  }

  @Test func `is that of how a box and a menu count what is in them`() throws {
    #expect(try GroupBox { Text("a") }.inspect().find(text: "a").pathToRoot == "groupBox().text(0)")
    let menu = Menu("open") { HStack { Text("a") } }
    #expect(try menu.inspect().find(text: "a").pathToRoot == "menu().hStack(0).text(0)")
  }

  @Test func `is that of equal styles and anchors`() {
    #expect(PageTabViewStyle(indexDisplayMode: .always) == PageTabViewStyle(indexDisplayMode: .always))
    #expect(PageTabViewStyle(indexDisplayMode: .always) != PageTabViewStyle())
    #expect(PopoverAttachmentAnchor.point(.bottom) == .point(.bottom))
    #expect(PopoverAttachmentAnchor.point(.bottom) != .rect(.bounds))
    #expect(PopoverAttachmentAnchor.rect(.rect(.zero)) != .rect(.bounds))
  }

  @Test func `refuses ranges that a text does not have, and says whether a blur is opaque`() throws {
    let attributes = try Text("Test").bold().inspect().text().attributes()
    #expect(try attributes[1..<3].isBold())
    #expect(throws: InspectionError.self) { try attributes[10..<14].isBold() }
    #expect(try Divider().blur(radius: 5, opaque: true).inspect().divider().blur().isOpaque)
    #expect(try !Divider().blur(radius: 5).inspect().divider().blur().isOpaque)
  }
}
