extension ModifierCall {
  /// The call that sets a value of the environment.
  static func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> ModifierCall {
    ModifierCall("environment", ["keyPath": keyPath, "": Optional<Any>.unwrapping(value)])
  }

  /// The call that changes a value of the environment.
  static func environmentTransform<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ transform: @escaping (inout Value) -> Void
  ) -> ModifierCall {
    ModifierCall("transformEnvironment", ["keyPath": keyPath], action: transform)
  }

  /// The name of a value that `environment(_:_:)` sets; nil of one that only the user's code knows.
  ///
  /// A key path's own description names addresses in optimized code.
  static func environmentName(of keyPath: AnyKeyPath) -> String? {
    switch keyPath {
    case \EnvironmentValues.assetBundles: "assetBundles"
    case \EnvironmentValues.calendar: "calendar"
    case \EnvironmentValues.colorScheme: "colorScheme"
    case \EnvironmentValues.displayScale: "displayScale"
    case \EnvironmentValues.fontLibrary: "fontLibrary"
    case \EnvironmentValues.isEnabled: "isEnabled"
    case \EnvironmentValues.layoutDirection: "layoutDirection"
    case \EnvironmentValues.lineLimit: "lineLimit"
    case \EnvironmentValues.lineSpacing: "lineSpacing"
    case \EnvironmentValues.locale: "locale"
    case \EnvironmentValues.now: "now"
    case \EnvironmentValues.openURL: "openURL"
    case \EnvironmentValues.scenePhase: "scenePhase"
    case \EnvironmentValues.timeZone: "timeZone"
    default: nil
    }
  }
}

extension Optional where Wrapped == Any {
  /// A value as what it is inside of optionals of its own.
  fileprivate static func unwrapping<Value>(_ value: Value) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.unwrapped
  }
}

private protocol OptionalValue {
  var unwrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var unwrapped: Any? {
    flatMap { ($0 as? any OptionalValue).map(\.unwrapped) ?? $0 }
  }
}

extension Font.Adjustment {
  /// How view code asks for the adjustment.
  var call: ModifierCall {
    switch self {
    case .bold: ModifierCall("bold")
    case .italic: ModifierCall("italic")
    case .leading(let leading): ModifierCall("leading", ["": leading])
    case .monospacedDigit: ModifierCall("monospacedDigit")
    case .design(.monospaced): ModifierCall("monospaced")
    case .design(let design): ModifierCall("fontDesign", ["": design])
    case .width(let width): ModifierCall("fontWidth", ["": width.value])
    case .smallCaps(.all): ModifierCall("smallCaps")
    case .smallCaps(let letters): ModifierCall("\(letters)SmallCaps")
    case .weight(let weight): ModifierCall("fontWeight", ["": weight])
    case .features(let features): ModifierCall("featureSettings", ["": features.names])
    case .unknown(let words): ModifierCall("unknown", ["": words])
    }
  }
}
