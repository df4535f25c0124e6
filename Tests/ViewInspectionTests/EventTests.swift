import DeclarativeUI
import Testing
import ViewInspection

@MainActor @Suite struct `What a view does` {
  private let trace = Trace()

  @Test func `when it comes and goes is done when a test says so, and not before`() throws {
    let text = try Text("a").onAppear { trace.marks.append("in") }.onDisappear { trace.marks.append("out") }
      .inspect().text()
    #expect(trace.marks == [])
    try text.callOnAppear()
    try text.callOnDisappear()
    #expect(trace.marks == ["in", "out"])
    #expect(throws: InspectionError.self) { try Text("a").inspect().text().callOnAppear() }
  }

  @Test func `when a value changes`() throws {
    let text = try Text("a")
      .onChange(of: 1) { old, new in trace.marks.append("\(old) to \(new)") }
      .onChange(of: 5) { _, new in trace.marks.append("second \(new)") }
      .onChange(of: "x") { trace.marks.append("string") }
      .onChange(of: Optional(2.5)) { old, new in trace.marks.append("\(old ?? 0) to \(new ?? 0)") }
      .inspect().text()
    try text.callOnChange(newValue: 2)
    try text.callOnChange(newValue: 6, index: 1)
    try text.callOnChange(oldValue: 7, newValue: 8)
    try text.callOnChange(newValue: "y")
    try text.callOnChange(newValue: 3.5)
    #expect(trace.marks == ["1 to 2", "second 6", "7 to 8", "string", "2.5 to 3.5"])
    let error = #expect(throws: InspectionError.self) { try text.callOnChange(newValue: true) }
    #expect(error?.description.hasPrefix("Text does not have 'onChange(of: Bool)' modifier; it has .onChange") == true)
  }

  @Test func `as work that takes time, which a test waits for`() async throws {
    let text = try Text("a").task { trace.marks.append("loaded") }.inspect().text()
    try await text.callTask()
    #expect(trace.marks == ["loaded"])
    let several = try Text("a").task(id: 1) { trace.marks.append("one") }.task(id: "two") { trace.marks.append("two") }
      .refreshable { await trace.mark("fresh") }.inspect().text()
    try await several.callTask(id: "two")
    try await several.callTask(id: 1)
    try await several.callRefreshable()
    #expect(trace.marks == ["loaded", "two", "one", "fresh"])
    await #expect(throws: InspectionError.self) { try await several.callTask(id: 2) }
  }

  @Test func `when it is tapped`() throws {
    try Text("a").onTapGesture { trace.marks.append("tap") }.inspect().text().callOnTapGesture()
    try Button("b") { trace.marks.append("press") }.inspect().button().tap()
    #expect(trace.marks == ["tap", "press"])
  }

  @Test func `for VoiceOver`() throws {
    let text = try Text("a")
      .accessibilityAction(named: "Share") { trace.marks.append("share") }
      .accessibilityAction { trace.marks.append("default") }
      .accessibilityAdjustableAction { trace.marks.append("\($0)") }
      .inspect().text()
    try text.callAccessibilityAction("Share")
    try text.callAccessibilityAction(.default)
    try text.callAccessibilityAdjustableAction()
    try text.callAccessibilityAdjustableAction(.decrement)
    #expect(trace.marks == ["share", "default", "increment", "decrement"])
    #expect(throws: InspectionError.self) { try text.callAccessibilityAction("Copy") }
  }

  @Test func `is not done where nobody could touch it, and says why`() throws {
    func message(_ view: some View) -> String? {
      #expect(throws: InspectionError.self) { try view.inspect().find(ViewType.Button.self).tap() }?.description
    }
    let button = Button("a") { trace.marks.append("press") }
    #expect(message(button.disabled(true)) == "Button is unresponsive: it is disabled")
    #expect(message(VStack { button }.disabled(true)) == "Button is unresponsive: vStack() is disabled")
    #expect(message(button.hidden()) == "Button is unresponsive: it is hidden")
    #expect(message(Group { button }.hidden()) == "Button is unresponsive: group() is hidden")
    #expect(
      message(button.allowsHitTesting(false)) == "Button is unresponsive: it has allowsHitTesting set to false")
    #expect(trace.marks == [])
    try button.disabled(false).inspect().button().tap()
    #expect(trace.marks == ["press"])
  }

  @Test func `depends on what it and the views around it allow`() throws {
    let inside = try VStack { Text("a").disabled(false) }.disabled(true).inspect().find(text: "a")
    #expect(inside.isDisabled())
    #expect(!inside.isHidden())
    #expect(inside.allowsHitTesting())
    #expect(!inside.isResponsive())
    let layers = try Text("a").disabled(true).overlay { Text("over") }.modifier(Badge()).disabled(false).inspect()
    #expect(try layers.find(text: "a").isDisabled())
    #expect(try !layers.find(text: "over").isDisabled())
    #expect(try !layers.find(text: "new").isDisabled())
    #expect(try VStack { Text("a") }.hidden().inspect().find(text: "a").isHidden())
    #expect(try !VStack { Text("a") }.inspect().find(text: "a").isDisabled())
    #expect(try Text("a").environment(\.isEnabled, false).inspect().text().isDisabled())
    #expect(try !Text("a").environment(\.isEnabled, true).disabled(true).inspect().text().isDisabled())
  }

  @Test func `writes into a binding of the test's`() throws {
    struct Switch: View {
      @Binding var isOn: Bool
      var body: some View { Button("switch") { isOn.toggle() } }
    }
    let isOn = Binding(wrappedValue: false)
    try Switch(isOn: isOn).inspect().find(button: "switch").tap()
    #expect(isOn.wrappedValue)
  }
}
