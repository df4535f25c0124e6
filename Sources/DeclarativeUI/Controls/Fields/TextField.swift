public import Foundation
import LayoutTree

/// A line to write in.
/// - Remark: the caret is drawn where `EnvironmentValues.caretVisibility` says so; it is not known how a disabled field looks.
public struct TextField<Label: View> {
  private let source: FieldSource
  private let label: Label
  package let promptText: Text?
  private let axis: Axis
  private let isSecure: Bool
  /// Whether the field is what a style is given, and so has no style of its own any more.
  private let isStyled: Bool
  private let editing: FieldEditing?
  @Environment(\.textFieldStyle) private var style

  init(
    _ source: FieldSource, prompt: Text?, axis: Axis = .horizontal, isSecure: Bool = false, isStyled: Bool = false,
    editing: FieldEditing? = nil, label: Label
  ) {
    self.source = source
    self.label = label
    promptText = prompt
    self.axis = axis
    self.isSecure = isSecure
    self.isStyled = isStyled
    self.editing = editing
  }

  /// Creates a field with any label, which stands in it while it is empty unless there is a prompt.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label) {
    self.init(.text(text), prompt: prompt, axis: axis, label: label())
  }

  /// Creates a field for a value, which is written when the field is submitted or loses the focus.
  ///
  /// What cannot be read as a value leaves it as it is.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.value(WrittenValue(value, format)), prompt: prompt, label: label())
  }

  /// Creates a field for a value, which is nil while the field is empty or cannot be read.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.value(WrittenValue(value, format)), prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a field that says what to write.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a field that says what to write.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// Creates a field for a value, which is written when the field is submitted or loses the focus.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for a value, which is nil while the field is empty or cannot be read.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for a value, which is written when the field is submitted or loses the focus.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a field for a value, which is nil while the field is empty or cannot be read.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
}

extension TextField: View {
  /// The field in the style of its environment.
  public var body: some View {
    if isStyled {
      switch source {
      case .text(let text):
        InputField(
          shown: text.wrappedValue, text: text, title: title, placeholder: placeholder, axis: axis, isSecure: isSecure)
      case .value(let value): FormattedField(value: value, title: title, placeholder: placeholder)
      }
    } else if let editing {
      WatchedField(field: StyledTextField(style: style ?? DefaultTextFieldStyle(), field: styled), editing: editing)
    } else {
      StyledTextField(style: style ?? DefaultTextFieldStyle(), field: styled)
    }
  }

  private var styled: TextField<TextFieldStyleLabel> {
    TextField<TextFieldStyleLabel>(
      source, prompt: promptText, axis: axis, isSecure: isSecure, isStyled: true,
      label: TextFieldStyleLabel(title: (label as? Text)?.words, content: label))
  }

  private var title: String? { (label as? TextFieldStyleLabel)?.title ?? promptText?.words }

  @ViewBuilder private var placeholder: some View {
    if let promptText { promptText } else { label }
  }
}

extension TextField: ControlledValue {
  package var controlled: Binding<String> {
    switch source {
    case .text(let text): text
    case .value(let value): Binding(get: value.text, set: value.parse)
    }
  }
}

/// A field with actions for submitting, and for the beginning and end of editing.
package protocol EditedField {
  /// What is done then; nil where the code does not say.
  var editingActions: (changed: (Bool) -> Void, commit: () -> Void)? { get }
}

extension TextField: EditedField {
  package var editingActions: (changed: (Bool) -> Void, commit: () -> Void)? {
    editing.map { ($0.changed, $0.commit) }
  }
}

extension SecureField: EditedField {
  package var editingActions: (changed: (Bool) -> Void, commit: () -> Void)? {
    editing.map { ($0.changed, $0.commit) }
  }
}

/// Where the text of a field comes from and goes to.
enum FieldSource {
  case text(Binding<String>)
  case value(WrittenValue)
}

/// A field in a style.
private struct StyledTextField: View, PrimitiveView {
  typealias Body = Never

  let style: any TextFieldStyle
  let field: TextField<TextFieldStyleLabel>

  func resolve(in context: ResolveContext) -> Node {
    styled(by: style, in: context)
  }

  @MainActor private func styled(by style: some TextFieldStyle, in context: ResolveContext) -> Node {
    context.evaluated(StyleBody(subject: style, configuration: field) { $0._body(configuration: $1) })
  }
}

