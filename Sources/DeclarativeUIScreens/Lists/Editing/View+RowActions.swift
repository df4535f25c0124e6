import Foundation
import LayoutTree

extension View {
  /// The view with actions beside the row of a list that it is, which people see when they swipe it.
  /// - Parameters:
  ///   - edge: at which end of the row they are.
  ///   - allowsFullSwipe: whether a swipe over nearly all of the row does the first one at once.
  ///   - content: the buttons, the one at the end of the row first.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content()))
  }

  /// The view, whose row people cannot delete.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowRequestModifier("deleteDisabled", isDisabled) { $0.isDeleteDisabled = isDisabled })
  }

  /// The view, whose row people cannot move.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowRequestModifier("moveDisabled", isDisabled) { $0.isMoveDisabled = isDisabled })
  }

  /// The view, whose row people cannot select.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(RowRequestModifier("selectionDisabled", isDisabled) { $0.isSelectionDisabled = isDisabled })
  }
}

private nonisolated struct RowRequestModifier: PrimitiveModifier {
  let call: ModifierCall
  private let change: @MainActor (inout RowRequests) -> Void

  init(_ name: String, _ value: Bool, _ change: @escaping @MainActor (inout RowRequests) -> Void) {
    call = ModifierCall(name, ["": value])
    self.change = change
  }

  @MainActor func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, RequestingRows(change: change)) { [content.resolved(in: $0)] }.from(self, in: context)
  }
}

private nonisolated struct SwipeActionsModifier<Actions: View>: PrimitiveModifier {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: Actions

  var call: ModifierCall {
    ModifierCall("swipeActions", ["edge": edge, "allowsFullSwipe": allowsFullSwipe, "content": content])
  }

  @MainActor func resolve(_ row: some View, in context: ResolveContext) -> Node {
    let swipes = RowSwipes(isTrailing: edge == .trailing, allowsFullSwipe: allowsFullSwipe) { [content] in content }
    let change: @MainActor (inout RowRequests) -> Void = { $0.swipes.append(swipes) }
    let request: any NodeContent =
      if let editor = context.environment.listEditor {
        SwipedRows(editor: editor, isEnabled: context.environment.isEnabled, isOneRow: true, change: change)
      } else {
        RequestingRows(change: change)
      }
    return context.node(Self.self, request) { [row.resolved(in: $0)] }.from(self, in: context)
  }
}
