/// The action at the beginning and end of editing.
struct FieldEditing {
  /// Called with whether the field has the focus, when that changes.
  var changed: (Bool) -> Void = { _ in }
  /// Called when the field is submitted.
  var commit: () -> Void = {}
}

/// A field with an action for the beginning and end of editing.
struct WatchedField<Field: View>: View {
  let field: Field
  let editing: FieldEditing
  @FocusState private var hasFocus: Bool

  var body: some View {
    field.focused($hasFocus)
      .onChange(of: hasFocus) { editing.changed(hasFocus) }
      .onSubmit(editing.commit)
  }
}

/// A field with actions for submitting, and for the beginning and end of editing.
package protocol EditedField {
  /// What is done then; nil where the code does not say.
  var editingActions: (changed: (Bool) -> Void, commit: () -> Void)? { get }
}
