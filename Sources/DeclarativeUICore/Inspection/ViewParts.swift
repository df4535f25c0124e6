package import Foundation

/// What a layer is to the view that has it.
package enum LayerKind: String {
  case background, overlay, border, mask
}

/// A modifier with a layer behind or in front of a view.
package protocol Layering {
  var kind: LayerKind { get }
  var alignment: Alignment { get }
}

/// A background that is a style.
package protocol BackgroundPainting {
  var paintedStyle: any ShapeStyle { get }
}

extension StyledBackground: BackgroundPainting {
  var paintedStyle: any ShapeStyle { style }
}

// Views that are generic over what is in them, as what they are whatever that is.

/// A row of any views.
package protocol RowView {
  var alignment: VerticalAlignment { get }
  var spacing: CGFloat? { get }
}
extension HStack: RowView {}

/// A column of any views.
package protocol ColumnView {
  var alignment: HorizontalAlignment { get }
  var spacing: CGFloat? { get }
}
extension VStack: ColumnView {}

/// A list, a row or a grid of any views that are made when they are seen.
package protocol LazyViews {
  var spacing: CGFloat? { get }
  var pinnedViews: PinnedScrollableViews { get }
}
extension LazyHStack: LazyViews, RowView {}
extension LazyVStack: LazyViews, ColumnView {}

/// A grid with columns that grows downwards.
package protocol ColumnGrid: LazyViews {
  var alignment: HorizontalAlignment { get }
  var columns: [GridItem] { get }
}
extension LazyVGrid: ColumnGrid {}

/// A grid with rows that grows to the side.
package protocol RowGrid: LazyViews {
  var alignment: VerticalAlignment { get }
  var rows: [GridItem] { get }
}
extension LazyHGrid: RowGrid {}

/// A grid whose rows the code gives.
package protocol GridOfRows {
  var alignment: Alignment { get }
  var horizontalSpacing: CGFloat? { get }
  var verticalSpacing: CGFloat? { get }
}
extension Grid: GridOfRows {}

/// A row of such a grid.
package protocol RowOfGrid {
  var alignment: VerticalAlignment? { get }
}
extension GridRow: RowOfGrid {}

/// A pile of any views.
package protocol PileView {
  var alignment: Alignment { get }
}
extension ZStack: PileView {}
