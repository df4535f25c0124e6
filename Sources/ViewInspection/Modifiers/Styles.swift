public import DeclarativeUI
import LayoutTree

extension InspectableView {
  /// The style that labels have in the view.
  public func labelStyle() throws -> any LabelStyle { try inherited("labelStyle") }

  /// The style that toggles have in the view.
  public func toggleStyle() throws -> any ToggleStyle { try inherited("toggleStyle") }

  /// The style that fields have in the view.
  public func textFieldStyle() throws -> any TextFieldStyle { try inherited("textFieldStyle") }

  /// The style that views of progress have in the view.
  public func progressViewStyle() throws -> any ProgressViewStyle { try inherited("progressViewStyle") }

  /// The style that gauges have in the view.
  public func gaugeStyle() throws -> any GaugeStyle { try inherited("gaugeStyle") }

  /// The style that lists have in the view.
  public func listStyle() throws -> any ListStyle { try inherited("listStyle") }

  /// The style that pickers have in the view.
  public func pickerStyle() throws -> any PickerStyle { try inherited("pickerStyle") }

  /// The style that pickers of dates have in the view.
  public func datePickerStyle() throws -> any DatePickerStyle { try inherited("datePickerStyle") }

  /// The style that menus have in the view.
  public func menuStyle() throws -> any MenuStyle { try inherited("menuStyle") }

  /// The style that boxes have in the view.
  public func groupBoxStyle() throws -> any GroupBoxStyle { try inherited("groupBoxStyle") }

  /// The style that groups of controls have in the view.
  public func controlGroupStyle() throws -> any ControlGroupStyle { try inherited("controlGroupStyle") }

  /// The style that screens with tabs have in the view.
  public func tabViewStyle() throws -> any TabViewStyle { try inherited("tabViewStyle") }

  /// The style that the dots below pages have in the view.
  public func indexViewStyle() throws -> any IndexViewStyle { try inherited("indexViewStyle") }

  /// A style that a modifier of the user's sets.
  /// - Parameter modifierName: the name of the modifier's type, without `Modifier` and with a small letter at first; the
  ///   style is its `style`.
  public func customStyle(_ modifierName: String) throws -> Any {
    let name = modifierName.prefix(1).uppercased() + modifierName.dropFirst() + "Modifier"
    for modifier in element.modifiers where nameInCode(of: modifier.type) == name {
      if let style = Mirror(reflecting: modifier.value).descendant("style") { return style }
    }
    throw missing(modifierName)
  }
}
