import Drawings
import Foundation
import LayoutTree
import PixelImages

// Alerts and dialogs; here as iOS 13 to 18 draw them. Alerts are measured on pictures of iOS 17; that dialogs lie on the same
// background is a guess.

/// The card of an alert: a title, a message, and buttons below.
struct AlertCard<Actions: View, Message: View> {
  let title: Text
  let actions: Actions
  let message: Message
}

extension AlertCard: View {
  var body: some View {
    DesignChoice(
      older: OlderAlertCard(title: title, actions: actions, message: message),
      newer: GlassAlertCard(title: title, actions: actions, message: message))
  }
}

/// One of two looks, by the design.
struct DesignChoice<Older: View, Newer: View>: View {
  let older: Older
  let newer: Newer
  @Environment(\.systemDesign) private var design

  init(older: Older, newer: Newer) {
    self.older = older
    self.newer = newer
  }

  var body: some View {
    if design == .iOS26 { newer } else { older }
  }
}

/// The card of iOS 13 to 18, whose message has lines 16 apart, as measured on a picture of iOS 15.
private struct OlderAlertCard<Actions: View, Message: View>: View {
  let title: Text
  let actions: Actions
  let message: Message

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 3 + 2.0 / 3) {
        PartView(.title, title.font(.headline))
        PartView(.message, message.font(.footnote.leading(.tight)))
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal, 16)
      .padding(.top, 19 + 1.0 / 3)
      .padding(.bottom, 21)
      DialogButtons(actions: actions, fallback: "OK", isInRow: true, isBelowTexts: true)
        .buttonStyle(DialogButtonStyle(height: 44, font: .body))
        .textFieldStyle(DialogFieldStyle())
    }
    .frame(width: 270)
    .background(DialogPaint())
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
    DesignChoice(
      older: OlderConfirmationCard(title: title, actions: actions, message: message),
      newer: GlassConfirmationCard(title: title, actions: actions, message: message))
  }
}

/// The cards of iOS 13 to 18: nothing is seen through the one that gives up, as measured in light and read off Flutter's in the
/// dark.
private struct OlderConfirmationCard<Actions: View, Message: View>: View {
  let title: Text?
  let actions: Actions
  let message: Message
  @Environment(\.colorScheme) private var scheme

  init(title: Text?, actions: Actions, message: Message) {
    (self.title, self.actions, self.message) = (title, actions, message)
  }

  var body: some View {
    VStack(spacing: 8) {
      VStack(spacing: 0) {
        DialogHeader(title: title, message: message)
        DialogButtons(actions: actions, fallback: nil, isBelowTexts: title != nil || !(message is EmptyView))
          .buttonStyle(DialogButtonStyle(height: 57, font: .title3, shown: .choices))
      }
      .background(DialogPaint())
      .clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
      DialogButtons(actions: actions, fallback: "Cancel")
        .buttonStyle(DialogButtonStyle(height: 57, font: .title3, shown: .cancel))
        .background(scheme == .dark ? Color(red: 44 / 255, green: 44 / 255, blue: 44 / 255) : .white)
        .clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
    }
    .padding(.horizontal, 8)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
  }
}

/// What a dialog says above its choices: nothing where there is neither title nor message.
///
/// Measured in iOS 18 of a title above a message: 6.67 between them, and 25 below. Below one of them alone is a guess.
struct DialogHeader<Message: View>: View, PrimitiveView {
  typealias Body = Never

  let title: Text?
  let message: Message

  func resolve(in context: ResolveContext) -> Node {
    let isWhole = context.environment.systemDesign == .iOS18 && title != nil && !(message is EmptyView)
    let texts = VStack(spacing: isWhole ? 6 + 2.0 / 3 : 4) {
      PartView(.title, title.font(.footnote.weight(.semibold)))
      PartView(.message, message.font(.footnote))
    }
    .foregroundStyle(.secondary)
    .multilineTextAlignment(.center)
    .padding(.horizontal, 16)
    .padding(.top, 14)
    .padding(.bottom, isWhole ? 25 : 14)
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
    // The buttons draw the lines into the room between them.
    DialogButtonStack(actions: actions, fallback: fallback, isInRow: isInRow, line: line)
      .padding(.top, isBelowTexts ? line : 0)
  }
}

/// The buttons of a dialog in a row or in a column, as many as there are.
struct DialogButtonStack<Actions: View>: View, PrimitiveView {
  typealias Body = Never

