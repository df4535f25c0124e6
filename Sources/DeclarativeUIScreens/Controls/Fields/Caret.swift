import Foundation

/// The line where the next letter comes, in the field that has the focus: 2 points wide, in the tint.
///
/// It blinks on a device, and so is drawn only where a test asks for it.
struct Caret: View {
  let place: FieldPlace
  @Environment(\.caretVisibility) private var visibility

  var body: some View {
    if visibility == .visible, place.hasFocus {
      Rectangle().fill(.tint).frame(width: 2)
    }
  }
}

private enum CaretVisibilityKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// Whether the field that has the focus shows where the next letter comes: not unless a test says so.
  /// - Remark: only here; how iOS draws the line was not measured.
  public var caretVisibility: Visibility {
    get { self[CaretVisibilityKey.self] }
    set { self[CaretVisibilityKey.self] = newValue }
  }
}
