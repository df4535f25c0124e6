import DeclarativeUI
public import LayoutValues

extension ViewType {
  /// Views in rows whose cells stand below each other.
  public struct Grid: KnownViewType, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "Grid" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a grid.
  public func grid() throws -> InspectableView<ViewType.Grid> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a grid.
  public func grid(_ index: Int) throws -> InspectableView<ViewType.Grid> { try indexed(index) }
}

extension ViewType {
  /// A row of a grid.
  public struct GridRow: KnownViewType, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "GridRow" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a row of a grid.
  public func gridRow() throws -> InspectableView<ViewType.GridRow> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a row of a grid.
  public func gridRow(_ index: Int) throws -> InspectableView<ViewType.GridRow> { try indexed(index) }
}

extension ViewType {
  /// Views in the rows of a grid that grows to the side.
  public struct LazyHGrid: KnownViewType, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "LazyHGrid" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a grid.
  public func lazyHGrid() throws -> InspectableView<ViewType.LazyHGrid> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a grid.
  public func lazyHGrid(_ index: Int) throws -> InspectableView<ViewType.LazyHGrid> { try indexed(index) }
}

extension ViewType {
  /// Views in a row that appear when they are scrolled to.
  public struct LazyHStack: KnownViewType, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "LazyHStack" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a row.
  public func lazyHStack() throws -> InspectableView<ViewType.LazyHStack> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a row.
  public func lazyHStack(_ index: Int) throws -> InspectableView<ViewType.LazyHStack> { try indexed(index) }
}

extension ViewType {
  /// Views in the columns of a grid that grows downwards.
  public struct LazyVGrid: KnownViewType, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "LazyVGrid" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a grid.
  public func lazyVGrid() throws -> InspectableView<ViewType.LazyVGrid> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a grid.
  public func lazyVGrid(_ index: Int) throws -> InspectableView<ViewType.LazyVGrid> { try indexed(index) }
}

extension ViewType {
  /// Views in a column that appear when they are scrolled to.
  public struct LazyVStack: KnownViewType, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "LazyVStack" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a column.
  public func lazyVStack() throws -> InspectableView<ViewType.LazyVStack> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a column.
  public func lazyVStack(_ index: Int) throws -> InspectableView<ViewType.LazyVStack> { try indexed(index) }
}

extension ViewType {
  /// Views that belong together: a header, what is below it, and a footer.
  public struct Section: KnownViewType, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "Section" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a section.
  public func section() throws -> InspectableView<ViewType.Section> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a section.
  public func section(_ index: Int) throws -> InspectableView<ViewType.Section> { try indexed(index) }
}

extension ViewType {
  /// A window into views that can be scrolled.
  public struct ScrollView: KnownViewType, SingleViewContent, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "ScrollView" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a scroll view.
  public func scrollView() throws -> InspectableView<ViewType.ScrollView> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a scroll view.
  public func scrollView(_ index: Int) throws -> InspectableView<ViewType.ScrollView> { try indexed(index) }
}

extension ViewType {
  /// A view whose contents scroll.
  public struct ScrollViewReader: KnownViewType, SingleViewContent, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "ScrollViewReader" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a scroll view reader.
  public func scrollViewReader() throws -> InspectableView<ViewType.ScrollViewReader> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a scroll view reader.
  public func scrollViewReader(_ index: Int) throws -> InspectableView<ViewType.ScrollViewReader> { try indexed(index) }
}

extension InspectableView where View == ViewType.ScrollView {
  /// Along which axes people scroll.
  public func axes() throws -> Axis.Set { try value(of: (any ScrollingView).self).axes }

  /// Whether bars show how far people have scrolled.
  public func showsIndicators() throws -> Bool { try value(of: (any ScrollingView).self).showsIndicators }
}
