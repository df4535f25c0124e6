import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

/// Controls that are made by another initializer than the one that takes all parts.
@MainActor @Suite struct `A control made another way` {
  @Test func `is that button`() {
    #expect(
      isSame(
        Button(role: .destructive, action: {}, label: { Text("Title") }),
        [Button("Title", role: .destructive) {}, Button(unkeyedTitle, role: .destructive) {}]))
    #expect(isSame(Button(action: {}, label: { Text("Title") }), [Button("Title") {}, Button(unkeyedTitle) {}]))
    #expect(
      isSame(
        Button(role: .destructive, action: {}, label: { Label("Title", systemImage: "star") }),
        [
          Button("Title", systemImage: "star", role: .destructive) {},
          Button(unkeyedTitle, systemImage: "star", role: .destructive) {},
        ]))
    #expect(
      isSame(
        Button(action: {}, label: { Label("Title", image: "nowhere") }),
        [
          Button("Title", image: "nowhere") {}, Button(unkeyedTitle, image: "nowhere") {},
          Button("Title", image: missingPicture) {},
          Button(unkeyedTitle, image: missingPicture) {},
        ]))
  }

  @Test func `is that link`() throws {
    let url = try #require(URL(string: "https://example.com"))
    #expect(
      isSame(
        Link(destination: url) { Text("Title") },
        [Link("Title", destination: url), Link(unkeyedTitle, destination: url)]))
  }

  @Test func `is that switch`() {
    let on = Binding.constant(true)
    let both = [on, on]
    #expect(isSame(Toggle(isOn: on) { Text("Title") }, [Toggle("Title", isOn: on), Toggle(unkeyedTitle, isOn: on)]))
    #expect(
      isSame(
        Toggle(sources: both, isOn: \.self) { Text("Title") },
        [Toggle("Title", sources: both, isOn: \.self), Toggle(unkeyedTitle, sources: both, isOn: \.self)]))
    #expect(
      isSame(
        Toggle(isOn: on) { Label("Title", systemImage: "star") },
        [
          Toggle("Title", systemImage: "star", isOn: on), Toggle(unkeyedTitle, systemImage: "star", isOn: on),
          Toggle("Title", systemImage: "star", sources: both, isOn: \.self),
          Toggle(unkeyedTitle, systemImage: "star", sources: both, isOn: \.self),
        ]))
    #expect(
      isSame(
        Toggle(isOn: on) { Label("Title", image: missingPicture) },
        [
          Toggle("Title", image: missingPicture, isOn: on), Toggle(unkeyedTitle, image: missingPicture, isOn: on),
          Toggle("Title", image: missingPicture, sources: both, isOn: \.self),
          Toggle(unkeyedTitle, image: missingPicture, sources: both, isOn: \.self),
        ]))
  }

  @Test func `is that picker`() {
    let one = Binding.constant(1)
    let both = [one, one]
    let options = ForEach(0..<3) { Text("Option \($0)") }
    // Labels are seen in rows.
    func isSameInRows(_ view: some View, _ others: [any View]) -> Bool {
      isSame(List { view }, others.map { other in List { AnyView(other) } })
    }
    #expect(
      isSameInRows(
        Picker(selection: one) {
          options
        } label: {
          Text("Title")
        },
        [
          Picker(selection: one, label: Text("Title")) { options }, Picker("Title", selection: one) { options },
          Picker(unkeyedTitle, selection: one) { options },
          Picker("Title", sources: both, selection: \.self) { options },
          Picker(unkeyedTitle, sources: both, selection: \.self) { options },
          Picker(sources: both, selection: \.self) {
            options
          } label: {
            Text("Title")
          },
        ]))
    #expect(
      isSameInRows(
        Picker(selection: one) {
          options
        } label: {
          Label("Title", systemImage: "star")
        },
        [
          Picker("Title", systemImage: "star", selection: one) { options },
          Picker(unkeyedTitle, systemImage: "star", selection: one) { options },
          Picker("Title", systemImage: "star", sources: both, selection: \.self) { options },
          Picker(unkeyedTitle, systemImage: "star", sources: both, selection: \.self) { options },
        ]))
    #expect(
      isSameInRows(
        Picker(selection: one) {
          options
        } label: {
          Label("Title", image: missingPicture)
        },
        [
          Picker("Title", image: missingPicture, selection: one) { options },
          Picker(unkeyedTitle, image: missingPicture, selection: one) { options },
          Picker("Title", image: missingPicture, sources: both, selection: \.self) { options },
          Picker(unkeyedTitle, image: missingPicture, sources: both, selection: \.self) { options },
        ]))
  }

  @Test func `is that picker with another view for its value`() {
    let one = Binding.constant(1)
    let both = [one, one]
    let options = ForEach(0..<3) { Text("Option \($0)") }
    let value = { Text("Value") }
    func picker(_ label: some View) -> AnyView {
      AnyView(Picker(selection: one, content: { options }, label: { label }, currentValueLabel: value))
    }
    func isSameInRows(_ view: some View, _ others: [any View]) -> Bool {
      isSame(List { view }, others.map { other in List { AnyView(other) } })
    }
    #expect(laidOut(List { picker(Text("Title")) }).frames("Value").count == 1)
    #expect(
      isSameInRows(
        picker(Text("Title")),
        [
          Picker("Title", selection: one, content: { options }, currentValueLabel: value),
          Picker(unkeyedTitle, selection: one, content: { options }, currentValueLabel: value),
          Picker("Title", sources: both, selection: \.self, content: { options }, currentValueLabel: value),
          Picker(unkeyedTitle, sources: both, selection: \.self, content: { options }, currentValueLabel: value),
          Picker(
            sources: both, selection: \.self, content: { options }, label: { Text("Title") }, currentValueLabel: value),
        ]))
    #expect(
      isSameInRows(
        picker(Label("Title", systemImage: "star")),
        [
          Picker(
            "Title", systemImage: "star", selection: one, content: { options }, currentValueLabel: value),
          Picker(unkeyedTitle, systemImage: "star", selection: one, content: { options }, currentValueLabel: value),
          Picker(
            "Title", systemImage: "star", sources: both, selection: \.self, content: { options },
            currentValueLabel: value),
          Picker(
            unkeyedTitle, systemImage: "star", sources: both, selection: \.self, content: { options },
            currentValueLabel: value),
        ]))
    #expect(
      isSameInRows(
        picker(Label("Title", image: missingPicture)),
        [
          Picker("Title", image: missingPicture, selection: one, content: { options }, currentValueLabel: value),
          Picker(unkeyedTitle, image: missingPicture, selection: one, content: { options }, currentValueLabel: value),
          Picker(
            "Title", image: missingPicture, sources: both, selection: \.self, content: { options },
            currentValueLabel: value),
          Picker(
            unkeyedTitle, image: missingPicture, sources: both, selection: \.self, content: { options },
            currentValueLabel: value),
        ]))
  }

  @Test func `is that stepper`() {
    let one = Binding.constant(1.0)
    let label = { Text("Title") }
    #expect(
      isSame(
        Stepper(value: one, label: label),
        [
          Stepper("Title", value: one), Stepper(unkeyedTitle, value: one), Stepper(value: one, step: 2, label: label),
          Stepper(value: one, onEditingChanged: { _ in }, label: label),
          Stepper(value: one, format: .number, label: label), Stepper("Title", value: one, format: .number),
          Stepper(unkeyedTitle, value: one, format: .number),
          Stepper(label: label, onIncrement: {}, onDecrement: {}),
          Stepper("Title", onIncrement: {}, onDecrement: {}), Stepper(unkeyedTitle, onIncrement: {}, onDecrement: {}),
          Stepper(onIncrement: {}, onDecrement: {}, label: label),
        ]))
    // At its upper bound.
    #expect(
      isSame(
        Stepper(value: one, in: 0...1, label: label),
        [
          Stepper("Title", value: one, in: 0...1), Stepper(unkeyedTitle, value: one, in: 0...1),
          Stepper(value: one, in: 0...1, onEditingChanged: { _ in }, label: label),
          Stepper(value: one, in: 0...1, format: .number, label: label),
          Stepper("Title", value: one, in: 0...1, format: .number),
          Stepper(unkeyedTitle, value: one, in: 0...1, format: .number),
        ]))
  }

  @Test func `is that slider`() {
    let half = Binding.constant(0.5)
    let label = { Text("Title") }
    let (low, high) = ({ Text("Low") }, { Text("High") })
    #expect(
      isSame(
        Slider(value: half, label: label),
        [
          Slider(value: half), Slider(value: half, onEditingChanged: { _ in }, label: label),
          Slider(value: half, in: 0...1, neutralValue: nil, label: label),
        ]))
    #expect(
      isSame(
        Slider(value: half, in: 0...1, step: 0.25, label: label),
        [
          Slider(value: half, in: 0...1, step: 0.25),
          Slider(value: half, in: 0...1, step: 0.25, onEditingChanged: { _ in }, label: label),
          Slider(value: half, in: 0...1, step: 0.25, neutralValue: nil, label: label),
          Slider(value: half, in: 0...1, step: 0.25, label: label, tick: { _ in nil as SliderTick<Double>? }),
        ]))
    #expect(
      isSame(
        Slider(value: half, label: label, minimumValueLabel: low, maximumValueLabel: high),
        [
          Slider(value: half, minimumValueLabel: low(), maximumValueLabel: high(), label: label),
          Slider(value: half, neutralValue: nil, label: label, minimumValueLabel: low, maximumValueLabel: high),
        ]))
    #expect(
      isSame(
        Slider(value: half, in: 0...1, step: 0.25, label: label, minimumValueLabel: low, maximumValueLabel: high),
        [
          Slider(
            value: half, in: 0...1, step: 0.25, minimumValueLabel: low(), maximumValueLabel: high(), label: label),
          Slider(
            value: half, in: 0...1, step: 0.25, neutralValue: nil, label: label, minimumValueLabel: low,
            maximumValueLabel: high),
          Slider(
            value: half, in: 0...1, step: 0.25, label: label, minimumValueLabel: low, maximumValueLabel: high,
            tick: { _ in nil as SliderTick<Double>? }),
        ]))
    #expect(
      isSame(
        Slider(value: half, in: 0...1, step: 0.25, label: label, tick: { SliderTick($0) }),
        [
          Slider(
            value: half, label: label,
            ticks: { SliderTickContentForEach([0, 0.25, 0.5, 0.75, 1], id: \.self) { SliderTick($0) } })
        ]))
  }

  @Test func `is that field`() {
    let text = Binding.constant("Text")
    let prompt = Text("Prompt")
    let selection = Binding.constant(TextSelection?.none)
    #expect(
      isSame(
        TextField(text: text) { Text("Title") },
        [
          TextField("Title", text: text), TextField(unkeyedTitle, text: text),
          TextField("Title", text: text, prompt: prompt),
          TextField(unkeyedTitle, text: text, prompt: prompt),
          TextField("Title", text: text, onEditingChanged: { _ in }),
          TextField(unkeyedTitle, text: text, onEditingChanged: { _ in }), TextField("Title", text: text, onCommit: {}),
          TextField(unkeyedTitle, text: text, onCommit: {}), TextField("Title", text: text, selection: selection),
          TextField(unkeyedTitle, text: text, selection: selection),
          TextField(text: text, selection: selection) { Text("Title") },
        ]))
    let lines = Binding.constant("Two\nlines")
    #expect(
      isSame(
        TextField(text: lines, axis: .vertical) { Text("Title") },
        [
          TextField("Title", text: lines, axis: .vertical), TextField(unkeyedTitle, text: lines, axis: .vertical),
          TextField("Title", text: lines, selection: selection, axis: .vertical),
          TextField(unkeyedTitle, text: lines, selection: selection, axis: .vertical),
        ]))
    let empty = Binding.constant("")
    #expect(
      isSame(
        TextField(text: empty, prompt: prompt) { Text("Title") },
        [
          TextField("Title", text: empty, prompt: prompt), TextField(unkeyedTitle, text: empty, prompt: prompt),
          TextField("Title", text: empty, selection: selection, prompt: prompt),
        ]))
    #expect(
      isSame(
        SecureField(text: text) { Text("Title") },
        [
          SecureField("Title", text: text), SecureField(unkeyedTitle, text: text),
          SecureField("Title", text: text, prompt: prompt), SecureField(unkeyedTitle, text: text, prompt: prompt),
          SecureField("Title", text: text, onCommit: {}), SecureField(unkeyedTitle, text: text, onCommit: {}),
        ]))
  }

  @Test func `is that field of a value`() {
    let value = Binding.constant(1.5)
    let known = Binding.constant(Double?.some(1.5))
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.minimumFractionDigits = 1
    let style = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en_US"))
    let shown = TextField("Title", text: .constant("1.5"))
    #expect(
      isSame(
        shown,
        [
          TextField(value: value, format: style) { Text("Title") }, TextField("Title", value: value, format: style),
          TextField(unkeyedTitle, value: value, format: style),
          TextField(value: known, format: style) { Text("Title") }, TextField("Title", value: known, format: style),
          TextField(unkeyedTitle, value: known, format: style),
          TextField(value: value, formatter: formatter) { Text("Title") },
          TextField("Title", value: value, formatter: formatter),
          TextField(unkeyedTitle, value: value, formatter: formatter),
          TextField("Title", value: value, formatter: formatter, onCommit: {}),
          TextField(unkeyedTitle, value: value, formatter: formatter, onCommit: {}),
          TextField("Title", value: value, formatter: formatter, onEditingChanged: { _ in }),
          TextField(unkeyedTitle, value: value, formatter: formatter, onEditingChanged: { _ in }),
        ]))
    let none = Binding.constant(Double?.none)
    #expect(
      isSame(
        TextField("Title", text: .constant("")),
        [
          TextField("Title", value: none, format: style), TextField(unkeyedTitle, value: none, format: style),
          TextField("Title", value: none, format: style, prompt: Text("Title")),
        ]))
  }

  @Test func `is that editor`() {
    let text = Binding.constant("Text")
    #expect(
      isSame(
        TextEditor(text: text),
        [
          TextEditor(text: text, selection: .constant(TextSelection?.none)),
          TextEditor(text: .constant(AttributedString("Text"))),
          TextEditor(text: .constant(AttributedString("Text")), selection: .constant(AttributedTextSelection())),
        ]))
  }
}
