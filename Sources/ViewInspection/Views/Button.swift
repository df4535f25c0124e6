public import DeclarativeUI

extension ViewType {
  /// A control that does something when it is pressed.
  public struct Button: KnownViewType {
    /// The name of the type.
    public static var typePrefix: String { "Button" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a button.
  public func button() throws -> InspectableView<ViewType.Button> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a button.
  public func button(_ index: Int) throws -> InspectableView<ViewType.Button> { try indexed(index) }
}

extension InspectableView where View == ViewType.Button {
  /// What the button shows, as the code gives it and without its style.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try controlLabel() }

  /// What a style of the test's own makes of the button, with `styleConfigurationLabel()` where the label stands.
  public func styleBody() throws -> InspectableView<ViewType.ClassifiedView> {
    guard let body = element.styleBody else {
      throw InspectionError.notSupported("\(pathToRoot) has no style of its own: look at labelView()")
    }
    return try InspectableView<ViewType.ClassifiedView>(body)
  }

  /// Does what pressing the button does.
  /// - Throws: `InspectionError.unresponsiveControl` where nobody could press it.
  public func tap() throws {
    try guardIsResponsive()
    try content().action()
  }

  /// What pressing the button means; nil where the code does not say.
  public func role() throws -> ButtonRole? { try content().role }

  private func content() throws -> ButtonContent { try value(of: ButtonContent.self) }
}

extension ViewType {
  /// The parts of what a style makes of a control.
  public enum StyleConfiguration {
    /// The place of the control's label.
    public struct Label: ViewMatching, SingleViewContent, MultipleViewContent {
      /// The name of the type.
      public static var typePrefix: String { "ButtonStyleConfiguration.Label" }

      static func matches(_ element: ViewElement) -> Bool { element.kind.placeholder == .label }
    }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as the place where a style puts the label of a control.
  public func styleConfigurationLabel() throws -> InspectableView<ViewType.StyleConfiguration.Label> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as the place where a style puts the label of a control.
  public func styleConfigurationLabel(
    _ index: Int
  ) throws -> InspectableView<ViewType.StyleConfiguration.Label> { try indexed(index) }
}
