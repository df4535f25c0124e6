public import Foundation
package import LayoutTree

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
  /// How long it is across the grid's lines, in points.
  public enum Size: Sendable {
    /// As long as this.
    case fixed(CGFloat)
    /// As long as its share of the space, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit into its share of the space, each within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long it is.
  public var size: Size
  /// The distance to the next one in points, or nil for 8.
  public var spacing: CGFloat?
  /// Where views are in it; nil is the grid's alignment.
  public var alignment: Alignment?

  /// Creates a column or a row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  fileprivate func track(in context: ResolveContext) -> GridTrack {
    context.problems.check(spacing, .finite, in: "GridItem(spacing: \(spacing ?? 0))")
    let given: GridTrack.Size
    switch size {
    case .fixed(let length):
      context.problems.check(length, .finiteNotNegative, in: "GridItem(.fixed(\(length)))")
      given = .fixed(length.isFinite ? length : 0)
    case .flexible(let minimum, let maximum):
      context.problems.check(minimum, .finiteNotNegative, in: "GridItem(.flexible(minimum: \(minimum)))")
      context.problems.check(maximum, .notNegative, in: "GridItem(.flexible(maximum: \(maximum)))")
      given = .flexible(minimum: minimum.isFinite ? minimum : 0, maximum: maximum.isNaN ? .infinity : maximum)
    case .adaptive(let minimum, let maximum):
      context.problems.check(minimum, .finitePositive, in: "GridItem(.adaptive(minimum: \(minimum)))")
      context.problems.check(maximum, .notNegative, in: "GridItem(.adaptive(maximum: \(maximum)))")
      given = .adaptive(
        minimum: minimum.isFinite ? max(minimum, 1) : 1, maximum: maximum.isNaN ? .infinity : maximum)
    }
    return GridTrack(given, spacing: spacing.flatMap { $0.isFinite ? $0 : nil }, alignment: alignment)
  }
}

/// Views in the columns of a grid that grows downwards; they appear when they are scrolled to.
@MainActor @preconcurrency
public struct LazyVGrid<Content: View> {
  package let columns: [GridItem]
  package let alignment: HorizontalAlignment
  package let spacing: CGFloat?
  package let pinnedViews: PinnedScrollableViews
  nonisolated(unsafe) let content: Content

  /// Creates a grid.
  /// - Parameters:
  ///   - columns: the columns from the leading to the trailing edge.
  ///   - alignment: where all columns together are in the space that they do not fill.
  ///   - spacing: the distance between lines in points, or nil for 8.
  ///   - pinnedViews: what of sections stays at the edges of the scroll view.
  ///   - content: the views, line by line.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    context.problems.check(spacing, .finite, in: "LazyVGrid(spacing: \(spacing ?? 0))")
    return LazyContainer(
      axis: .vertical, tracks: columns.map { $0.track(in: context) },
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing, pinnedViews: pinnedViews
    ).node(of: self, content, in: context)
  }
}

/// Views in the rows of a grid that grows to the side; they appear when they are scrolled to.
@MainActor @preconcurrency
public struct LazyHGrid<Content: View> {
  package let rows: [GridItem]
  package let alignment: VerticalAlignment
  package let spacing: CGFloat?
  package let pinnedViews: PinnedScrollableViews
  nonisolated(unsafe) let content: Content

  /// Creates a grid.
  /// - Parameters:
  ///   - rows: the rows from top to bottom.
  ///   - alignment: where all rows together are in the space that they do not fill.
  ///   - spacing: the distance between lines in points, or nil for 8.
  ///   - pinnedViews: what of sections stays at the edges of the scroll view.
  ///   - content: the views, line by line.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    context.problems.check(spacing, .finite, in: "LazyHGrid(spacing: \(spacing ?? 0))")
    return LazyContainer(
      axis: .horizontal, tracks: rows.map { $0.track(in: context) },
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, pinnedViews: pinnedViews
    ).node(of: self, content, in: context)
  }
}
