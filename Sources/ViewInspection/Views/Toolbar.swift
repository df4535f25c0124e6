public import DeclarativeUI

extension ViewType {
  /// What a view puts into the bars around it.
  public struct Toolbar: ViewMatching {
    /// The name of the kind.
    public static var typePrefix: String { "Toolbar" }

    static func matches(_ element: ViewElement) -> Bool {
      if case .layer(.toolbar, _) = element.role { true } else { false }
    }

    /// One thing in a bar.
    public struct Item: KnownViewType, SingleViewContent, MultipleViewContent {
      /// The name of the type.
      public static var typePrefix: String { "ToolbarItem" }
    }

    /// Several things in a bar.
    public struct ItemGroup: KnownViewType, SingleViewContent, MultipleViewContent {
      /// The name of the type.
      public static var typePrefix: String { "ToolbarItemGroup" }
    }
  }
}

extension InspectableView {
  /// What the view puts into the bars around it.
  /// - Parameter index: which of the view's `toolbar` modifiers, counted outwards.
  public func toolbar(_ index: Int = 0) throws -> InspectableView<ViewType.Toolbar> {
    try layer(.toolbar, index == 0 ? nil : index)
  }
}

extension InspectableView where View == ViewType.Toolbar {
  /// One of the things, which the code gives as a `ToolbarItem`.
  public func item(_ index: Int = 0) throws -> InspectableView<ViewType.Toolbar.Item> { try indexed(index) }

  /// One of the things, which the code gives as a `ToolbarItemGroup` or as views.
  public func itemGroup(_ index: Int = 0) throws -> InspectableView<ViewType.Toolbar.ItemGroup> { try indexed(index) }

  /// The name by which people's arrangement of the bar is kept; nil where the code gives none.
  public func identifier() throws -> String? { (element.value as? any CallDescribing)?.call.argument("id") }
}

extension InspectableView where View == ViewType.Toolbar.Item {
  /// The name by which people's arrangement of the bar knows it; nil where the code gives none.
  public func identifier() throws -> String? { try value(of: (any ToolbarEntry).self).id }

  /// Where it stands.
  public func placement() throws -> ToolbarItemPlacement { try value(of: (any ToolbarEntry).self).placement }

  /// Whether it is there before people arrange the bar.
  public func showsByDefault() throws -> Bool { try value(of: (any ToolbarEntry).self).showsByDefault }
}

extension InspectableView where View == ViewType.Toolbar.ItemGroup {
  /// Where they stand.
  public func placement() throws -> ToolbarItemPlacement { try value(of: (any ToolbarEntry).self).placement }
}
