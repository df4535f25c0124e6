import DeclarativeUI

/// A kind of field to write in.
public protocol EditedContent {}

extension ViewType {
  /// What is on or off.
  public struct Toggle: KnownViewType {
    /// The name of the type.
    public static var typePrefix: String { "Toggle" }
  }

  /// A line of text that can be edited.
  public struct TextField: KnownViewType, EditedContent {
    /// The name of the type.
    public static var typePrefix: String { "TextField" }
  }

  /// A line of text that can be edited and is not shown.
  public struct SecureField: KnownViewType, EditedContent {
    /// The name of the type.
    public static var typePrefix: String { "SecureField" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a toggle.
  public func toggle() throws -> InspectableView<ViewType.Toggle> { try single() }

  /// The view inside as a text field.
  public func textField() throws -> InspectableView<ViewType.TextField> { try single() }

  /// The view inside as a secure field.
  public func secureField() throws -> InspectableView<ViewType.SecureField> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a toggle.
  public func toggle(_ index: Int) throws -> InspectableView<ViewType.Toggle> { try indexed(index) }

  /// One of the views inside as a text field.
  public func textField(_ index: Int) throws -> InspectableView<ViewType.TextField> { try indexed(index) }

  /// One of the views inside as a secure field.
  public func secureField(_ index: Int) throws -> InspectableView<ViewType.SecureField> { try indexed(index) }
}

extension InspectableView where View == ViewType.Toggle {
  /// What the toggle says, as the code gives it and without its style.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try controlLabel() }

  /// Whether the toggle is on.
  public func isOn() throws -> Bool { try controlled(Bool.self).wrappedValue }

  /// Turns the toggle on or off.
  /// - Throws: `InspectionError.unresponsiveControl` where nobody could.
  public func tap() throws {
    try guardIsResponsive()
    try controlled(Bool.self).wrappedValue.toggle()
  }
}

extension InspectableView where View == ViewType.TextField {
  /// What stands in the field as long as it is empty.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try controlLabel() }

  /// What stands in the field, as long as it is empty, instead of its label.
  public func prompt() throws -> InspectableView<ViewType.Text> {
    guard let prompt = try value(of: (any PromptedField).self).promptText else {
      throw InspectionError.viewNotFound(parent: "prompt")
    }
    return try InspectableView<ViewType.Text>(ViewElement(remark: prompt, on: element, by: "prompt"))
  }

  /// What is written in the field.
  public func input() throws -> String { try controlled(String.self).wrappedValue }

  /// Writes into the field, instead of what is there.
  /// - Throws: `InspectionError.unresponsiveControl` where nobody could.
  public func setInput(_ value: String) throws { try write(value) }
}

extension InspectableView where View: EditedContent {
  /// Does what the code gives the field as `onCommit`.
  public func callOnCommit() throws {
    let actions = try editingActions("onCommit")
    try guardIsResponsive()
    actions.commit()
  }

  /// Does what the code gives the field as `onEditingChanged`.
  public func callOnEditingChanged(_ isEditing: Bool = false) throws {
    let actions = try editingActions("onEditingChanged")
    try guardIsResponsive()
    actions.changed(isEditing)
  }

  private func editingActions(_ name: String) throws -> (changed: (Bool) -> Void, commit: () -> Void) {
    guard let actions = try value(of: (any EditedField).self).editingActions else {
      throw InspectionError.callbackNotFound(parent: element.describedType, callback: name)
    }
    return actions
  }
}

extension InspectableView where View == ViewType.SecureField {
  /// What stands in the field as long as it is empty.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try controlLabel() }

  /// What is written in the field.
  public func input() throws -> String { try controlled(String.self).wrappedValue }

  /// Writes into the field, instead of what is there.
  /// - Throws: `InspectionError.unresponsiveControl` where nobody could.
  public func setInput(_ value: String) throws { try write(value) }
}

extension InspectableView {
  /// What a control shows, as the code gives it and without its style.
  func controlLabel() throws -> InspectableView<ViewType.ClassifiedView> {
    guard let label = element.label else {
      throw InspectionError.viewNotFound(parent: "the label of \(pathToRoot), which its style does not show")
    }
    return try InspectableView<ViewType.ClassifiedView>(label)
  }

  func controlled<Value>(_ type: Value.Type) throws -> Binding<Value> {
    guard let control = element.value as? any ControlledValue<Value> else {
      throw InspectionError.notSupported("\(pathToRoot) is no control of a \(Value.self)")
    }
    return control.controlled
  }

  func write(_ value: String) throws {
    try guardIsResponsive()
    try controlled(String.self).wrappedValue = value
  }
}
