import Foundation
import LayoutTree

// Alerts and dialogs as iOS 13 to 18 draw them, as is generally known: none was measured. Their ground is a blur of what is
// behind on a device, whose colour is not known; here it is opaque.

/// The card of an alert: a title, a message, and buttons below.
struct AlertCard<Actions: View, Message: View> {
  let title: Text
  let actions: Actions
  let message: Message
}

extension AlertCard: View {
  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 4) {
        title.font(.headline)
        message.font(.footnote)
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal, 16)
      .padding(.vertical, 20)
      DialogButtons(actions: actions, fallback: "OK", isInRow: true, isBelowTexts: true)
        .buttonStyle(DialogButtonStyle(height: 44, font: .body))
    }
    .frame(width: 270)
    .background(DialogGround())
    .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
  }
}

/// The cards of a dialog at the bottom of the screen: the choices, and what gives up.
struct ConfirmationCard<Actions: View, Message: View> {
  /// Nil where it is not shown.
  let title: Text?
  let actions: Actions
  let message: Message
}

extension ConfirmationCard: View {
  var body: some View {
    VStack(spacing: 8) {
      VStack(spacing: 0) {
        DialogHeader(title: title, message: message)
        DialogButtons(actions: actions, fallback: nil, isBelowTexts: title != nil || !(message is EmptyView))
          .buttonStyle(DialogButtonStyle(height: 57, font: .title3, shown: .choices))
      }
      .background(DialogGround())
      .clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
      DialogButtons(actions: actions, fallback: "Cancel")
        .buttonStyle(DialogButtonStyle(height: 57, font: .title3, shown: .cancel))
        .background(DialogGround())
        .clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
    }
    .padding(.horizontal, 8)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
  }
}

/// What a dialog says above its choices: nothing where there is neither title nor message.
private struct DialogHeader<Message: View>: View, PrimitiveView {
  typealias Body = Never

  let title: Text?
  let message: Message

  func resolve(in context: ResolveContext) -> Node {
    let texts = VStack(spacing: 4) {
      title.font(.footnote.weight(.semibold))
      message.font(.footnote)
    }
    .foregroundStyle(.secondary)
    .multilineTextAlignment(.center)
    .padding(.horizontal, 16)
    .padding(.vertical, 14)
    .frame(maxWidth: .infinity)
    return context.node(Self.self, Shown(isEmpty: title == nil && message is EmptyView)) { [texts.resolved(in: $0)] }
  }

  private struct Shown: NodeContent {
    let isEmpty: Bool

    func boxes(of node: Node) -> LayoutBoxes { isEmpty ? [] : node.childBoxes }
  }
}

/// The buttons of a dialog with lines between them.
private struct DialogButtons<Actions: View>: View {
  let actions: Actions
  /// The button that is there where there is no other; nil for none.
  let fallback: LocalizedStringKey?
  /// Whether two short buttons stand side by side.
  var isInRow = false
  /// Whether there is a line above them, too.
  var isBelowTexts = false
  @Environment(\.pixelLength) private var line

  var body: some View {
    // The lines are the ground that is seen between the buttons.
    DialogButtonStack(actions: actions, fallback: fallback, isInRow: isInRow, line: line)
      .padding(.top, isBelowTexts ? line : 0)
      .background(Color(.separator))
  }
}

/// The buttons of a dialog in a row or in a column, as many as there are.
private struct DialogButtonStack<Actions: View>: View, PrimitiveView {
  typealias Body = Never

  let actions: Actions
  let fallback: LocalizedStringKey?
  let isInRow: Bool
  /// The distance of the buttons in points.
  let line: CGFloat

  func resolve(in context: ResolveContext) -> Node {
    let arrangement = Arrangement(
      isInRow: isInRow,
      row: StackRule(
        .horizontal, guide: VerticalAlignment.center.key, spacing: line, isMirrored: context.environment.isMirrored),
      column: StackRule(
        .vertical, guide: HorizontalAlignment.center.key, spacing: line, isMirrored: context.environment.isMirrored))
    return context.node(Self.self, arrangement) { inside in
      let given = actions.resolved(in: inside.at(.position(0)))
      guard let fallback else { return [given] }
      return [given, Button(fallback, role: .cancel) {}.resolved(in: inside.at(.position(1)))]
    }
  }

  private struct Arrangement: NodeContent {
    /// The widest ideal of a button that stands beside another one in an alert, in points.
    private static var widest: CGFloat { 135 }

    let isInRow: Bool
    let row, column: StackRule

    func boxes(of node: Node) -> LayoutBoxes {
      let given = node.children[0].boxes
      let buttons = given.isEmpty ? node.children.dropFirst().flatMap(\.boxes) : given.array
      guard !buttons.isEmpty else { return [] }
      let cancelling = buttons.filter { $0.isCancelling(below: node) }
      let others = buttons.filter { !$0.isCancelling(below: node) }
      let isShort = buttons.allSatisfy { $0.size(for: .unspecified).width <= Self.widest }
      return isInRow && buttons.count <= 2 && isShort
        ? [row.box(of: node, around: cancelling + others)]
        : [column.box(of: node, around: others + cancelling)]
    }
  }
}

extension LayoutBox {
  /// Whether it is a button that gives up.
  fileprivate func isCancelling(below dialog: Node) -> Bool {
    let nodes = sequence(first: innermostNode) { $0.parent === dialog ? nil : $0.parent }
    for node in nodes {
      if let role = (node.content as? ButtonContent)?.role { return role == .cancel }
    }
    return false
  }
}

/// A button that fills its part of a dialog.
private struct DialogButtonStyle: ButtonStyle {
  enum Shown {
    case all, choices, cancel
  }

  let height: CGFloat
  let font: Font
  var shown = Shown.all
  @Environment(\.isDefaultAction) private var isDefaultAction

  init(height: CGFloat, font: Font, shown: Shown = .all) {
    self.height = height
    self.font = font
    self.shown = shown
  }

  func makeBody(configuration: Configuration) -> some View {
    if isShown(configuration.role) {
      configuration.label
        .font(configuration.role == .cancel || isDefaultAction ? font.weight(.semibold) : font)
        .lineLimit(1)
        .padding(.horizontal, 8)
        .frame(maxWidth: .infinity, minHeight: height)
        .foregroundStyle(
          configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
        )
        .background(DialogGround())
    }
  }

  private func isShown(_ role: ButtonRole?) -> Bool {
    switch shown {
    case .all: true
    case .choices: role != .cancel
    case .cancel: role == .cancel
    }
  }
}

/// The ground of a dialog.
private struct DialogGround: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View { scheme == .dark ? Color(white: 0.15) : Color(white: 0.95) }
}
