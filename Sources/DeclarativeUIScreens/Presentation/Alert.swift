/// An alert as data.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: () -> Void

    /// A button that does something.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action ?? {})
    }

    /// A button that gives up.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action ?? {})
    }

    /// A button named "Cancel" that gives up.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }

    /// A button with which something is lost.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action ?? {})
    }
  }

  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  /// Creates an alert with one button, which is "OK" where none is given.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .cancel(Text("OK"))]
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  var card: some View {
    AlertCard(title: title, actions: AlertButtons(buttons: buttons), message: message)
  }
}

/// Choices at the bottom of the screen as data.
public struct ActionSheet {
  /// A choice.
  public typealias Button = Alert.Button

  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  /// Creates choices below a title.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  var card: some View {
    ConfirmationCard(title: title, actions: AlertButtons(buttons: buttons), message: message)
  }
}

/// Buttons that are given as data.
private struct AlertButtons {
  let buttons: [Alert.Button]
}

extension AlertButtons: View {
  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role, action: buttons[index].action) { buttons[index].label }
    }
  }
}
