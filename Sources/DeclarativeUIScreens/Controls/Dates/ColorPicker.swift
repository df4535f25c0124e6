/// A well with a colour that people change; what the system shows for that is not drawn, and the snapshot fails as long as it
/// would be there.
/// - Remark: the well's size is generally known; its ring is guessed.
@MainActor @preconcurrency
public struct ColorPicker<Label: View> {
  private nonisolated(unsafe) let selection: Binding<Color>
  nonisolated(unsafe) let label: Label
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a picker with any label.
  public nonisolated init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }
}

extension ColorPicker {
  /// Creates a picker with any label.
  public nonisolated init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(selection: selection.asColor, supportsOpacity: supportsOpacity, label: label)
  }
}

extension Binding where Value == CGColor {
  /// The colour as views have it.
  fileprivate var asColor: Binding<Color> {
    map(
      "as a Color", get: { Color(cgColor: wrappedValue) }, set: { if let color = $0.cgColor { wrappedValue = color } })
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }

  /// Creates a picker with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension ColorPicker: View {
  /// The label and the well.
  public var body: some View {
    if labelsVisibility == .hidden {
      ColorWellButton(title: ViewWords.of(label), color: selection.wrappedValue)
    } else {
      HStack(spacing: 0) {
        label.modifier(ForegroundModifier(styles: isEnabled ? [] : [AnyShapeStyle(Color(.tertiaryLabel))]))
        Spacer(minLength: 8)
        ColorWellButton(title: ViewWords.of(label), color: selection.wrappedValue)
      }
    }
  }
}

/// The well as a button.
private struct ColorWellButton: View {
  let title: String?
  let color: Color
  @State private var isOpen = false

  var body: some View {
    Button {
      isOpen = true
    } label: {
      ColorWell(color: color)
    }
    .buttonStyle(PlainButtonAppearance())
    .accessibilityLabel(Text(verbatim: title ?? ""))
    .modifier(SystemDialog(name: "ColorPicker", isPresented: $isOpen))
  }
}

extension ColorPicker: ControlledValue {
  package var controlled: Binding<Color> { selection }
}

/// A disc of a colour in a ring of all colours.
private struct ColorWell: View {
  let color: Color
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Circle().strokeBorder(
      AngularGradient(
        colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center), lineWidth: 3
    )
    .frame(width: 28, height: 28)
    .overlay { Circle().fill(color).padding(5) }
    .opacity(isEnabled ? 1 : 0.5)
  }
}
