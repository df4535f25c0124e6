/// A line to write a secret in: a bullet stands for each character.
@MainActor @preconcurrency
public struct SecureField<Label: View> {
  private nonisolated(unsafe) let text: Binding<String>
  private nonisolated(unsafe) let label: Label
  private let prompt: Text?
  private nonisolated(unsafe) let editing: FieldEditing?

  /// Creates a field with any label, which stands in it while it is empty unless there is a prompt.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, editing: nil, label: label)
  }

  nonisolated init(text: Binding<String>, prompt: Text?, editing: FieldEditing?, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.editing = editing
    self.label = label()
  }
}

extension SecureField where Label == Text {
  /// Creates a field that says what to write.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field that says what to write.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
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

extension SecureField: EditedField {
  package nonisolated var editingActions: (changed: (Bool) -> Void, commit: () -> Void)? {
    editing.map { ($0.changed, $0.commit) }
  }
}
