import LayoutTree

/// A value between two bounds, shown and not changed.
/// - Remark: no picture of one was found: all looks are guesses.
@MainActor @preconcurrency
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
  let fraction: Double
  private nonisolated(unsafe) let label: Label
  private nonisolated(unsafe) let currentValueLabel: CurrentValueLabel?
  private nonisolated(unsafe) let minimumValueLabel, maximumValueLabel: BoundsLabel?

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: V, in bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel?, minimum: BoundsLabel?,
    maximum: BoundsLabel?
  ) {
    let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
    let share = length > 0 ? (Double(value) - Double(bounds.lowerBound)) / length : 0
    fraction = share.isFinite ? min(max(share, 0), 1) : 0
    self.label = label
    currentValueLabel = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }

  /// Creates a gauge with all labels; marked values are not shown on iOS.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with a label, its value in words, and marked values, which are not shown on iOS.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, in: bounds, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  )
  where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    self.init(value, in: bounds, label: label(), current: nil, minimum: nil, maximum: nil)
  }

  /// Creates a gauge with a label and its value in words.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.init(value, in: bounds, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil)
  }

  /// Creates a gauge with a label, its value in words, and what its bounds are.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}

extension Gauge: View {
  /// The gauge in the style of its environment.
  public var body: some View {
    StyledGauge(
      fraction: fraction, label: label, current: currentValueLabel, minimum: minimumValueLabel,
      maximum: maximumValueLabel)
  }
}

extension Gauge: FractionShowing {
  package nonisolated var shownFraction: Double? { fraction }
}

/// A gauge in a style.
private struct StyledGauge<Label: View, Current: View, Bounds: View>: View, PrimitiveView {
  typealias Body = Never

  let fraction: Double
  let label: Label
  let current: Current?
  let minimum, maximum: Bounds?

  func resolve(in context: ResolveContext) -> Node {
    let content = GaugeContent(
      title: (label as? Text)?.words(in: context.environment), fraction: fraction,
      valueText: (current as? Text)?.words(in: context.environment))
    let node = context.place(of: Self.self, content)
    let slots = ControlSlots.kept(at: node, label, current, minimum, maximum)
    let configuration = GaugeStyleConfiguration(
      value: fraction, label: .init(slot: slots[0]), currentValueLabel: .init(slot: slots[1]),
      minimumValueLabel: .init(slot: slots[2]), maximumValueLabel: .init(slot: slots[3]),
      hasBounds: minimum != nil)
    // A gauge in the style's body has the style that is around this one.
    var outer = context
    let style = outer.environment.gaugeStyles.popLast() ?? DefaultGaugeStyle()
    outer.fill(node, content) { [Self.styled(configuration, by: style, in: $0)] }
    return node
  }

  @MainActor private static func styled(
    _ configuration: GaugeStyleConfiguration, by style: some GaugeStyle, in context: ResolveContext
  ) -> Node {
    context.evaluated(StyleBody(subject: style, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}

/// What a gauge is besides its appearance.
private struct GaugeContent: OpaqueControl {
  let title: String?
  let fraction: Double
  let valueText: String?

  var accessibility: AccessibilityAttributes? {
    AccessibilityAttributes(
      label: title, value: valueText ?? "\(Int((fraction * 100).rounded()))%", removedTraits: .isStaticText,
      children: title == nil ? .combine : .ignore)
  }
}
