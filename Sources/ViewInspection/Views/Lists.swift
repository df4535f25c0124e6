public import DeclarativeUI
public import Foundation

extension ViewType {
  /// Rows that scroll, in sections.
  public struct List: KnownViewType, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "List" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a list.
  public func list() throws -> InspectableView<ViewType.List> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a list.
  public func list(_ index: Int) throws -> InspectableView<ViewType.List> { try indexed(index) }
}

extension ViewType {
  /// Controls in rows, in sections.
  public struct Form: KnownViewType, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "Form" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a form.
  public func form() throws -> InspectableView<ViewType.Form> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a form.
  public func form(_ index: Int) throws -> InspectableView<ViewType.Form> { try indexed(index) }
}

extension InspectableView where View == ViewType.ForEach {
  /// Does what deleting elements does.
  public func callOnDelete(_ indexSet: IndexSet) throws {
    let action: (IndexSet) -> Void = try action(of: "onDelete")
    action(indexSet)
  }

  /// Does what moving elements does.
  public func callOnMove(_ indexSet: IndexSet, _ index: Int) throws {
    let action: (IndexSet, Int) -> Void = try action(of: "onMove")
    action(indexSet, index)
  }

  /// Does what dropping something between elements does.
  public func callOnInsert(of index: Int, _ providers: [NSItemProvider]) throws {
    let action: (Int, [NSItemProvider]) -> Void = try action(of: "onInsert")
    action(index, providers)
  }
}
