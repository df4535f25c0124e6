import LayoutTree

/// The rows of a list that people may select, swipe and edit.
struct EditedRows<Content: View>: View, PrimitiveView, InspectionTransparent {
  typealias Body = Never

  let selection: ListSelection?
  let isEditing: Bool
  /// Leads what opens menus of rows to what knows the rows; nil where rows have none.
  var menus: RowMenuLink?
  let rows: Content

  func resolve(in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, Grouping())
    let editor = node.memory as? ListEditor ?? ListEditor(at: node, in: context)
    node.memory = editor
    menus?.editor = editor
    editor.meet(selection, isEditing: isEditing, in: context)
    context.environment.columnSelection?.meet(selection)
    var context = context
    context.environment.listEditor = editor
    context.environment.rowDecorator = decorator(in: context.environment)
    let tap = RowTapGesture { [weak editor] in editor?.press(at: $0) }.onEnded { [weak editor] in editor?.tap(at: $0) }
    let attachment = GestureAttachment(
      gesture: tap, priority: .afterInside, mask: .all, isEnabled: context.environment.isEnabled)
    context.fill(node, selection == nil ? Grouping() : SelectedRows(attachment: attachment)) {
      [rows.resolved(in: $0)]
    }
    return node
  }
}

extension EditedRows {
  /// Measured in a column that floats: what is in the selected row has the tint.
  @MainActor private func decorator(in environment: EnvironmentValues) -> (any RowDecorating)? {
    guard let selection, environment.listAppearance == .sidebarColumn, environment.systemDesign == .iOS26 else {
      return nil
    }
    return SelectedRowTint(selection: selection)
  }
}

private struct SelectedRowTint: RowDecorating {
  let selection: ListSelection

  func node(of row: some View, selectedBy value: AnyHashable, in context: ResolveContext) -> Node {
    TintedRow(selection: selection, value: value, row: row).resolved(in: context)
  }
}

/// A row whose own style is the tint while it is selected.
private struct TintedRow<Row: View>: View, InspectionTransparent {
  let selection: ListSelection
  let value: AnyHashable
  let row: Row

  var body: some View {
    row.modifier(ForegroundModifier(styles: selection.isSelected(value) ? [AnyShapeStyle(TintShapeStyle())] : []))
  }
}

/// Rows that people select by a tap.
private struct SelectedRows: GestureReceiver {
  let attachment: GestureAttachment

  var takesWholeFrame: Bool { true }
}
