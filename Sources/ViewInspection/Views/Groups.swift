import DeclarativeUI

extension ViewType {
  /// A button that opens a menu; the views inside are what is in the menu.
  public struct Menu: KnownViewType, SingleViewContent, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "Menu" }
  }

  /// Views that people open and close.
  public struct DisclosureGroup: KnownViewType, SingleViewContent, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "DisclosureGroup" }
  }

  /// Views on a background of their own.
  public struct GroupBox: KnownViewType, SingleViewContent, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "GroupBox" }
  }

  /// A view with a label.
  public struct LabeledContent: KnownViewType, SingleViewContent, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "LabeledContent" }
  }

  /// Controls that belong together.
  public struct ControlGroup: KnownViewType, SingleViewContent, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "ControlGroup" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a menu.
  public func menu() throws -> InspectableView<ViewType.Menu> { try single() }

  /// The view inside as a group that people open.
  public func disclosureGroup() throws -> InspectableView<ViewType.DisclosureGroup> { try single() }

  /// The view inside as a box.
  public func groupBox() throws -> InspectableView<ViewType.GroupBox> { try single() }

  /// The view inside as a view with a label.
  public func labeledContent() throws -> InspectableView<ViewType.LabeledContent> { try single() }

  /// The view inside as a group of controls.
  public func controlGroup() throws -> InspectableView<ViewType.ControlGroup> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a menu.
  public func menu(_ index: Int) throws -> InspectableView<ViewType.Menu> { try indexed(index) }

  /// One of the views inside as a group that people open.
  public func disclosureGroup(_ index: Int) throws -> InspectableView<ViewType.DisclosureGroup> { try indexed(index) }

  /// One of the views inside as a box.
  public func groupBox(_ index: Int) throws -> InspectableView<ViewType.GroupBox> { try indexed(index) }

  /// One of the views inside as a view with a label.
  public func labeledContent(_ index: Int) throws -> InspectableView<ViewType.LabeledContent> { try indexed(index) }

  /// One of the views inside as a group of controls.
  public func controlGroup(_ index: Int) throws -> InspectableView<ViewType.ControlGroup> { try indexed(index) }
}

extension InspectableView where View == ViewType.Menu {
  /// Does what a tap on the menu does where that does not open it.
  public func callPrimaryAction() throws {
    guard let action = try value(of: (any PrimaryActing).self).primaryAction else {
      throw InspectionError.attributeNotFound(label: "primaryAction", type: "Menu")
    }
    try guardIsResponsive()
    action()
  }

  /// What the menu says while it is closed, as the code gives it and without its style.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try controlLabel() }
}

extension InspectableView where View == ViewType.GroupBox {
  /// What the box says, as the code gives it and without its style.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try controlLabel() }
}

extension InspectableView where View == ViewType.LabeledContent {
  /// The label, as the code gives it and without its style.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try controlLabel() }
}

extension InspectableView where View == ViewType.DisclosureGroup {
  /// What the group says, as the code gives it and without its style.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try controlLabel() }

  /// Whether the group is open.
  public func isExpanded() throws -> Bool { try controlled(Bool.self).wrappedValue }

  /// Opens the group.
  public func expand() throws {
    try guardIsResponsive()
    try controlled(Bool.self).wrappedValue = true
  }

  /// Closes the group.
  public func collapse() throws {
    try guardIsResponsive()
    try controlled(Bool.self).wrappedValue = false
  }
}
