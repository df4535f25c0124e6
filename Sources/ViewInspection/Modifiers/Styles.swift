public import DeclarativeUI

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
}
