public import Foundation
import LayoutTree

/// A line to write in.
/// - Remark: the caret is drawn where `EnvironmentValues.caretVisibility` says so; it is not known how a disabled field looks.
@MainActor @preconcurrency
public struct TextField<Label: View> {
  private nonisolated(unsafe) let source: FieldSource
  private nonisolated(unsafe) let label: Label
  package let promptText: Text?
  private let axis: Axis
  private let isSecure: Bool
  /// Whether the field is what a style is given, and so has no style of its own any more.
  private let isStyled: Bool
  private nonisolated(unsafe) let editing: FieldEditing?
  @Environment(\.textFieldStyle) private var style

  nonisolated init(
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
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
  ) {
    self.init(.text(text), prompt: prompt, axis: axis, label: label())
  }

  /// Creates a field for a value, which is written when the field is submitted or loses the focus.
  ///
  /// What cannot be read as a value leaves it as it is.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.value(WrittenValue(value, format)), prompt: prompt, label: label())
  }

  /// Creates a field for a value, which is nil while the field is empty or cannot be read.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.value(WrittenValue(value, format)), prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a field that says what to write.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a field that says what to write.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// Creates a field for a value, which is written when the field is submitted or loses the focus.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for a value, which is nil while the field is empty or cannot be read.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for a value, which is written when the field is submitted or loses the focus.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a field for a value, which is nil while the field is empty or cannot be read.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
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

extension TextField: EditedField {
  package nonisolated var editingActions: (changed: (Bool) -> Void, commit: () -> Void)? {
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

/// A field that says what is to be written.
package protocol PromptedField {
  /// What it says while it is empty; nil where that is its label.
  var promptText: Text? { get }
}

extension TextField: PromptedField {}
