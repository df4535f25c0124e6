/// What a button says that has only a role.
/// - Remark: the symbols and words are those of Apple's documentation; how iOS draws them was not measured.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// The symbol or the word.
  public var body: some View {
    switch role {
    case .close: Image(systemName: "xmark").accessibilityLabel(Text(verbatim: "Close"))
    case .confirm: Image(systemName: "checkmark").accessibilityLabel(Text(verbatim: "Done"))
    case .destructive: Text(verbatim: "Delete")
    default: Text(verbatim: "Cancel")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button that says what its role is.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
