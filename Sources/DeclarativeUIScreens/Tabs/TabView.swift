package import LayoutTree

/// Screens of which one is seen, with a bar of tabs that lead to them, or one page after the other.
///
/// The screens that are not seen keep their state. With more than five tabs the last one leads to the others. On a tablet
/// the tabs stand above the screens, as since iOS 18.
@MainActor @preconcurrency
public struct TabView<SelectionValue: Hashable, Content: View> {
  private nonisolated(unsafe) let selection: Binding<SelectionValue>?
  private nonisolated(unsafe) let content: Content

  /// Creates a view whose tab a binding chooses.
  public nonisolated init(
    selection: Binding<SelectionValue>?, @TabViewBuilder<SelectionValue> content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  /// Creates a view whose tab a binding chooses.
  public nonisolated init(
    selection: Binding<SelectionValue>, @TabViewBuilder<SelectionValue> content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a view that remembers itself which tab was chosen.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    let access = selection.map { selection in
      TabSelection(
        value: { AnyHashable(selection.wrappedValue) },
        select: { value in
          if let value = value.base as? SelectionValue { selection.wrappedValue = value }
        })
    }
    return TabMemory.node(of: Self.self, selection: access, in: context) { content.resolved(in: $0) }
      .from(self, in: context)
  }
}

/// How the choice of a tab is read and changed.
struct TabSelection {
  let value: () -> AnyHashable
  let select: (AnyHashable) -> Void
}
