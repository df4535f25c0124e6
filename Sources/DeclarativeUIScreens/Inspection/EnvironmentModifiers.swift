extension ModifierCall {
  /// The call by the name of the modifier whose only work is what it does to the environment; as it is where there is none.
  var byItsModifier: ModifierCall {
    guard let keyPath: AnyKeyPath = argument("keyPath") else { return self }
    if name == "environment" {
      guard let name = Self.modifierName(of: keyPath) else { return self }
      return ModifierCall(name, ["": argument(as: Any.self), "keyPath": keyPath])
    }
    guard name == "transformEnvironment" else { return self }
    switch keyPath {
    case \EnvironmentValues.controlGroupStyles: return styleCall("controlGroupStyle", (any ControlGroupStyle).self)
    case \EnvironmentValues.datePickerStyles: return styleCall("datePickerStyle", (any DatePickerStyle).self)
    case \EnvironmentValues.groupBoxStyles: return styleCall("groupBoxStyle", (any GroupBoxStyle).self)
    case \EnvironmentValues.menuStyles: return styleCall("menuStyle", (any MenuStyle).self)
    case \EnvironmentValues.gaugeStyles: return styleCall("gaugeStyle", (any GaugeStyle).self)
    case \EnvironmentValues.labelStyles: return styleCall("labelStyle", (any LabelStyle).self)
    case \EnvironmentValues.progressViewStyles: return styleCall("progressViewStyle", (any ProgressViewStyle).self)
    case \EnvironmentValues.toggleStyles: return styleCall("toggleStyle", (any ToggleStyle).self)
    case \EnvironmentValues.isEnabled:
      return ModifierCall("disabled", ["": changed(true) == false])
    default: return self
    }
  }

  /// The call of the modifier that adds a style to those of the environment.
  private func styleCall<Style>(_ name: String, _ type: Style.Type) -> ModifierCall {
    ModifierCall(name, ["": changed([Style]())?.last])
  }

  /// What the call's action makes of a value; nil where it changes values of another type.
  private func changed<Value>(_ value: Value) -> Value? {
    guard let transform = action as? (inout Value) -> Void else { return nil }
    var value = value
    transform(&value)
    return value
  }

  /// The modifier whose only work is to set a value of the environment; nil where there is none.
  private static func modifierName(of keyPath: AnyKeyPath) -> String? {
    switch keyPath {
    case \EnvironmentValues.backgroundStyle: "backgroundStyle"
    case \EnvironmentValues.allowsTightening: "allowsTightening"
    case \EnvironmentValues.buttonBorderShape: "buttonBorderShape"
    case \EnvironmentValues.buttonStyle: "buttonStyle"
    case \EnvironmentValues.contentTransition: "contentTransition"
    case \EnvironmentValues.controlSize: "controlSize"
    case \EnvironmentValues.defaultAppStorage: "defaultAppStorage"
    case \EnvironmentValues.dynamicTypeSize: "dynamicTypeSize"
    case \EnvironmentValues.font: "font"
    case \EnvironmentValues.imageScale: "imageScale"
    case \EnvironmentValues.labelsVisibility: "labelsVisibility"
    case \EnvironmentValues.listItemTint: "listItemTint"
    case \EnvironmentValues.multilineTextAlignment: "multilineTextAlignment"
    case \EnvironmentValues.rareTextStyle.baselineOffset: "baselineOffset"
    case \EnvironmentValues.rareTextStyle.strikethrough: "strikethrough"
    case \EnvironmentValues.rareTextStyle.underline: "underline"
    case \EnvironmentValues.tabViewStyle: "tabViewStyle"
    case \EnvironmentValues.textCase: "textCase"
    case \EnvironmentValues.textFieldStyle: "textFieldStyle"
    case \EnvironmentValues.tracking: "tracking"
    case \EnvironmentValues.truncationMode: "truncationMode"
    default: nil
    }
  }
}
