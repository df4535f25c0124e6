/// How gauges look; its dynamic properties have the values of the place of each gauge.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The kind of view that a gauge looks like.
  associatedtype Body: View
  /// What a style knows about a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// The appearance of one gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a gauge.
public struct GaugeStyleConfiguration {
  /// What is shown.
  public struct Label: SlotPart {
    /// A primitive view has no body.
    public typealias Body = Never
    let slot: ViewSlot
  }

  /// The value in words.
  public struct CurrentValueLabel: SlotPart, StyledPart {
    /// A primitive view has no body.
    public typealias Body = Never
    nonisolated static var part: ControlPart { .currentValueLabel }
    let slot: ViewSlot
  }

  /// What the lower bound is.
  public struct MinimumValueLabel: SlotPart, StyledPart {
    /// A primitive view has no body.
    public typealias Body = Never
    nonisolated static var part: ControlPart { .minimumValueLabel }
    let slot: ViewSlot
  }

  /// What the upper bound is.
  public struct MaximumValueLabel: SlotPart, StyledPart {
    /// A primitive view has no body.
    public typealias Body = Never
    nonisolated static var part: ControlPart { .maximumValueLabel }
    let slot: ViewSlot
  }

  /// How far the value is between its bounds, from 0 to 1.
  public var value: Double
  /// What is shown.
  public var label: Label
  /// The value in words.
  public var currentValueLabel: CurrentValueLabel
  /// What the lower bound is.
  public var minimumValueLabel: MinimumValueLabel
  /// What the upper bound is.
  public var maximumValueLabel: MaximumValueLabel
  /// Whether something is said of the bounds.
  let hasBounds: Bool
}

/// The usual look: a bar.
/// - Remark: a guess, no picture of it was found.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The gauge's look.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The usual look: a bar.
  public nonisolated static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A bar that is filled as far as the value.
/// - Remark: a guess, no picture of it was found.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The gauge's look.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeBar(configuration: configuration)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled as far as the value.
  public nonisolated static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// An open ring with a mark at the value.
/// - Remark: a guess, no picture of it was found.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The gauge's look.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isFilled: false)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  public nonisolated static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A ring that is filled as far as the value.
/// - Remark: a guess, no picture of it was found.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The gauge's look.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isFilled: true)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled as far as the value.
  public nonisolated static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A bar with a mark at the value.
/// - Remark: a guess, no picture of it was found.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The gauge's look.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeLine(configuration: configuration, isFilled: false)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value.
  public nonisolated static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A bar that is filled as far as the value, below its label.
/// - Remark: a guess, no picture of it was found.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The gauge's look.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeLine(configuration: configuration, isFilled: true)
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that is filled as far as the value, below its label.
  public nonisolated static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

private enum GaugeStylesKey: EnvironmentKey {
  static var defaultValue: [any GaugeStyle] { [] }
}

extension EnvironmentValues {
  /// How gauges look, the outermost style first; none is the usual look.
  var gaugeStyles: [any GaugeStyle] {
    get { self[GaugeStylesKey.self] }
    set { self[GaugeStylesKey.self] = newValue }
  }
}

extension View {
  /// The view with a look for its gauges.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    transformEnvironment(\.gaugeStyles) { $0.append(style) }
  }
}
