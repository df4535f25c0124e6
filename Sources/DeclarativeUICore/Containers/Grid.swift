public import Foundation
package import LayoutTree

/// Views in rows whose cells stand below each other; what is no `GridRow` takes a whole row.
/// - Remark: how SwiftUI widens columns for cells of several is not known; here each by the same.
@MainActor @preconcurrency
public struct Grid<Content: View> {
  package let alignment: Alignment
  package let horizontalSpacing, verticalSpacing: CGFloat?
  nonisolated(unsafe) let content: Content

  /// Creates a grid.
  /// - Parameters:
  ///   - alignment: where views are in their cells.
  ///   - horizontalSpacing: the distance between columns in points, or nil for 8; what SwiftUI has then is not known.
  ///   - verticalSpacing: the distance between rows in points, or nil for what their views want.
  ///   - content: the rows.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    context.problems.check(horizontalSpacing, .finite, in: "Grid(horizontalSpacing: \(horizontalSpacing ?? 0))")
    context.problems.check(verticalSpacing, .finite, in: "Grid(verticalSpacing: \(verticalSpacing ?? 0))")
    let rule = GridRule(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
      isMirrored: context.environment.isMirrored)
    var context = context
    context.environment.isInGrid = true
    return context.node(Self.self, rule) { [content.resolved(in: $0.inStack(nil))] }.from(self, in: context)
  }
}

/// A row of a `Grid`; anywhere else it only groups its views.
@MainActor @preconcurrency
public struct GridRow<Content: View> {
  package let alignment: VerticalAlignment?
  nonisolated(unsafe) let content: Content

  /// Creates a row.
  /// - Parameters:
  ///   - alignment: where views are in their cells; nil is the grid's alignment.
  ///   - content: the cells from the leading to the trailing edge.
  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    let rule: any NodeContent = context.environment.isInGrid ? GridRowRule(alignment: alignment) : Grouping()
    var context = context
    context.environment.isInGrid = false
    return context.node(Self.self, rule) { [content.resolved(in: $0)] }.from(self, in: context)
  }
}

private enum IsInGridKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the views are the rows of a grid.
  var isInGrid: Bool {
    get { self[IsInGridKey.self] }
    set { self[IsInGridKey.self] = newValue }
  }
}

extension View {
  /// The view as a cell of several columns of a grid.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(LayoutValueModifier("gridCellColumns", count, key: GridCellValue.Columns.self))
  }

  /// The view with a place in its cell of a grid.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(LayoutValueModifier("gridCellAnchor", anchor, key: GridCellValue.Anchor.self))
  }

  /// The view with an alignment of all cells of its column of a grid.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(LayoutValueModifier("gridColumnAlignment", guide, key: GridCellValue.ColumnAlignment.self))
  }

  /// The view as a cell of a grid that makes no room for it along some axes.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(LayoutValueModifier("gridCellUnsizedAxes", axes, key: GridCellValue.UnsizedAxes.self))
  }
}

/// Tells the container around a view something of the view.
struct LayoutValueModifier: LayoutModifier {
  let call: ModifierCall
  let value: Any
  let key: Any.Type

  init(_ name: String, _ value: Any, key: Any.Type) {
    call = ModifierCall(name, ["": value])
    self.value = value
    self.key = key
  }

  func rule(in context: ResolveContext) -> some UnaryRule { LayoutValueRule(value, for: key) }
}
