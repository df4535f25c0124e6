import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

/// Styles by the names of their types, as code wrote them before there were short names.
@MainActor @Suite struct `A style by the name of its type` {
  private func isSame(_ named: some View, _ short: some View) -> Bool {
    let items = laidOut(named).items
    return !items.isEmpty && items == laidOut(short).items
  }

  /// Whether each of several looks differs from all others, so that a style by its name is none of the others.
  private func differ(_ looks: any View...) -> Bool {
    let drawn = looks.map { laidOut(AnyView($0)).items }
    return drawn.indices.allSatisfy { index in !drawn[..<index].contains(drawn[index]) }
  }

  private let list = List { Section("Head") { Text("Row") } }

  @Test func `is that of a list`() {
    #expect(isSame(list.listStyle(InsetGroupedListStyle()), list.listStyle(.insetGrouped)))
    #expect(isSame(list.listStyle(GroupedListStyle()), list.listStyle(.grouped)))
    #expect(isSame(list.listStyle(InsetListStyle()), list.listStyle(.inset)))
    #expect(isSame(list.listStyle(PlainListStyle()), list.listStyle(.plain)))
    #expect(isSame(list.listStyle(SidebarListStyle()), list.listStyle(.sidebar)))
    #expect(isSame(list.listStyle(DefaultListStyle()), list))
    // A list that is inset looks as a plain one in iOS 26.
    #expect(
      differ(
        list.listStyle(.plain), list.listStyle(.grouped), list.listStyle(.insetGrouped), list.listStyle(.sidebar)))
  }

  private let form = Form { LabeledContent("Name", value: "Value") }

  @Test func `is that of a form`() {
    #expect(isSame(form.formStyle(AutomaticFormStyle()), form.formStyle(.automatic)))
    #expect(isSame(form.formStyle(GroupedFormStyle()), form.formStyle(.grouped)))
    #expect(isSame(form.formStyle(ColumnsFormStyle()), form.formStyle(.columns)))
  }

  private let picker = Picker("Fruit", selection: .constant(1)) { ForEach(0..<3) { Text("Fruit \($0)") } }

  @Test func `is that of a picker`() {
    #expect(isSame(picker.pickerStyle(WheelPickerStyle()), picker.pickerStyle(.wheel)))
    #expect(isSame(picker.pickerStyle(MenuPickerStyle()), picker.pickerStyle(.menu)))
    #expect(isSame(picker.pickerStyle(InlinePickerStyle()), picker.pickerStyle(.inline)))
    #expect(isSame(picker.pickerStyle(PalettePickerStyle()), picker.pickerStyle(.palette)))
    #expect(isSame(picker.pickerStyle(SegmentedPickerStyle()), picker.pickerStyle(.segmented)))
    #expect(isSame(picker.pickerStyle(NavigationLinkPickerStyle()), picker.pickerStyle(.navigationLink)))
    #expect(isSame(picker.pickerStyle(DefaultPickerStyle()), picker.pickerStyle(.automatic)))
    #expect(
      differ(
        picker.pickerStyle(.wheel), picker.pickerStyle(.menu), picker.pickerStyle(.segmented),
        picker.pickerStyle(.navigationLink)))
  }

  private let date = DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)))

  @Test func `is that of a date picker`() {
    #expect(isSame(date.datePickerStyle(CompactDatePickerStyle()), date.datePickerStyle(.compact)))
    #expect(isSame(date.datePickerStyle(GraphicalDatePickerStyle()), date.datePickerStyle(.graphical)))
    #expect(isSame(date.datePickerStyle(WheelDatePickerStyle()), date.datePickerStyle(.wheel)))
    #expect(isSame(date.datePickerStyle(DefaultDatePickerStyle()), date.datePickerStyle(.automatic)))
    #expect(
      differ(date.datePickerStyle(.wheel), date.datePickerStyle(.compact), date.datePickerStyle(.graphical)))
  }

  private let button = Button("Press") {}

  @Test func `is that of a button`() {
    #expect(isSame(button.buttonStyle(BorderedButtonStyle()), button.buttonStyle(.bordered)))
    #expect(isSame(button.buttonStyle(BorderedProminentButtonStyle()), button.buttonStyle(.borderedProminent)))
    #expect(isSame(button.buttonStyle(BorderlessButtonStyle()), button.buttonStyle(.borderless)))
    #expect(isSame(button.buttonStyle(PlainButtonStyle()), button.buttonStyle(.plain)))
    #expect(isSame(button.buttonStyle(GlassButtonStyle()), button.buttonStyle(.glass)))
    #expect(isSame(button.buttonStyle(GlassProminentButtonStyle()), button.buttonStyle(.glassProminent)))
    #expect(isSame(button.buttonStyle(DefaultButtonStyle()), button))
    #expect(
      differ(
        button.buttonStyle(.bordered), button.buttonStyle(.borderedProminent), button.buttonStyle(.borderless),
        button.buttonStyle(.plain), button.buttonStyle(.glass), button.buttonStyle(.glassProminent)))
  }

  private let gauge = Gauge(value: 0.4) { Text("Speed") }

  @Test func `is that of a gauge`() {
    #expect(isSame(gauge.gaugeStyle(AccessoryCircularGaugeStyle()), gauge.gaugeStyle(.accessoryCircular)))
    #expect(
      isSame(gauge.gaugeStyle(AccessoryCircularCapacityGaugeStyle()), gauge.gaugeStyle(.accessoryCircularCapacity)))
    #expect(isSame(gauge.gaugeStyle(AccessoryLinearGaugeStyle()), gauge.gaugeStyle(.accessoryLinear)))
    #expect(isSame(gauge.gaugeStyle(AccessoryLinearCapacityGaugeStyle()), gauge.gaugeStyle(.accessoryLinearCapacity)))
    #expect(isSame(gauge.gaugeStyle(LinearCapacityGaugeStyle()), gauge.gaugeStyle(.linearCapacity)))
    #expect(isSame(gauge.gaugeStyle(DefaultGaugeStyle()), gauge))
    #expect(
      differ(
        gauge.gaugeStyle(.accessoryCircular), gauge.gaugeStyle(.accessoryCircularCapacity),
        gauge.gaugeStyle(.accessoryLinear), gauge.gaugeStyle(.accessoryLinearCapacity),
        gauge.gaugeStyle(.linearCapacity)))
  }

  private let group = ControlGroup {
    Button("Cut", systemImage: "scissors") {}
    Button("Copy", systemImage: "doc.on.doc") {}
  } label: {
    Text("Edit")
  }

  @Test func `is that of a group of controls`() {
    #expect(isSame(group.controlGroupStyle(AutomaticControlGroupStyle()), group.controlGroupStyle(.automatic)))
    #expect(isSame(group.controlGroupStyle(CompactMenuControlGroupStyle()), group.controlGroupStyle(.compactMenu)))
    #expect(isSame(group.controlGroupStyle(MenuControlGroupStyle()), group.controlGroupStyle(.menu)))
    #expect(isSame(group.controlGroupStyle(NavigationControlGroupStyle()), group.controlGroupStyle(.navigation)))
    #expect(isSame(group.controlGroupStyle(PaletteControlGroupStyle()), group.controlGroupStyle(.palette)))
    #expect(differ(group.controlGroupStyle(.navigation), group.controlGroupStyle(.menu)))
  }

  @Test func `is that of other controls`() {
    let toggle = Toggle("Switch", isOn: .constant(true))
    #expect(isSame(toggle.toggleStyle(SwitchToggleStyle()), toggle.toggleStyle(.switch)))
    #expect(isSame(toggle.toggleStyle(ButtonToggleStyle()), toggle.toggleStyle(.button)))
    #expect(differ(toggle.toggleStyle(.switch), toggle.toggleStyle(.button)))
    let field = TextField("Name", text: .constant("a"))
    #expect(isSame(field.textFieldStyle(RoundedBorderTextFieldStyle()), field.textFieldStyle(.roundedBorder)))
    #expect(isSame(field.textFieldStyle(PlainTextFieldStyle()), field.textFieldStyle(.plain)))
    #expect(differ(field.textFieldStyle(.roundedBorder), field.textFieldStyle(.plain)))
    let menu = Menu("More") { Button("One") {} }
    #expect(isSame(menu.menuStyle(ButtonMenuStyle()), menu.menuStyle(.button)))
    #expect(isSame(menu.menuStyle(BorderlessButtonMenuStyle()), menu.menuStyle(.borderlessButton)))
    let editor = TextEditor(text: .constant("a"))
    #expect(isSame(editor.textEditorStyle(PlainTextEditorStyle()), editor.textEditorStyle(.plain)))
    #expect(isSame(editor.textEditorStyle(AutomaticTextEditorStyle()), editor.textEditorStyle(.automatic)))
  }
}
