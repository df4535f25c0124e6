public import Foundation
package import LayoutTree

/// Views in a column that appear when they are scrolled to; it takes all the width that it is offered.
///
/// In a scroll view the views of a `ForEach` are made when they are seen, and where people may scroll, one screen more; those
/// that are not made are taken to be as long as the others on average, until they are. The distance is 8 where none is given.
/// - Remark: that lengths are estimated by the average is a guess, and so is that without a proposal the widest of the views
///   that are made counts. Outside of scroll views all views are made.
@MainActor @preconcurrency
public struct LazyVStack<Content: View> {
  package let alignment: HorizontalAlignment
  package let spacing: CGFloat?
  package let pinnedViews: PinnedScrollableViews
  nonisolated(unsafe) let content: Content

  /// Creates a column.
  /// - Parameters:
  ///   - alignment: the guide by which the views are aligned.
  ///   - spacing: the distance between neighbours in points, or nil for 8.
  ///   - pinnedViews: what of sections stays at the edges of the scroll view.
  ///   - content: the views from top to bottom.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    context.problems.check(spacing, .finite, in: "LazyVStack(spacing: \(spacing ?? 0))")
    return LazyContainer(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .top), spacing: spacing,
      pinnedViews: pinnedViews
    ).node(of: self, content, in: context)
  }
}

/// Views in a row that appear when they are scrolled to; it takes all the height that it is offered.
@MainActor @preconcurrency
public struct LazyHStack<Content: View> {
  package let alignment: VerticalAlignment
  package let spacing: CGFloat?
  package let pinnedViews: PinnedScrollableViews
  nonisolated(unsafe) let content: Content

  /// Creates a row.
  /// - Parameters:
  ///   - alignment: the guide by which the views are aligned.
  ///   - spacing: the distance between neighbours in points, or nil for 8.
  ///   - pinnedViews: what of sections stays at the edges of the scroll view.
  ///   - content: the views from the leading to the trailing edge.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    context.problems.check(spacing, .finite, in: "LazyHStack(spacing: \(spacing ?? 0))")
    return LazyContainer(
      axis: .horizontal, alignment: Alignment(horizontal: .leading, vertical: alignment), spacing: spacing,
      pinnedViews: pinnedViews
    ).node(of: self, content, in: context)
  }
}

/// The parts of sections that stay at the edges of a scroll view while their section is visible.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A container of views that appear when they are scrolled to.
@MainActor
struct LazyContainer {
  let axis: Axis
  var tracks: [GridTrack]?
  package let alignment: Alignment
  package let spacing: CGFloat?
  package let pinnedViews: PinnedScrollableViews

  func node<Container: View>(of container: Container, _ content: some View, in context: ResolveContext) -> Node {
    let node = context.place(of: Container.self, Grouping())
    let memory = node.memory as? LazyMemory ?? LazyMemory(at: node, in: context)
    node.memory = memory
    let rule = LazyRule(
      axis, tracks: tracks, alignment: alignment, spacing: spacing,
      pinsHeaders: pinnedViews.contains(.sectionHeaders), pinsFooters: pinnedViews.contains(.sectionFooters),
      isEstimated: context.environment.scrollContainer != nil, observer: memory,
      isMirrored: context.environment.isMirrored)
    memory.container = context.environment.scrollContainer
    context.fill(node, rule) { [content.resolved(in: $0.inStack(tracks == nil ? axis : nil).lazily())] }
    return node.from(container, in: context)
  }
}
