import Observation

/// A button that begins and ends to edit lists.
///
/// It writes the binding in its environment (`\.editMode`), or else what all lists of the host read that have none.
/// - Remark: without a binding, SwiftUI keeps the mode for each screen of a stack; here there is one for the whole host.
@MainActor @preconcurrency
public struct EditButton {
  /// Creates the button.
  public nonisolated init() {}
}

extension EditButton: View {
  /// The button.
  public var body: some View { EditModeButton() }
}

private struct EditModeButton: View {
  private var host = HostEditMode()
  @Environment(\.editMode) private var mode

  init() {}

  var body: some View {
    let mode = mode ?? host.binding
    let isEditing = mode.wrappedValue.isEditing
    Button {
      mode.wrappedValue = isEditing ? .inactive : .active
    } label: {
      Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
    }
  }
}

/// Whether people edit lists, where no binding in the environment says so.
struct HostEditMode: RememberingProperty {
  private var cell: EditModeCell?

  init() {}

  /// What says so; it stays inactive where the view is not part of a layout.
  @MainActor var binding: Binding<EditMode> {
    guard let cell else { return .constant(.inactive) }
    return Binding(get: { cell.mode }, set: { cell.mode = $0 })
  }

  mutating func remember(at place: PropertyPlace) {
    cell = place.store.object { EditModeCell() }
  }
}

/// The mode of a host.
@MainActor
private final class EditModeCell: Observable {
  private let registrar = ObservationRegistrar()
  private var stored = EditMode.inactive

  nonisolated init() {}

  var mode: EditMode {
    get {
      registrar.access(self, keyPath: \.mode)
      return stored
    }
    set { registrar.withMutation(of: self, keyPath: \.mode) { stored = newValue } }
  }
}
