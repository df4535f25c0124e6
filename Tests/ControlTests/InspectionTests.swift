import DeclarativeUI
import Foundation
import LaidOutViews
import Testing
import ViewInspection

@MainActor @Suite struct `Controls that are inspected` {
  @Test func `are found by their types`() throws {
    let view = VStack {
      ProgressView("Loading", value: 0.25)
      Slider(value: .constant(3), in: 0...10) {
        Text("Volume")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      }
      Stepper("Count", value: .constant(1))
      Gauge(value: 0.5) {
        Text("Speed")
      } currentValueLabel: {
        Text("50")
      }
      TextEditor(text: .constant("note"))
    }
    let inspected = try view.inspect()
    #expect(try inspected.find(ViewType.ProgressView.self).fractionCompleted() == 0.25)
    #expect(try inspected.find(ViewType.ProgressView.self).labelView().text().string() == "Loading")
    let slider = try inspected.find(ViewType.Slider.self)
    #expect(try slider.value() == 3)
    #expect(try slider.labelView().text().string() == "Volume")
    #expect(try slider.minimumValueLabelView().text().string() == "low")
    #expect(try slider.maximumValueLabelView().text().string() == "high")
    #expect(try inspected.find(ViewType.Stepper.self).labelView().text().string() == "Count")
    let gauge = try inspected.find(ViewType.Gauge.self)
    #expect(try gauge.value() == 0.5)
    #expect(try gauge.currentValueLabelView().text().string() == "50")
    #expect(try inspected.find(ViewType.TextEditor.self).input() == "note")
    #expect(try inspected.find(text: "high").string() == "high")
  }

  @Test func `are changed as people change them`() throws {
    let log = TouchLog()
    var (volume, count) = (3.0, 1)
    let view = VStack {
      Slider(value: Binding(get: { volume }, set: { volume = $0 })) { log.note("slider \($0)") }
      Stepper("Count", value: Binding(get: { count }, set: { count = $0 }), in: 0...2) { log.note("stepper \($0)") }
    }
    let slider = try view.inspect().find(ViewType.Slider.self)
    try slider.setValue(0.5)
    try slider.callOnEditingChanged()
    #expect(volume == 0.5)
    let stepper = try view.inspect().find(ViewType.Stepper.self)
    try stepper.increment()
    #expect(count == 2)
    #expect(throws: InspectionError.self) { try stepper.increment() }
    try stepper.decrement()
    try stepper.callOnEditingChanged()
    #expect(log.entries == ["slider false", "stepper false"])
    #expect(throws: InspectionError.self) {
      try view.disabled(true).inspect().find(ViewType.Slider.self).setValue(1)
    }
  }

  @Test func `lead where links lead`() throws {
    let address = try #require(URL(string: "https://example.org"))
    let link = try Link("Site", destination: address).inspect().find(ViewType.Link.self)
    #expect(try link.url() == address)
    #expect(try link.labelView().text().string() == "Site")
  }

  @Test func `are buttons in iOS's styles`() throws {
    let log = TouchLog()
    let button = try Button("Save") { log.note("saved") }.buttonStyle(.borderedProminent).inspect()
      .find(ViewType.Button.self)
    #expect(try button.labelView().text().string() == "Save")
    #expect(try button.buttonStyle() is BorderedProminentButtonStyle)
    try button.tap()
    #expect(log.entries == ["saved"])
  }
}
