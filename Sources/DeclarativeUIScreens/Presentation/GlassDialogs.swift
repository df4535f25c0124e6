import Foundation

// Alerts and dialogs of iOS 26. The figures were read off running systems by several people: a card 320 wide with corners of
// 34; texts 30 from its sides and 22 below its top, the message 7.67 below the title; buttons 48 high, 8 apart and 16 from
// the sides. What is between the texts and the buttons is a guess.

/// The card of an alert.
struct GlassAlertCard<Actions: View, Message: View>: View {
  let title: Text
  let actions: Actions
  let message: Message

  private var isOneText: Bool { message is EmptyView }

  var body: some View {
    VStack(spacing: 0) {
      VStack(alignment: isOneText ? .center : .leading, spacing: 7.67) {
        PartView(
          .title,
          title.font(.system(size: 17, weight: isOneText ? .regular : .semibold)).accessibilityAddTraits(.isHeader))
        PartView(.message, message.font(.system(size: 15)).foregroundStyle(Color(.secondaryLabel)))
      }
      .multilineTextAlignment(isOneText ? .center : .leading)
      .frame(maxWidth: .infinity, alignment: isOneText ? .center : .leading)
      .padding(.horizontal, 30).padding(.top, 22).padding(.bottom, 20)
      DialogButtonStack(actions: actions, fallback: "OK", isInRow: true, line: 8, widest: 120)
        .buttonStyle(GlassDialogButtonStyle(showsCancel: true))
        .textFieldStyle(GlassDialogFieldStyle())
        .padding(.horizontal, 16).padding(.bottom, 16)
    }
    .frame(width: 320)
    .background { GlassCardBackground() }
    .clipShape(RoundedRectangle(cornerRadius: 34, style: .continuous))
  }
}

/// What is in the popover of a dialog: its choices; what is beside it gives up.
struct GlassConfirmationCard<Actions: View, Message: View>: View {
  let title: Text?
  let actions: Actions
  let message: Message

  var body: some View {
    VStack(spacing: 0) {
      DialogHeader(title: title, message: message)
      DialogButtonStack(actions: actions, fallback: nil, isInRow: false, line: 8)
        .buttonStyle(GlassDialogButtonStyle(showsCancel: false))
    }
    .padding(16)
    .frame(width: 240)
  }
}

/// The background of a card that covers what is behind it nearly wholly.
private struct GlassCardBackground: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View { Rectangle().fill(Color(white: scheme == .dark ? 25 / 255 : 253 / 255)) }
}

/// A button of a dialog: a capsule of its own.
private struct GlassDialogButtonStyle: ButtonStyle {
  let showsCancel: Bool
  @Environment(\.isDefaultAction) private var isDefaultAction
  @Environment(\.isEnabled) private var isEnabled

  init(showsCancel: Bool) {
    self.showsCancel = showsCancel
  }

  func makeBody(configuration: Configuration) -> some View {
    if showsCancel || configuration.role != .cancel {
      configuration.label
        .font(.system(size: 17, weight: isDefaultAction ? .semibold : .medium))
        .lineLimit(1)
        .padding(.horizontal, 12)
        .frame(maxWidth: .infinity, minHeight: 48)
        .foregroundStyle(color(configuration.role))
        .background { Capsule(style: .circular).fill(background) }
        .opacity(configuration.isPressed ? 0.75 : 1)
    }
  }

  private func color(_ role: ButtonRole?) -> AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
    if isDefaultAction { return AnyShapeStyle(Color.white) }
    return AnyShapeStyle(role == .destructive ? Color.red : Color(.label))
  }

  private var background: AnyShapeStyle {
    isDefaultAction ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.tertiarySystemFill))
  }
}

/// A field in an alert: a capsule of 48.
private struct GlassDialogFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View {
    configuration.font(.system(size: 17)).padding(.horizontal, 16).frame(height: 48)
      .background { Capsule(style: .circular).fill(Color(.tertiarySystemFill)) }
      // Measured: 290 wide, a point more than the buttons at both sides.
      .padding(.horizontal, -1)
  }
}
