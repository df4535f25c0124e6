public import Foundation
public import LayoutTree

/// Views in a column that appear when they are scrolled to; it takes all the width that it is offered.
///
/// Only what may be seen is placed and drawn, appears, and begins its work. Bodies of all views are evaluated, since the
/// length of a scrolled list is known exactly here. The distance is 8 where none is given.
/// - Remark: what is not seen is not placed and does not appear; its bodies are evaluated.
public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

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

  func resolve(in context: ResolveContext) -> Node {
    context.problems.check(spacing, .finite, in: "LazyVStack(spacing: \(spacing ?? 0))")
    return LazyContainer(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .top), spacing: spacing,
      pinnedViews: pinnedViews
    ).node(of: self, content, in: context)
  }
}

/// Views in a row that appear when they are scrolled to; it takes all the height that it is offered.
public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

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

  func resolve(in context: ResolveContext) -> Node {
    context.problems.check(spacing, .finite, in: "LazyHStack(spacing: \(spacing ?? 0))")
    return LazyContainer(
      axis: .horizontal, alignment: Alignment(horizontal: .leading, vertical: alignment), spacing: spacing,
      pinnedViews: pinnedViews
    ).node(of: self, content, in: context)
  }
}

/// What of sections stays at the edges of a scroll view as long as something of its section is seen.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The heads of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The feet of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A container of views that appear when they are scrolled to.
@MainActor
struct LazyContainer {
  let axis: Axis
  var tracks: [GridTrack]?
  let alignment: Alignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews

  func node<Container: View>(of container: Container, _ content: some View, in context: ResolveContext) -> Node {
    let node = context.place(of: Container.self, Grouping())
    let memory = node.memory as? LazyMemory ?? LazyMemory(at: node, in: context)
    node.memory = memory
    let rule = LazyRule(
      axis, tracks: tracks, alignment: alignment, spacing: spacing,
      pinsHeaders: pinnedViews.contains(.sectionHeaders), pinsFooters: pinnedViews.contains(.sectionFooters),
      observer: memory, isMirrored: context.environment.isMirrored)
    context.fill(node, rule) { [content.resolved(in: $0.inStack(tracks == nil ? axis : nil))] }
    return node.from(container, in: context)
  }
}

/// Which views of a lazy container have appeared.
final class LazyMemory: VisibilityObserver, PlaceMemory {
  private unowned let node: Node
  private unowned let evaluation: Evaluation
  /// What is asked for the views inside, and whether it was done because they are seen.
  private var parts: [(part: Life.Part, isSeen: Bool)] = []

  init(at node: Node, in context: ResolveContext) {
    self.node = node
    evaluation = context.evaluation
    evaluation.placedCount += 1
    evaluation.lazyCount += 1
  }

  func leave(evaluation: Evaluation) {
    evaluation.placedCount -= 1
    evaluation.lazyCount -= 1
  }

  /// Takes in what is to be done when a view is seen.
  func add(_ part: Life.Part) {
    parts.append((part, false))
  }

  /// Takes in that nothing inside is seen any more.
  func hide() {
    for index in parts.indices where parts[index].isSeen {
      parts[index].isSeen = false
      evaluation.life.hide(parts[index].part)
    }
  }

  func see(_ views: [LayoutBox]) {
    parts.removeAll { $0.part.node?.parent == nil }
    guard !parts.isEmpty else { return }
    let seen = Set(views.map { ObjectIdentifier($0.node) })
    var around: Set<ObjectIdentifier> = []
    for view in views {
      for ancestor in view.node.ancestors.prefix(while: { $0 !== node }) {
        guard around.insert(ObjectIdentifier(ancestor)).inserted else { break }
      }
    }
    for index in parts.indices {
      guard let place = parts[index].part.node else { continue }
      let isSeen =
        around.contains(ObjectIdentifier(place))
        || sequence(first: place, next: \.parent).prefix { $0 !== node }.contains {
          seen.contains(ObjectIdentifier($0))
        }
      guard isSeen != parts[index].isSeen else { continue }
      parts[index].isSeen = isSeen
      if isSeen { evaluation.life.add(parts[index].part) } else { evaluation.life.remove(parts[index].part) }
    }
  }
}