/// A value that is written as a text.
struct WrittenValue {
  /// The value as a text.
  let text: () -> String
  /// Takes the value from a text, if it is one.
  let parse: (String) -> Void
  /// Why no text is one; nil where some are.
  var problem: String?

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
    let format = format.inReadersLanguage
    text = { format.format(value.wrappedValue) }
    parse = { text in
      if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
    }
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
    let format = format.inReadersLanguage
    text = { value.wrappedValue.map(format.format) ?? "" }
    parse = { value.wrappedValue = try? format.parseStrategy.parse($0) }
  }

  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    text = {
      // Foundation on Linux does not take a `CGFloat` for a number.
      let number = (value.wrappedValue as? CGFloat).map { Double($0) }
      return formatter.string(for: number ?? value.wrappedValue as Any) ?? ""
    }
    parse = { text in
      if let parsed: V = formatter.value(in: text) { value.wrappedValue = parsed }
    }
    if !formatter.reads(V.self) {
      problem =
        "A TextField with \(type(of: formatter)) cannot read a value of type \(V.self) from what is written: use "
        + "`format:` instead"
    }
  }
}

/// The action at the beginning and end of editing.
struct FieldEditing {
  /// Called with whether the field has the focus, when that changes.
  var changed: (Bool) -> Void = { _ in }
  /// Called when the field is submitted.
  var commit: () -> Void = {}
}

/// A field with an action for the beginning and end of editing.
private struct WatchedField<Field: View>: View {
  let field: Field
  let editing: FieldEditing
  @FocusState private var hasFocus: Bool

  var body: some View {
    field.focused($hasFocus)
      .onChange(of: hasFocus) { editing.changed(hasFocus) }
      .onSubmit(editing.commit)
  }
}

extension Formatter {
  /// The value that a text stands for; nil where it stands for none of the type.
  fileprivate func value<V>(in text: String) -> V? {
    if let formatter = self as? DateFormatter { return formatter.date(from: text) as? V }
    return (self as? NumberFormatter)?.number(from: text)?.value()
  }

  /// Whether texts may stand for values of a type.
  fileprivate func reads<V>(_ type: V.Type) -> Bool {
    if self is DateFormatter { return Date.distantPast is V }
    let value: V? = self is NumberFormatter ? NSNumber(value: 0).value() : nil
    return value != nil
  }
}

extension NSNumber {
  /// The number as a type of numbers; nil where an integer is not exactly the number.
  fileprivate func value<V>() -> V? {
    // The number itself is cast to every type that has it exactly, and to its own class.
    let forms: [Any] = [self, floatValue, CGFloat(doubleValue), decimalValue]
    return forms.lazy.compactMap { $0 as? V }.first
  }
}

/// A field for a value: what is written stays until it is submitted.
private struct FormattedField<Placeholder: View>: View {
  let value: WrittenValue
  let title: String?
  let placeholder: Placeholder
  @State private var draft: String?
  @State private var wasWritten = false

  var body: some View {
    let text = Binding<String>(get: { draft ?? value.text() }, set: { draft = $0 })
    InputField(
      shown: text.wrappedValue, text: text, title: title, placeholder: placeholder,
      problem: wasWritten ? value.problem : nil
    ) {
      guard let written = draft else { return }
      value.parse(written)
      (draft, wasWritten) = (nil, true)
    }
  }
}

/// A line to write a secret in: a bullet stands for each character.
public struct SecureField<Label: View> {
  private let text: Binding<String>
  private let label: Label
  private let prompt: Text?
  private let editing: FieldEditing?

  /// Creates a field with any label, which stands in it while it is empty unless there is a prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, editing: nil, label: label)
  }

  init(text: Binding<String>, prompt: Text?, editing: FieldEditing?, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.editing = editing
    self.label = label()
  }
}

extension SecureField where Label == Text {
  /// Creates a field that says what to write.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field that says what to write.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

extension SecureField: View {
  /// The field in the style of its environment.
  public var body: some View {
    TextField(.text(text), prompt: prompt, isSecure: true, editing: editing, label: label)
  }
}

extension SecureField: ControlledValue {
  package var controlled: Binding<String> { text }
}

/// A field that says what is to be written.
package protocol PromptedField {
  /// What it says while it is empty; nil where that is its label.
  var promptText: Text? { get }
}

extension TextField: PromptedField {}
