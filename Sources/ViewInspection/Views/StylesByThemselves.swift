public import DeclarativeUI

// What styles make of a control that nobody has written, whose parts are looked at where the style puts them:
// `try Rounded().inspect(isPressed: true).styleConfigurationLabel()`.

extension ButtonStyle {
  /// Looks at what the style makes of a button.
  /// - Parameter isPressed: whether a finger is on the button.
  public func inspect(isPressed: Bool) throws -> InspectableView<ViewType.ClassifiedView> {
    try InspectableView(made: .made(by: self, isPressed: isPressed), by: Self.self)
  }
}

extension PrimitiveButtonStyle {
  /// Looks at what the style makes of a button.
  /// - Parameter onTrigger: what the button is for.
  public func inspect(onTrigger: @escaping () -> Void = {}) throws -> InspectableView<ViewType.ClassifiedView> {
    try InspectableView(made: .made(by: self, onTrigger: onTrigger), by: Self.self)
  }
}

extension ToggleStyle {
  /// Looks at what the style makes of a toggle.
  /// - Parameter isOn: whether the toggle is on.
  public func inspect(isOn: Bool) throws -> InspectableView<ViewType.ClassifiedView> {
    try InspectableView(made: .made(by: self, isOn: isOn), by: Self.self)
  }
}

extension LabelStyle {
  /// Looks at what the style makes of a label.
  public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
    try InspectableView(made: .made(by: self), by: Self.self)
  }
}

extension GroupBoxStyle {
  /// Looks at what the style makes of a box.
  public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
    try InspectableView(made: .made(by: self), by: Self.self)
  }
}

extension MenuStyle {
  /// Looks at what the style makes of a menu.
  public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
    try InspectableView(made: .made(by: self), by: Self.self)
  }
}

extension ProgressViewStyle {
  /// Looks at what the style makes of a view of progress.
  /// - Parameter fractionCompleted: how far it is, from 0 to 1; nil where nobody knows.
  public func inspect(fractionCompleted: Double? = nil) throws -> InspectableView<ViewType.ClassifiedView> {
    try InspectableView(made: .made(by: self, fractionCompleted: fractionCompleted), by: Self.self)
  }
}

extension InspectableView where View == ViewType.ClassifiedView {
  fileprivate init(made element: ViewElement?, by style: Any.Type) throws {
    guard let element else { throw InspectionError.viewNotFound(parent: nameInCode(of: style)) }
    try self.init(element)
  }
}

// What a test gives to a style's `makeBody` itself.

extension ButtonStyleConfiguration {
  /// What a style knows about a button without a label.
  /// - Parameter isPressed: whether a finger is on the button.
  @MainActor @preconcurrency public init(isPressed: Bool) { self.init(alone: isPressed) }
}

extension PrimitiveButtonStyleConfiguration {
  /// What a style that says what presses a button knows about one without a label.
  /// - Parameter onTrigger: what the button is for.
  @MainActor @preconcurrency public init(onTrigger: @escaping () -> Void) { self.init(alone: onTrigger) }
}

extension ToggleStyleConfiguration {
  /// What a style knows about a toggle without a label.
  /// - Parameter isOn: whether the toggle is on.
  @MainActor @preconcurrency public init(isOn: Bool) { self.init(alone: isOn) }
}

extension ProgressViewStyleConfiguration {
  /// What a style knows about a view of progress with empty labels.
  /// - Parameter fractionCompleted: how far it is, from 0 to 1; nil where nobody knows.
  @MainActor @preconcurrency public init(fractionCompleted: Double?) { self.init(alone: fractionCompleted) }
}
