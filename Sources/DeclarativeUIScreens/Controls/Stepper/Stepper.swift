public import Foundation

/// A value that two buttons move.
@MainActor @preconcurrency
public struct Stepper<Label: View> {
  nonisolated(unsafe) let label: Label
  private nonisolated(unsafe) let steps: StepperSteps

  nonisolated init(_ steps: StepperSteps, label: Label) {
    self.steps = steps
    self.label = label
  }

  /// Creates a stepper of two actions; one that is nil cannot be done.
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      StepperSteps(increment: onIncrement, decrement: onDecrement, editingChanged: onEditingChanged), label: label())
  }

  /// Creates a stepper of a value.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(value, in: nil, step, onEditingChanged), label: label())
  }

  /// Creates a stepper of a value between two bounds.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(value, in: bounds, step, onEditingChanged), label: label())
  }

  /// Creates a stepper of a value; iOS does not show it by its format.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value between two bounds; iOS does not show it by its format.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper of two actions; one that is nil cannot be done.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of two actions; one that is nil cannot be done.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value between two bounds.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value between two bounds.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value; iOS does not show it by its format.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value between two bounds; iOS does not show it by its format.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value; iOS does not show it by its format.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value between two bounds; iOS does not show it by its format.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}

extension Stepper: View {
  /// The label, and the two buttons at the trailing edge.
  public var body: some View {
    StepperRow(
      canIncrement: steps.canIncrement(), canDecrement: steps.canDecrement(), steps: steps, label: label)
  }
}

extension Stepper: SteppedControl {
  package nonisolated var increment: (() -> Void)? { steps.canIncrement() ? steps.increment : nil }
  package nonisolated var decrement: (() -> Void)? { steps.canDecrement() ? steps.decrement : nil }
}

extension Stepper: EditedControl {
  package nonisolated var editingChanged: (Bool) -> Void { steps.editingChanged }
}

/// A control that goes up and down.
@MainActor
package protocol SteppedControl {
  /// Goes up; nil where that cannot be done.
  var increment: (() -> Void)? { get }
  /// Goes down; nil where that cannot be done.
  var decrement: (() -> Void)? { get }
}

/// What the two buttons of a stepper do.
struct StepperSteps {
  let increment, decrement: (() -> Void)?
  /// Whether there is a way up and down, as it is now.
  let canIncrement, canDecrement: () -> Bool
  let editingChanged: (Bool) -> Void

  init(increment: (() -> Void)?, decrement: (() -> Void)?, editingChanged: @escaping (Bool) -> Void) {
    self.increment = increment
    self.decrement = decrement
    self.editingChanged = editingChanged
    canIncrement = { increment != nil }
    canDecrement = { decrement != nil }
  }

  /// The steps of a value, which stops at its bounds.
  init<V: Strideable>(
    _ value: Binding<V>, in bounds: ClosedRange<V>?, _ step: V.Stride, _ editingChanged: @escaping (Bool) -> Void
  ) {
    func move(by step: V.Stride) {
      let wanted = value.wrappedValue.advanced(by: step)
      value.wrappedValue = bounds.map { min(max(wanted, $0.lowerBound), $0.upperBound) } ?? wanted
    }
    increment = { move(by: step) }
    decrement = { move(by: 0 - step) }
    canIncrement = { bounds.map { value.wrappedValue < $0.upperBound } ?? true }
    canDecrement = { bounds.map { value.wrappedValue > $0.lowerBound } ?? true }
    self.editingChanged = editingChanged
  }
}
