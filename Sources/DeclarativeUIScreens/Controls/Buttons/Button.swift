package import LayoutTree

/// A label that does something when it is pressed; it has the tint unless its parts or the views around say otherwise.
@MainActor @preconcurrency
public struct Button<Label: View> {
  let role: ButtonRole?
  nonisolated(unsafe) let action: () -> Void
  nonisolated(unsafe) let label: Label

  /// Creates a button with any label.
  public nonisolated init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Creates a button with any label.
  public nonisolated init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button that says what it does.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button that says what it does.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == DeclarativeUIScreens.Label<Text, Image> {
  /// Creates a button that says what it does and shows a symbol for it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { DeclarativeUIScreens.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button that says what it does and shows a symbol for it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { DeclarativeUIScreens.Label(title, systemImage: systemImage) }
  }

  /// Creates a button that says what it does and shows a picture for it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { DeclarativeUIScreens.Label(titleKey, image: image) }
  }

  /// Creates a button that says what it does and shows a picture for it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { DeclarativeUIScreens.Label(title, image: image) }
  }

  /// Creates a button that says what it does and shows a picture for it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { DeclarativeUIScreens.Label(titleKey, image: image) }
  }

  /// Creates a button that says what it does and shows a picture for it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { DeclarativeUIScreens.Label(title, image: image) }
  }
}

extension Button: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    let action = context.environment.closingDialog(before: action)
    let primitive = context.environment.primitiveButtonAppearance
    let node = context.place(of: Self.self, Grouping())
    let place = ButtonPlace.kept(at: node, label)
    let style = context.environment.shownButtonStyle
    let press = ButtonContent(
      role: role, isEnabled: context.environment.isEnabled, isPressedByStyle: primitive != nil,
      looksLikeRow: primitive == nil && context.environment.buttonsLookLikeRows,
      takesRow: primitive == nil && context.environment.buttonsTakeRows,
      barAppearance: context.environment.barAppearance(of: style), place: place, action: action)
    context.fill(node, press) { inside in
      if let primitive { return [primitive.node(of: press, label: place.label, in: inside)] }
      let configuration = ButtonStyleConfiguration(
        role: role, label: ButtonStyleConfiguration.Label(slot: place.label), place: place)
      return [Self.styled(configuration, by: style, in: inside)]
    }
    return node
  }

  @MainActor
  private static func styled(
    _ configuration: ButtonStyleConfiguration, by style: some ButtonStyle, in context: ResolveContext
  ) -> Node {
    context.evaluated(StyleBody(subject: style, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}

/// What pressing a button means.
public struct ButtonRole: Hashable, Sendable {
  let name: String

  /// Something is lost: the label is red.
  public static let destructive = ButtonRole(name: "destructive")
  /// Something is given up.
  public static let cancel = ButtonRole(name: "cancel")
  /// Something is agreed to.
  public static let confirm = ButtonRole(name: "confirm")
  /// Something is closed.
  public static let close = ButtonRole(name: "close")
}

/// What a button is besides its appearance.
package struct ButtonContent: GestureReceiver, ControlContent, RowPressing {
  package let role: ButtonRole?
  let isEnabled: Bool
  /// Whether only the style says what presses the button.
  let isPressedByStyle: Bool
  /// Whether it looks like the row of a list that it may be.
  var looksLikeRow = false
  /// Whether it takes the touches of the row of a list that it is a part of.
  var takesRow = false
  /// What it asks of the bar that it stands in.
  let barAppearance: BarButtonAppearance?
  let place: ButtonPlace
  package let action: () -> Void

  package var meaning: Meaning? { .button(isEnabled: isEnabled, action: action) }

  /// The label's texts in one, which is a button whatever they are.
  package var accessibility: AccessibilityAttributes? {
    AccessibilityAttributes(
      addedTraits: isEnabled ? .isButton : [.isButton, .isNotEnabled], removedTraits: [.isStaticText, .isImage],
      children: .combine, actions: [AccessibilityAction(.activate, perform: action)])
  }

  @MainActor package var isDown: Bool { looksLikeRow && place.isDown }
  package var isRowButton: Bool { takesRow && isEnabled }
  @MainActor package func share(row: [any RowPressing]) {
    place.row = row.count > 1 ? row.compactMap { ($0 as? ButtonContent)?.action } : []
  }
  /// What a touch does: in the row of a list what all of its buttons do.
  private var tap: () -> Void {
    { [place, action] in
      let row = place.row
      if row.isEmpty { action() } else { for action in row { action() } }
    }
  }
  var kind: String { "Button" }
  package var takesWholeFrame: Bool { !isPressedByStyle }
  package var attachment: GestureAttachment {
    isPressedByStyle
      ? GestureAttachment(gesture: TapGesture(), priority: .afterInside, mask: .subviews, isEnabled: isEnabled)
      : GestureAttachment(pressing: tap, isEnabled: isEnabled) { [place] in place.isPressed = $0 }
  }
}
