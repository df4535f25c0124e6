import LayoutTree

/// A value between two bounds that fingers move.
/// - Remark: on iOS a finger has to begin at the thumb; here the thumb also comes to a finger that begins beside it.
@MainActor @preconcurrency
public struct Slider<Label: View, ValueLabel: View> {
  nonisolated(unsafe) let value: SliderValue
  private nonisolated(unsafe) let label: Label
  /// The accessibility value; nil is the share in percent.
  private nonisolated(unsafe) let current: (any View)?
  private nonisolated(unsafe) let minimumValueLabel: ValueLabel?
  private nonisolated(unsafe) let maximumValueLabel: ValueLabel?
  private nonisolated(unsafe) let onEditingChanged: (Bool) -> Void

  nonisolated init(
    _ value: SliderValue, label: Label, current: (any View)? = nil, minimum: ValueLabel?, maximum: ValueLabel?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.value = value
    self.label = label
    self.current = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
    self.onEditingChanged = onEditingChanged
  }

  /// Creates a slider with labels at its ends; it is called by the other one.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds), label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider that has steps, with labels at its ends; it is called by the other one.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds, step: step), label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds), label: label(), minimum: nil, maximum: nil, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider that has steps.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds, step: step), label: label(), minimum: nil, maximum: nil,
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider that has steps.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}

extension Slider: View {
  /// The track between the labels of its ends.
  public var body: some View {
    SliderRow(
      value: value, shown: value.fraction, label: label, current: current, minimum: minimumValueLabel,
      maximum: maximumValueLabel, onEditingChanged: onEditingChanged)
  }
}

extension Slider: ControlledValue {
  package var controlled: Binding<Double> { value.number }
}

extension Slider: EditedControl {
  package nonisolated var editingChanged: (Bool) -> Void { onEditingChanged }
}

/// A control with an action for the beginning and end of editing.
@MainActor
package protocol EditedControl {
  /// Told whether somebody changes the value.
  var editingChanged: (Bool) -> Void { get }
}

private struct SliderRow<Label: View, ValueLabel: View>: View, PrimitiveView {
  typealias Body = Never

  let value: SliderValue
  /// Where the thumb was when the slider's body was evaluated, from 0 to 1.
  let shown: Double
  let label: Label
  let current: (any View)?
  let minimum, maximum: ValueLabel?
  let onEditingChanged: (Bool) -> Void

  func resolve(in context: ResolveContext) -> Node {
    let content = SliderContent(
      title: (label as? Text)?.words(in: context.environment), isEnabled: context.environment.isEnabled, value: value,
      shown: shown, valueText: (current as? Text)?.words(in: context.environment))
    return context.node(Self.self, content) { inside in
      // 8 between the track and the labels at its ends is generally known.
      let row = HStack(spacing: 8) {
        if let minimum { PartView(.minimumValueLabel, minimum) }
        SliderTrack(value: value, shown: shown, onEditingChanged: onEditingChanged)
        if let maximum { PartView(.maximumValueLabel, maximum) }
      }
      return [row.resolved(in: inside), inside.undrawn(PartView(.label, label))]
    }
  }
}

/// What a slider is besides its appearance.
struct SliderContent: ControlContent {
  let title: String?
  let isEnabled: Bool
  let value: SliderValue
  let shown: Double
  /// What says the value; nil is the share in percent.
  let valueText: String?

  var kind: String { "Slider" }

  /// The label is never seen.
  func boxes(of node: Node) -> LayoutBoxes { node.children[0].boxes }

  /// One element that goes up and down, with the value that UIKit's slider has.
  var accessibility: AccessibilityAttributes? {
    AccessibilityAttributes(
      label: title, value: valueText ?? "\(Int((shown * 100).rounded()))%",
      addedTraits: isEnabled ? .isAdjustable : [.isAdjustable, .isNotEnabled], children: .ignore,
      actions: isEnabled
        ? [
          AccessibilityAction(.increment) { value.move(by: 1) }, AccessibilityAction(.decrement) { value.move(by: -1) },
        ] : [])
  }
}
