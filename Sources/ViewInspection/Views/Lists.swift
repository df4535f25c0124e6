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

extension ViewType {
  /// Rows that are made of data and the data's children.
  public struct OutlineGroup: KnownViewType {
    /// The name of the type.
    public static var typePrefix: String { "OutlineGroup" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as an outline.
  public func outlineGroup() throws -> InspectableView<ViewType.OutlineGroup> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as an outline.
  public func outlineGroup(_ index: Int) throws -> InspectableView<ViewType.OutlineGroup> { try indexed(index) }
}

extension InspectableView where View == ViewType.OutlineGroup {
  /// The data that the outline is made of, as one of a type: one, or a sequence of them.
  public func sourceData<T>(_ type: T.Type) throws -> T {
    let data = try value(of: (any OutlineSource).self).source
    guard let wanted = data as? T else {
      throw InspectionError.typeMismatch(factual: "\(Swift.type(of: data))", expected: "\(T.self)")
    }
    return wanted
  }

  /// The row of one of the data.
  public func leaf(_ dataElement: Any) throws -> InspectableView<ViewType.ClassifiedView> {
    guard let leaf = try value(of: (any OutlineSource).self).leaf(of: dataElement) else {
      throw InspectionError.typeMismatch(
        factual: "\(Swift.type(of: dataElement))", expected: "an element of \(pathToRoot)")
    }
    return try possible(leaf, by: "leaf(\(Swift.type(of: dataElement)))")
  }
}

extension ViewType {
  /// A button by which people begin and end to edit a list.
  public struct EditButton: KnownViewType {
    /// The name of the type.
    public static var typePrefix: String { "EditButton" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a button for editing.
  public func editButton() throws -> InspectableView<ViewType.EditButton> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a button for editing.
  public func editButton(_ index: Int) throws -> InspectableView<ViewType.EditButton> { try indexed(index) }
}

extension InspectableView where View == ViewType.EditButton {
  /// What says whether people edit; nil where nothing around the button does.
  public func editMode() throws -> Binding<EditMode>? {
    for call in element.callsAround where call.argument("keyPath", as: AnyKeyPath.self) == \EnvironmentValues.editMode {
      if let mode: Binding<EditMode> = call.argument() { return mode }
    }
    return nil
  }
}
