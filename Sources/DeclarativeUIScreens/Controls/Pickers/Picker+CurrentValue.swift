// Pickers with another view for what is chosen than the option's own.

extension Picker where Label == Text {
  /// Creates a picker for several values with another view for what is chosen than the option's own.
  public nonisolated init<C: RandomAccessCollection, CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker for several values with another view for what is chosen than the option's own.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection, CurrentValueLabel: View>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }
}

extension Picker where Label == DeclarativeUIScreens.Label<Text, Image> {
  /// Creates a picker with another view for what is chosen than the option's own.
  public nonisolated init<CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      selection: selection, content: content, label: { DeclarativeUIScreens.Label(titleKey, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with another view for what is chosen than the option's own.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, CurrentValueLabel: View>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      selection: selection, content: content, label: { DeclarativeUIScreens.Label(title, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker for several values with another view for what is chosen than the option's own.
  public nonisolated init<C: RandomAccessCollection, CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { DeclarativeUIScreens.Label(titleKey, systemImage: systemImage) }, currentValueLabel: currentValueLabel)
  }

  /// Creates a picker for several values with another view for what is chosen than the option's own.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection, CurrentValueLabel: View>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { DeclarativeUIScreens.Label(title, systemImage: systemImage) }, currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with another view for what is chosen than the option's own.
  public nonisolated init<CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      selection: selection, content: content, label: { DeclarativeUIScreens.Label(titleKey, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with another view for what is chosen than the option's own.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, CurrentValueLabel: View>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      selection: selection, content: content, label: { DeclarativeUIScreens.Label(title, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker for several values with another view for what is chosen than the option's own.
  public nonisolated init<C: RandomAccessCollection, CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { DeclarativeUIScreens.Label(titleKey, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker for several values with another view for what is chosen than the option's own.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection, CurrentValueLabel: View>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { DeclarativeUIScreens.Label(title, image: image) },
      currentValueLabel: currentValueLabel)
  }
}

extension Picker where Label == DeclarativeUIScreens.Label<Text, Image> {
  /// Creates a picker for several values, which changes all of them.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      DeclarativeUIScreens.Label(titleKey, image: image)
    }
  }

  /// Creates a picker for several values, which changes all of them.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      DeclarativeUIScreens.Label(title, image: image)
    }
  }
}
