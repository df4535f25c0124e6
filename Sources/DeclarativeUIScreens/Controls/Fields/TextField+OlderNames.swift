public import Foundation

// Fields by their names in iOS 13 and 14.

extension TextField where Label == Text {
  /// Creates a field that tells when somebody begins or ends to write in it, and when it is submitted.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(.text(text), editing: FieldEditing(changed: onEditingChanged, commit: onCommit), label: Text(titleKey))
  }

  /// Creates a field that tells when somebody begins or ends to write in it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(.text(text), editing: FieldEditing(changed: onEditingChanged), label: Text(titleKey))
  }

  /// Creates a field that tells when somebody begins or ends to write in it, and when it is submitted.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(.text(text), editing: FieldEditing(changed: onEditingChanged, commit: onCommit), label: Text(title))
  }

  /// Creates a field that tells when somebody begins or ends to write in it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(.text(text), editing: FieldEditing(changed: onEditingChanged), label: Text(title))
  }

  /// Creates a field for a value that a formatter writes and reads, when the field is submitted or loses the focus.
  /// - Remark: only `NumberFormatter` and `DateFormatter` read here; what is written over another one's fails the snapshot.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(.value(WrittenValue(value, formatter)), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field for a value that a formatter writes and reads, when the field is submitted or loses the focus.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(.value(WrittenValue(value, formatter)), prompt: prompt, label: Text(title))
  }

  /// Creates a field for a value that a formatter writes and reads, and that tells when somebody writes in it.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(
      .value(WrittenValue(value, formatter)), editing: FieldEditing(changed: onEditingChanged, commit: onCommit),
      label: Text(titleKey))
  }

  /// Creates a field for a value that a formatter writes and reads, and that tells when somebody writes in it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(
      .value(WrittenValue(value, formatter)), editing: FieldEditing(changed: onEditingChanged, commit: onCommit),
      label: Text(title))
  }

  /// Creates a field for a value that a formatter writes and reads, and that tells when somebody writes in it.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      .value(WrittenValue(value, formatter)), editing: FieldEditing(changed: onEditingChanged), label: Text(titleKey))
  }

  /// Creates a field for a value that a formatter writes and reads, and that tells when somebody writes in it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      .value(WrittenValue(value, formatter)), editing: FieldEditing(changed: onEditingChanged), label: Text(title))
  }

  private nonisolated init(_ source: FieldSource, editing: FieldEditing, label: Text) {
    self.init(source, prompt: nil, editing: editing, label: label)
  }
}

extension TextField {
  /// Creates a field with any label for a value that a formatter writes and reads.
  public nonisolated init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(.value(WrittenValue(value, formatter)), prompt: prompt, label: label())
  }
}

extension SecureField where Label == Text {
  /// Creates a field that tells when it is submitted.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, prompt: nil, editing: FieldEditing(commit: onCommit)) { Text(titleKey) }
  }

  /// Creates a field that tells when it is submitted.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, prompt: nil, editing: FieldEditing(commit: onCommit)) { Text(title) }
  }
}
