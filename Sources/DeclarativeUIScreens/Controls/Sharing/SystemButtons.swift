/// A button that begins to rename what is around it, by the action of its environment.
public struct RenameButton<Label: View>: View {
  private let label: Label
  @Environment(\.rename) private var rename

  init(label: Label) {
    self.label = label
  }

  /// The label as a button, which is disabled where nothing can be renamed.
  public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

extension RenameButton where Label == DeclarativeUIScreens.Label<Text, Image> {
  /// Creates the button.
  public init() {
    self.init(label: DeclarativeUIScreens.Label("Rename", systemImage: "pencil"))
  }
}

/// What renames something.
public struct RenameAction {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Begins to rename.
  public func callAsFunction() { action() }
}

private enum RenameActionKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// What renames what is around; nil where nothing can be renamed.
  public internal(set) var rename: RenameAction? {
    get { self[RenameActionKey.self] }
    set { self[RenameActionKey.self] = newValue }
  }
}

/// A button that pastes what was copied; here nothing ever was, and a tap pastes nothing.
/// - Remark: drawn as a prominent button; how iOS draws it was not measured.
public struct PasteButton: View {
  /// Creates a button that pastes things of a type.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

  /// Creates a button that pastes things of some kinds.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}

  /// The button.
  public var body: some View {
    Button {
    } label: {
      // It looks the same in rows.
      Label("Paste", systemImage: "doc.on.clipboard").environment(\.isInListRow, false)
    }
    .buttonStyle(.borderedProminent)
  }
}

extension View {
  /// The view with an action for buttons that rename.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.rename) { $0 = RenameAction(action) }
  }

  /// The view, a field of which gets the focus by buttons that rename.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