  let actions: Actions
  let fallback: LocalizedStringKey?
  let isInRow: Bool
  /// The distance of the buttons in points.
  let line: CGFloat
  /// The widest ideal of a button that stands beside another one, in points.
  var widest: CGFloat = 135

  func resolve(in context: ResolveContext) -> Node {
    let arrangement = Arrangement(
      isInRow: isInRow, widest: widest,
      row: StackRule(
        .horizontal, guide: VerticalAlignment.center.key, spacing: line, isMirrored: context.environment.isMirrored),
      column: StackRule(
        .vertical, guide: HorizontalAlignment.center.key, spacing: line, isMirrored: context.environment.isMirrored))
    return context.node(Self.self, arrangement) { inside in
      let given = PartView(.actions, actions).resolved(in: inside.at(.position(0)))
      guard let fallback else { return [given] }
      return [given, Button(fallback, role: .cancel) {}.resolved(in: inside.at(.position(1)))]
    }
  }

  private struct Arrangement: NodeContent {
    let isInRow: Bool
    let widest: CGFloat
    let row, column: StackRule

    func boxes(of node: Node) -> LayoutBoxes {
      let given = node.children[0].boxes
      let buttons = given.isEmpty ? node.children.dropFirst().flatMap(\.boxes) : given.array
      guard !buttons.isEmpty else { return [] }
      let fields = buttons.filter { $0.isField(below: node) }
      let pressed = buttons.filter { !$0.isField(below: node) }
      let cancelling = pressed.filter { $0.isCancelling(below: node) }
      let others = pressed.filter { !$0.isCancelling(below: node) }
      let isShort = pressed.allSatisfy { $0.size(for: .unspecified).width <= widest }
      if isInRow, pressed.count <= 2, isShort {
        let line = pressed.isEmpty ? [] : [row.box(of: node, around: cancelling + others)]
        return [fields.isEmpty && line.count == 1 ? line[0] : column.box(of: node, around: fields + line)]
      }
      return [column.box(of: node, around: fields + others + cancelling)]
    }
  }
}

extension LayoutBox {
  /// Whether something is written in it.
  fileprivate func isField(below dialog: Node) -> Bool {
    let around = sequence(first: innermostNode) { $0.parent === dialog ? nil : $0.parent }
    return around.contains { $0.content is FieldContent }
      || innermostNode.descendants().contains { $0.content is FieldContent }
  }

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
  @Environment(\.pixelLength) private var line
  @Environment(\.colorScheme) private var scheme

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
        .overlay(alignment: .top) { separator.frame(height: line).padding(.leading, -line).offset(y: -line) }
        // Of buttons at the edge of the card it lies outside and is not seen.
        .overlay(alignment: .leading) { separator.frame(width: line).offset(x: -line) }
    }
  }

  /// Stronger than those of lists: #B0B2B3 on #EEEEEE, as measured in light.
  private var separator: Color { Color(.separator).opacity(scheme == .dark ? 1 : 1.2) }

  private func isShown(_ role: ButtonRole?) -> Bool {
    switch shown {
    case .all: true
    case .choices: role != .cancel
    case .cancel: role == .cancel
    }
  }
}

/// The background of a dialog: what is behind, blurred and more colourful, below a veil of near white.
///
/// Measured on two alerts of iOS 17 in light: on greys of 200 the card is #EEEEEE, on (190, 102, 167) it is (245, 214, 237).
/// How far the blur reaches, and what it is in the dark, is a guess.
private struct DialogPaint: Hashable, ShapeStyle, PaintingStyle {
  func paint(in context: ResolveContext) -> StylePaint {
    let environment = context.environment
    if environment.colorScheme == .dark { return .color(RGBAColor(red: 38, green: 38, blue: 38, alpha: 255)) }
    let veil = RGBAColor(red: 250, green: 250, blue: 250, alpha: 198)
    if environment.accessibilityReduceTransparency { return .color(veil.opaque) }
    return .backdrop(Backdrop(blur: 20, colors: ColorChange.saturation(1.57).matrix, tint: veil))
  }
}

/// A field in an alert of iOS 13 to 18, as is generally known.
private struct DialogFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View {
    configuration.font(.footnote).padding(.horizontal, 6).frame(height: 26)
      .background { RoundedRectangle(cornerRadius: 6, style: .continuous).fill(Color(.systemBackground)) }
      .padding(.horizontal, 16).padding(.bottom, 10)
  }
}
