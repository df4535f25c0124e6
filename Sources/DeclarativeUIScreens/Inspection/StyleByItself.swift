import LayoutTree

/// What a style makes of a control that nobody has written: tests look at the places of its parts, which are empty.
///
/// The style's own properties, such as `@Environment`, have the values of an empty screen.
private struct StyleByItself<Style, Configuration, Made: View>: View, PrimitiveView {
  typealias Body = Never

  let style: Style
  let configuration: Configuration
  let makeBody: @MainActor (Style, Configuration) -> Made

  func resolve(in context: ResolveContext) -> Node {
    context.node(Self.self, Grouping()) { inside in
      [inside.evaluated(StyleBody(subject: style, configuration: configuration, makeBody: makeBody))]
    }
  }
}

extension ViewElement {
  /// The outermost view of what a style makes of a control; nil where it makes nothing.
  private static func made<Style, Configuration, Made: View>(
    by style: Style, of configuration: Configuration,
    _ makeBody: @escaping @MainActor (Style, Configuration) -> Made
  ) -> ViewElement? {
    let tree = ViewTree(of: StyleByItself(style: style, configuration: configuration, makeBody: makeBody))
    guard let place = tree.root.children.first, let body = place.children.first, let first = body.children.first else {
      return nil
    }
    return ViewElement(from: first, .root, below: nil, around: [tree.root, place, body], problems: tree.problems)
  }

  /// What a style makes of a button.
  package static func made(by style: some ButtonStyle, isPressed: Bool) -> ViewElement? {
    made(by: style, of: ButtonStyleConfiguration(alone: isPressed)) { $0.makeBody(configuration: $1) }
  }

  /// What a style that says what presses a button makes of one.
  package static func made(by style: some PrimitiveButtonStyle, onTrigger: @escaping () -> Void) -> ViewElement? {
    made(by: style, of: PrimitiveButtonStyleConfiguration(alone: onTrigger)) { $0.makeBody(configuration: $1) }
  }

  /// What a style makes of a toggle.
  package static func made(by style: some ToggleStyle, isOn: Bool) -> ViewElement? {
    made(by: style, of: ToggleStyleConfiguration(alone: isOn)) { $0.makeBody(configuration: $1) }
  }

  /// What a style makes of a label.
  package static func made(by style: some LabelStyle) -> ViewElement? {
    let configuration = LabelStyleConfiguration(title: .init(slot: .empty), icon: .init(slot: .empty))
    return made(by: style, of: configuration) { $0.makeBody(configuration: $1) }
  }

  /// What a style makes of a box.
  package static func made(by style: some GroupBoxStyle) -> ViewElement? {
    let configuration = GroupBoxStyleConfiguration(label: .init(slot: .empty), content: .init(slot: .emptyContent))
    return made(by: style, of: configuration) { $0.makeBody(configuration: $1) }
  }

  /// What a style makes of a menu.
  package static func made(by style: some MenuStyle) -> ViewElement? {
    let configuration = MenuStyleConfiguration(
      label: .init(slot: .empty), content: .init(slot: .emptyContent), primaryAction: nil)
    return made(by: style, of: configuration) { $0.makeBody(configuration: $1) }
  }

  /// What a style makes of a view of progress.
  package static func made(by style: some ProgressViewStyle, fractionCompleted: Double?) -> ViewElement? {
    made(by: style, of: ProgressViewStyleConfiguration(alone: fractionCompleted)) {
      $0.makeBody(configuration: $1)
    }
  }
}

extension ViewSlot {
  /// A place with nothing to see.
  fileprivate static var empty: ViewSlot { ViewSlot(EmptyView()) }

  /// The place of what a control contains beside its label, with nothing to see.
  fileprivate static var emptyContent: ViewSlot { ViewSlot(EmptyStyleContent()) }
}

/// What stands where a style puts what a control contains; the places themselves are looked through.
struct EmptyStyleContent: View {
  var body: some View { EmptyView() }
}

extension ButtonStyleConfiguration {
  /// What a style knows about a button without a label.
  @MainActor package init(alone isPressed: Bool) {
    let place = ButtonPlace(EmptyView())
    place.isPressed = isPressed
    self.init(role: nil, label: Label(slot: place.label), place: place)
  }
}

extension PrimitiveButtonStyleConfiguration {
  /// What a style knows about a button without a label.
  @MainActor package init(alone onTrigger: @escaping () -> Void) {
    self.init(role: nil, label: Label(slot: .empty), action: onTrigger)
  }
}

extension ToggleStyleConfiguration {
  /// What a style knows about a toggle without a label.
  @MainActor package init(alone isOn: Bool) {
    self.init(
      label: Label(slot: .empty), hasLines: false, isMixed: false, shown: isOn, isOn: .constant(isOn))
  }
}

extension ProgressViewStyleConfiguration {
  /// What a style knows about a view of progress whose labels are empty.
  @MainActor package init(alone fractionCompleted: Double?) {
    self.init(
      fractionCompleted: fractionCompleted, label: Label(slot: .empty), currentValueLabel: .init(slot: .empty))
  }
}
