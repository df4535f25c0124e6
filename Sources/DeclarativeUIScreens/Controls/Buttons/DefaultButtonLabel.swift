/// What a button says that has only a role.
/// - Remark: the symbols and words are those of Apple's documentation; how iOS draws them was not measured.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// The symbol in a bar, where there is one, and the word elsewhere.
  public var body: some View {
    RoleLabel(role: role)
  }
}

private struct RoleLabel: View {
  let role: ButtonRole
  @Environment(\.barRole) private var barRole

  var body: some View {
    if let symbol, barRole != nil {
      Image(systemName: symbol).accessibilityLabel(Text(verbatim: word))
    } else {
      Text(verbatim: word)
    }
  }

  private var symbol: String? {
    switch role {
    case .close: "xmark"
    case .confirm: "checkmark"
    default: nil
    }
  }

  private var word: String {
    switch role {
    // Measured in iOS 26 on a screen without bars.
    case .close: "Close"
    case .confirm: "Done"
    case .destructive: "Delete"
    default: "Cancel"
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button that says what its role is.
  public nonisolated init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
