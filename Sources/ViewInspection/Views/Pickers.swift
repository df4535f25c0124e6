public import DeclarativeUI

extension ViewType {
  /// A choice of one of several options; the views inside are what the options are made of.
  public struct Picker: KnownViewType, SingleViewContent, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "Picker" }
  }

  /// A choice of a date.
  public struct DatePicker: KnownViewType {
    /// The name of the type.
    public static var typePrefix: String { "DatePicker" }
  }

  /// A choice of a colour.
  public struct ColorPicker: KnownViewType {
    /// The name of the type.
    public static var typePrefix: String { "ColorPicker" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a picker.
  public func picker() throws -> InspectableView<ViewType.Picker> { try single() }

  /// The view inside as a picker of dates.
  public func datePicker() throws -> InspectableView<ViewType.DatePicker> { try single() }

  /// The view inside as a picker of colours.
  public func colorPicker() throws -> InspectableView<ViewType.ColorPicker> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a picker.
  public func picker(_ index: Int) throws -> InspectableView<ViewType.Picker> { try indexed(index) }

  /// One of the views inside as a picker of dates.
  public func datePicker(_ index: Int) throws -> InspectableView<ViewType.DatePicker> { try indexed(index) }

  /// One of the views inside as a picker of colours.
  public func colorPicker(_ index: Int) throws -> InspectableView<ViewType.ColorPicker> { try indexed(index) }
}

extension InspectableView where View == ViewType.Picker {
  /// What the picker says, as the code gives it and without its style.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try controlLabel() }

  /// What is chosen.
  public func selectedValue<SelectionValue: Hashable>(
    _ type: SelectionValue.Type = SelectionValue.self
  ) throws -> SelectionValue {
    try controlled(SelectionValue.self).wrappedValue
  }

  /// Chooses a value.
  /// - Throws: `InspectionError.unresponsiveControl` where nobody could.
  public func select<SelectionValue: Hashable>(value: SelectionValue) throws {
    try guardIsResponsive()
    try controlled(SelectionValue.self).wrappedValue = value
  }
}

extension InspectableView where View == ViewType.DatePicker {
  /// What the picker says, as the code gives it and without its style.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try controlLabel() }

  /// Chooses a date.
  /// - Throws: `InspectionError.unresponsiveControl` where nobody could.
  public func select(date: Date) throws {
    try guardIsResponsive()
    try controlled(Date.self).wrappedValue = date
  }
}

extension InspectableView where View == ViewType.ColorPicker {
  /// What the picker says, as the code gives it.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try controlLabel() }

  /// Chooses a colour.
  /// - Throws: `InspectionError.unresponsiveControl` where nobody could.
  public func select(color: CGColor) throws { try select(color: Color(cgColor: color)) }

  /// Chooses a colour.
  /// - Throws: `InspectionError.unresponsiveControl` where nobody could.
  public func select(color: Color) throws {
    try guardIsResponsive()
    try controlled(Color.self).wrappedValue = color
  }
}
