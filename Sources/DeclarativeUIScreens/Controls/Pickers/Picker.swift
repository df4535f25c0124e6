/// A choice of one of several options, which its content lists.
///
/// A view in the content is an option by its `tag(_:)`, or by the identity that a `ForEach` gives it.
@MainActor @preconcurrency
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  nonisolated(unsafe) let selection: PickerSelection<SelectionValue>
  nonisolated(unsafe) let label: Label
  /// What shows the option that is chosen; nil is the option's own view.
  private nonisolated(unsafe) let currentValueLabel: (any View)?
  nonisolated(unsafe) let content: Content

  private nonisolated init(
    _ selection: PickerSelection<SelectionValue>, label: Label, currentValueLabel: (any View)? = nil, content: Content
  ) {
    self.selection = selection
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.content = content
  }
}

extension Picker {
  /// Creates a picker with any label.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(PickerSelection([selection]), label: label(), content: content())
  }

  /// Creates a picker with any label.
  public nonisolated init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(PickerSelection([selection]), label: label, content: content())
  }

  /// Creates a picker for several values, which changes all of them.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(PickerSelection(sources.map { $0[keyPath: selection] }), label: label(), content: content())
  }

  /// Creates a picker with another view for what is chosen than the option's own.
  public nonisolated init<CurrentValueLabel: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      PickerSelection([selection]), label: label(), currentValueLabel: currentValueLabel(), content: content())
  }

  /// Creates a picker for several values with another view for what is chosen than the option's own.
  public nonisolated init<C: RandomAccessCollection, CurrentValueLabel: View>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), label: label(), currentValueLabel: currentValueLabel(),
      content: content())
  }
}

extension Picker where Label == Text {
  /// Creates a picker that says what is chosen by it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  /// Creates a picker that says what is chosen by it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }

  /// Creates a picker for several values, which changes all of them.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker for several values, which changes all of them.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }

  /// Creates a picker with another view for what is chosen than the option's own.
  public nonisolated init<CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with another view for what is chosen than the option's own.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, CurrentValueLabel: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel)
  }
}

extension Picker where Label == DeclarativeUIScreens.Label<Text, Image> {
  /// Creates a picker that says and shows by a symbol what is chosen by it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: DeclarativeUIScreens.Label(titleKey, systemImage: systemImage), content: content)
  }

  /// Creates a picker that says and shows by a symbol what is chosen by it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: DeclarativeUIScreens.Label(title, systemImage: systemImage), content: content)
  }

  /// Creates a picker that says and shows by a picture what is chosen by it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: DeclarativeUIScreens.Label(titleKey, image: image), content: content)
  }

  /// Creates a picker that says and shows by a picture what is chosen by it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: DeclarativeUIScreens.Label(title, image: image), content: content)
  }

  /// Creates a picker for several values, which changes all of them.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      DeclarativeUIScreens.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a picker for several values, which changes all of them.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      DeclarativeUIScreens.Label(title, systemImage: systemImage)
    }
  }
}

extension Picker: View {
  /// The picker in the style of its environment.
  public var body: some View {
    StyledPicker(
      parts: PickerParts(
        label: label, currentValueLabel: currentValueLabel, content: content, selection: selection.choice))
  }
}

extension Picker: ControlledValue {
  package var controlled: Binding<SelectionValue> { selection.binding }
}
