public import DeclarativeUI
public import Foundation
public import LayoutValues

extension InspectableView where View == ViewType.LazyHStack {
  /// The guide by which the views are aligned.
  public func alignment() throws -> VerticalAlignment { try value(of: (any HStackView).self).alignment }

  /// The distance between neighbours in points; nil where it is the usual one.
  public func spacing() throws -> CGFloat? { try value(of: (any LazyViews).self).spacing }

  /// What of sections stays at the edges of a scroll view.
  public func pinnedViews() throws -> PinnedScrollableViews { try value(of: (any LazyViews).self).pinnedViews }
}

extension InspectableView where View == ViewType.LazyVStack {
  /// The guide by which the views are aligned.
  public func alignment() throws -> HorizontalAlignment { try value(of: (any VStackView).self).alignment }

  /// The distance between neighbours in points; nil where it is the usual one.
  public func spacing() throws -> CGFloat? { try value(of: (any LazyViews).self).spacing }

  /// What of sections stays at the edges of a scroll view.
  public func pinnedViews() throws -> PinnedScrollableViews { try value(of: (any LazyViews).self).pinnedViews }
}

extension InspectableView where View == ViewType.LazyVGrid {
  /// Where all columns together are in the space that they do not fill.
  public func alignment() throws -> HorizontalAlignment { try value(of: (any ColumnGrid).self).alignment }

  /// The columns.
  public func columns() throws -> [GridItem] { try value(of: (any ColumnGrid).self).columns }

  /// The distance between neighbours in points; nil where it is the usual one.
  public func spacing() throws -> CGFloat? { try value(of: (any LazyViews).self).spacing }

  /// What of sections stays at the edges of a scroll view.
  public func pinnedViews() throws -> PinnedScrollableViews { try value(of: (any LazyViews).self).pinnedViews }
}

extension InspectableView where View == ViewType.LazyHGrid {
  /// Where all rows together are in the space that they do not fill.
  public func alignment() throws -> VerticalAlignment { try value(of: (any RowGrid).self).alignment }

  /// The rows.
  public func rows() throws -> [GridItem] { try value(of: (any RowGrid).self).rows }

  /// The distance between neighbours in points; nil where it is the usual one.
  public func spacing() throws -> CGFloat? { try value(of: (any LazyViews).self).spacing }

  /// What of sections stays at the edges of a scroll view.
  public func pinnedViews() throws -> PinnedScrollableViews { try value(of: (any LazyViews).self).pinnedViews }
}

extension InspectableView where View == ViewType.Grid {
  /// Where views are in their cells.
  public func alignment() throws -> Alignment { try value(of: (any GridOfRows).self).alignment }

  /// The distance between columns in points; nil where it is the usual one.
  public func horizontalSpacing() throws -> CGFloat? { try value(of: (any GridOfRows).self).horizontalSpacing }

  /// The distance between rows in points; nil where it is the usual one.
  public func verticalSpacing() throws -> CGFloat? { try value(of: (any GridOfRows).self).verticalSpacing }
}

extension InspectableView where View == ViewType.GridRow {
  /// Where views are in their cells; nil where the grid says so.
  public func alignment() throws -> VerticalAlignment? { try value(of: (any RowOfGrid).self).alignment }
}
