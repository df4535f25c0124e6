// Sliders as iOS 26 has them: with marks, filled from a value in their middle, and of which people reach some values only.

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider of iOS 26 that has marks at values.
  ///
  /// What says the value is heard only.
  ///
  /// The filled part begins at `neutralValue`, nil is the lower bound; fingers reach values in `enabledBounds`, nil are all.
  public nonisolated init<V: BinaryFloatingPoint, Current: View, Ticks: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> Ticks, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
    var shown = SliderValue(value, in: bounds)
    shown.narrow(to: enabledBounds, neutral: neutralValue)
    shown.ticks = ticks().ticks.map { Double($0.value) }
    self.init(
      shown, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider of iOS 26 that has steps and marks at some of them.
  ///
  /// What says the value is heard only.
  ///
  /// The filled part begins at `neutralValue`, nil is the lower bound; fingers reach values in `enabledBounds`, nil are all.
  public nonisolated init<V: BinaryFloatingPoint, Current: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    var shown = SliderValue(value, in: bounds, step: step)
    shown.narrow(to: enabledBounds, neutral: neutralValue)
    shown.ticks = shown.steps.compactMap { tick(V($0)).map { Double($0.value) } }
    self.init(
      shown, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider of iOS 26 that has steps.
  ///
  /// What says the value is heard only.
  ///
  /// The filled part begins at `neutralValue`, nil is the lower bound; fingers reach values in `enabledBounds`, nil are all.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint, Current: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    var shown = SliderValue(value, in: bounds, step: step)
    shown.narrow(to: enabledBounds, neutral: neutralValue)
    self.init(
      shown, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider of iOS 26 that has no steps.
  ///
  /// What says the value is heard only.
  ///
  /// The filled part begins at `neutralValue`, nil is the lower bound; fingers reach values in `enabledBounds`, nil are all.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint, Current: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    var shown = SliderValue(value, in: bounds)
    shown.narrow(to: enabledBounds, neutral: neutralValue)
    self.init(
      shown, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil,
      onEditingChanged: onEditingChanged)
  }
}

extension Slider {
  /// Creates a slider of iOS 26 that has marks at values, with labels at its ends.
  ///
  /// What says the value is heard only.
  ///
  /// The filled part begins at `neutralValue`, nil is the lower bound; fingers reach values in `enabledBounds`, nil are all.
  public nonisolated init<V: BinaryFloatingPoint, Current: View, Ticks: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> Ticks, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
    var shown = SliderValue(value, in: bounds)
    shown.narrow(to: enabledBounds, neutral: neutralValue)
    shown.ticks = ticks().ticks.map { Double($0.value) }
    self.init(
      shown, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider of iOS 26 that has steps and marks at some of them, with labels at its ends.
  ///
  /// What says the value is heard only.
  ///
  /// The filled part begins at `neutralValue`, nil is the lower bound; fingers reach values in `enabledBounds`, nil are all.
  public nonisolated init<V: BinaryFloatingPoint, Current: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    var shown = SliderValue(value, in: bounds, step: step)
    shown.narrow(to: enabledBounds, neutral: neutralValue)
    shown.ticks = shown.steps.compactMap { tick(V($0)).map { Double($0.value) } }
    self.init(
      shown, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider of iOS 26 that has steps, with labels at its ends.
  ///
  /// What says the value is heard only.
  ///
  /// The filled part begins at `neutralValue`, nil is the lower bound; fingers reach values in `enabledBounds`, nil are all.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint, Current: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    var shown = SliderValue(value, in: bounds, step: step)
    shown.narrow(to: enabledBounds, neutral: neutralValue)
    self.init(
      shown, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider of iOS 26 that has no steps, with labels at its ends.
  ///
  /// What says the value is heard only.
  ///
  /// The filled part begins at `neutralValue`, nil is the lower bound; fingers reach values in `enabledBounds`, nil are all.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint, Current: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    var shown = SliderValue(value, in: bounds)
    shown.narrow(to: enabledBounds, neutral: neutralValue)
    self.init(
      shown, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }
}
