import LayoutTree

/// What is on or off.
@MainActor @preconcurrency
public struct Toggle<Label: View> {
  private nonisolated(unsafe) let isOn: Binding<Bool>
  /// Whether some of what the toggle stands for is on and some is off.
  private nonisolated(unsafe) let isMixed: () -> Bool
  nonisolated(unsafe) let label: Label

  /// Creates a toggle with any label.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    isMixed = { false }
    self.label = label()
  }

  /// Creates a toggle for several values, which is on where all of them are.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    self.isOn = Binding(
      get: { values.allSatisfy(\.wrappedValue) }, set: { isOn in for value in values { value.wrappedValue = isOn } })
    isMixed = { Set(values.map(\.wrappedValue)).count > 1 }
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle that says what it is for.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle that says what it is for.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a toggle for several values, which is on where all of them are.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle for several values, which is on where all of them are.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == DeclarativeUIScreens.Label<Text, Image> {
  /// Creates a toggle for several values that says and shows by a symbol what it is for.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { DeclarativeUIScreens.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle for several values that says and shows by a symbol what it is for.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { DeclarativeUIScreens.Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle that says and shows by a picture what it is for.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { DeclarativeUIScreens.Label(titleKey, image: image) }
  }

  /// Creates a toggle that says and shows by a picture what it is for.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { DeclarativeUIScreens.Label(title, image: image) }
  }

  /// Creates a toggle for several values that says and shows by a picture what it is for.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { DeclarativeUIScreens.Label(titleKey, image: image) }
  }

  /// Creates a toggle for several values that says and shows by a picture what it is for.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { DeclarativeUIScreens.Label(title, image: image) }
  }

  /// Creates a toggle that says and shows by a symbol what it is for.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { DeclarativeUIScreens.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle that says and shows by a symbol what it is for.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { DeclarativeUIScreens.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from what a style is given, in the style around that one.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    isMixed = { configuration.isMixed }
    label = configuration.label
  }
}

extension Toggle: View {
  /// The toggle in the style of its environment.
  public var body: some View {
    StyledToggle(isOn: isOn.wrappedValue, isMixed: isMixed(), binding: isOn, label: label)
  }
}

/// A toggle in a style.
private struct StyledToggle<Label: View>: View, PrimitiveView {
  typealias Body = Never

  /// As it was when the toggle's body was evaluated.
  let isOn: Bool
  let isMixed: Bool
  let binding: Binding<Bool>
  let label: Label

  func resolve(in context: ResolveContext) -> Node {
    let content = ToggleContent(
      title: (label as? Text)?.words(in: context.environment), isEnabled: context.environment.isEnabled, isOn: isOn)
    let node = context.place(of: Self.self, content)
    let configuration = ToggleStyleConfiguration(
      label: .init(slot: .kept(at: node, label)), hasLines: Label.self != Text.self, isMixed: isMixed, shown: isOn,
      isOn: binding)
    // A toggle in the style's body has the style that is around this one.
    var outer = context
    let style = outer.environment.toggleStyles.popLast() ?? DefaultToggleStyle()
    outer.fill(node, content) { Self.styled(configuration, by: style, in: $0) }
    return node
  }

  @MainActor private static func styled(
    _ configuration: ToggleStyleConfiguration, by style: some ToggleStyle, in context: ResolveContext
  ) -> [Node] {
    [context.evaluated(StyleBody(subject: style, configuration: configuration) { $0.makeBody(configuration: $1) })]
  }
}

/// What a toggle is besides its appearance.
private struct ToggleContent: ControlContent {
  let title: String?
  let isEnabled: Bool
  let isOn: Bool

  var kind: String { "Toggle" }

  /// One element with the value of UIKit's switch.
  var accessibility: AccessibilityAttributes? {
    AccessibilityAttributes(
      label: title, value: isOn ? "1" : "0",
      addedTraits: isEnabled ? [.isButton, .isToggle] : [.isButton, .isToggle, .isNotEnabled],
      removedTraits: [.isStaticText, .isImage], children: .combine)
  }
}

extension Toggle: ControlledValue {
  package var controlled: Binding<Bool> { isOn }
}
