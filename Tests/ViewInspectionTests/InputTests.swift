import DeclarativeUI
import Testing
import ViewInspection

private struct Form: View {
  @State var isOn = false
  @State var name = "Ada"
  @State var secret = ""
  @State var age = 36
  var isDisabled = false

  var body: some View {
    VStack {
      Toggle("News", isOn: $isOn).disabled(isDisabled)
      TextField("Name", text: $name)
      SecureField("Secret", text: $secret)
      TextField("Age", value: $age, format: .number)
      Text("\(isOn) \(name) \(secret) \(age)")
    }
  }
}

@MainActor @Suite("Controls of a hosted view") struct InputTests {
  @Test func `show and change their values`() throws {
    let host = ViewHost(Form())
    let form = try host.inspect().view(Form.self).vStack()
    #expect(try form.toggle(0).isOn() == false)
    #expect(try form.toggle(0).labelView().text().string() == "News")
    #expect(try form.textField(1).input() == "Ada")
    #expect(try form.secureField(2).input() == "")
    #expect(try form.secureField(2).labelView().text().string() == "Secret")
    #expect(try form.textField(3).input() == "36")
    try form.toggle(0).tap()
    try form.textField(1).setInput("Grace")
    try form.secureField(2).setInput("cobol")
    try form.textField(3).setInput("85")
    #expect(try host.inspect().find(ViewType.Toggle.self).isOn())
    #expect(
      try host.inspect().find(ViewType.Text.self, where: { try $0.string().hasPrefix("true") }).string()
        == "true Grace cobol 85")
  }

  @Test func `that nobody could change say so`() throws {
    let form = try ViewHost(Form(isDisabled: true)).inspect().view(Form.self).vStack()
    let error = #expect(throws: InspectionError.self) { try form.toggle(0).tap() }
    #expect("\(try #require(error))" == "Toggle is unresponsive: it is disabled")
    #expect(throws: InspectionError.self) { try form.textField(0) }
  }
}

private struct Presenter: View {
  @State var showsSheet = false
  @State var showsAlert = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Show") { showsSheet = true }
      .sheet(isPresented: $showsSheet) {
        VStack {
          Text("On the sheet")
          Button("Ask") { showsAlert = true }
            .alert("Sure?", isPresented: $showsAlert) {
              Button("Delete") {}
            } message: {
              Text("For ever.")
            }
        }
      }
  }
}

@MainActor @Suite("What a hosted view presents") struct PresentedTests {
  @Test func `is found and reached by typed calls`() throws {
    let host = ViewHost(Presenter())
    var button: InspectableView<ViewType.Button> { get throws { try host.inspect().view(Presenter.self).button() } }
    let absent = #expect(throws: InspectionError.self) { try button.sheet() }
    #expect("\(try #require(absent))".contains("the sheet of view(Presenter.self).button(), which presents none"))
    try button.tap()
    #expect(try button.sheet().vStack().text(0).string() == "On the sheet")
    let text = try host.inspect().find(text: "On the sheet")
    #expect(text.pathToRoot == "view(Presenter.self).button().sheet().vStack().text(0)")
    try host.inspect().find(button: "Ask").tap()
    #expect(throws: Never.self) { try host.inspect().find(text: "Sure?") }
    #expect(throws: Never.self) { try host.inspect().find(text: "For ever.") }
    try host.inspect().find(button: "Delete").tap()
    #expect(throws: InspectionError.self) { try host.inspect().find(text: "Sure?") }
    try button.sheet().dismiss()
    #expect(throws: InspectionError.self) { try host.inspect().find(text: "On the sheet") }
  }
}
